#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// e to the power of `exponent`: how a damped motion dies away.
package func exponential(_ exponent: Double) -> Double { exp(exponent) }
