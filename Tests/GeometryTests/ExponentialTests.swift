import Geometry
import Testing

@Suite struct ExponentialTests {
  /// e, 1 / e and √e, from their decimals.
  @Test(arguments: [
    (0.0, 1.0), (1, 2.718_281_828_459_045), (-1, 0.367_879_441_171_442_33),
    (0.5, 1.648_721_270_700_128_2), (-700, 9.859_676_543_759_77e-305),
  ])
  func isThePowerOfE(exponent: Double, power: Double) {
    #expect(abs(exponential(exponent) / power - 1) < 1e-13)
  }

  @Test func diesAwayToNothing() {
    #expect(exponential(-1e6) == 0)
    #expect(exponential(-.infinity) == 0)
  }
}
