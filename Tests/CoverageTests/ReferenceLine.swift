/// The eight lines in their order, with the hue drawn in each theme (spec §1).
enum ReferenceLine: String, CaseIterable, Sendable {
  case red, blue, brown, green, orange, purple, pink, yellow

  var hue: ReferenceColor {
    switch self {
    case .red: ReferenceColor(light: 0xC60C30, dark: 0xC60C30)
    case .blue: ReferenceColor(light: 0x00A1DE, dark: 0x00A1DE)
    case .brown: ReferenceColor(light: 0x62361B, dark: 0xA9683F)
    case .green: ReferenceColor(light: 0x009B3A, dark: 0x009B3A)
    case .orange: ReferenceColor(light: 0xF9461C, dark: 0xF9461C)
    case .purple: ReferenceColor(light: 0x522398, dark: 0x8A55D7)
    case .pink: ReferenceColor(light: 0xE27EA6, dark: 0xE27EA6)
    case .yellow: ReferenceColor(light: 0xA88400, dark: 0xF9E300)
    }
  }
}
