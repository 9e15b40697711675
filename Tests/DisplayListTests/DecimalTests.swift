import DisplayList
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1e-9, "0"), (-1e-9, "0"), (0.00004, "0"), (-0.00004, "0"),
    (0.0001, "0.0001"), (-0.0001, "-0.0001"), (0.00006, "0.0001"),
    (0.99995, "1"), (0.9999, "0.9999"), (-0.99996, "-1"), (12.0, "12"), (-12.0, "-12"),
    (0.5, "0.5"), (-3.0625, "-3.0625"), (34.03, "34.03"), (1.528665, "1.5287"),
    (10.01, "10.01"), (10.1, "10.1"), (100.0, "100"), (0.1 + 0.2, "0.3"), (2.0 / 3, "0.6667"),
  ])
  func hasFourDecimalsAtMost(value: Double, expected: String) {
    #expect(decimal(value) == expected)
  }

  @Test(arguments: [
    (32_767.25, "32767.25"), (123_456_789.0125, "123456789.0125"),
    (950_000_000_000.0, "950000000000"), (-999_999_999_999.5, "-999999999999.5"),
  ])
  func largeNumbersHaveNoExponent(value: Double, expected: String) {
    #expect(decimal(value) == expected)
  }
}
