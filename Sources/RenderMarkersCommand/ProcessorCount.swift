#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Cores that are on.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
