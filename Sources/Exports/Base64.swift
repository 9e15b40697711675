import FoundationEssentials

/// Bytes in base64, without line breaks.
func base64(_ bytes: [UInt8]) -> String {
  Data(bytes).base64EncodedString()
}
