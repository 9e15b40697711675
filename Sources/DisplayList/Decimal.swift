/// A number with at most four decimals, without trailing zeros, a sign for zero or an exponent, and
/// independent of any locale: "12", "0.5", "-3.0625". For finite numbers below 10¹².
package func decimal(_ value: Double) -> String {
  let scaled = (value.magnitude * 10_000).rounded()
  guard scaled > 0 else { return "0" }
  let units = Int64(exactly: min(scaled, 1e16)) ?? 0
  var text = value < 0 ? "-" : ""
  text += String(units / 10_000)
  let fraction = units % 10_000
  guard fraction > 0 else { return text }
  var digits = String(fraction + 10_000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return text + "." + digits
}
