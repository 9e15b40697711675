import DisplayList
import Testing

@Suite struct ColorTests {
  @Test(arguments: ["#D9DFE6", "D9DFE6", "#d9dfe6", "d9DfE6"])
  func hexIsRead(text: String) {
    #expect(Color(hex: text) == Color(red: 217, green: 223, blue: 230))
  }

  @Test func extremesAreRead() {
    #expect(Color(hex: "#000000") == Color(red: 0, green: 0, blue: 0))
    #expect(Color(hex: "ffffff") == Color(red: 255, green: 255, blue: 255))
    #expect(Color(hex: "#00000a") == Color(red: 0, green: 0, blue: 10))
  }

  @Test(arguments: [
    "", "#", "#12345", "12345", "+12345", "-00000", "#+12345", "#-00000", "#GGGGGG", "#1234567",
    "#12345678", "##12345", "123456#", " 123456", "#12345 ", "#123 56", "#12_456", "0x1234",
    "#12345\n", "#fff", "red", "#١٢٣", "１２",
  ])
  func whatIsNoHexIsRefused(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func hexIsWrittenInUpperCase() {
    #expect(Color(red: 11, green: 92, blue: 213).hex == "#0B5CD5")
    #expect(Color(red: 0, green: 10, blue: 255, opacity: 0.5).hex == "#000AFF")
  }

  @Test func opacityIsReplaced() {
    let color = Color(red: 1, green: 2, blue: 3)
    #expect(color.opacity == 1)
    #expect(color.opacity(0.35) == Color(red: 1, green: 2, blue: 3, opacity: 0.35))
    #expect(color.opacity(0.35).opacity(0.5).opacity == 0.5)
  }

  @Test func overMixesByOpacity() {
    let ground = Color(red: 200, green: 100, blue: 0)
    // 0.25 · (0, 100, 255) + 0.75 · (200, 100, 0) = (150, 100, 63.75).
    #expect(
      Color(red: 0, green: 100, blue: 255, opacity: 0.25).over(ground)
        == Color(red: 150, green: 100, blue: 64))
    // Halves round up: 127.5.
    #expect(
      Color(red: 255, green: 255, blue: 255, opacity: 0.5)
        .over(Color(red: 0, green: 0, blue: 0)) == Color(red: 128, green: 128, blue: 128))
  }

  @Test func overAtTheEndsIsOneOfThem() {
    let ground = Color(red: 200, green: 100, blue: 0)
    let top = Color(red: 1, green: 2, blue: 3)
    #expect(top.over(ground) == top)
    #expect(top.opacity(0).over(ground) == ground)
  }
}
