import CHarfBuzz

/// The bytes of a font file (a HarfBuzz blob), mapped into memory.
@safe struct FontFile: ~Copyable {
  /// The path as it was given.
  let path: String
  /// How many fonts the file holds: more than one in a collection.
  let faceCount: Int
  /// A `hb_blob_t`.
  let handle: OpaquePointer

  /// Opens the file and checks that it is a font file; what it holds, `FontFace` checks.
  init(path: String) throws(TypesettingError) {
    guard let handle = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadableFont(file: path, problem: "cannot be read")
    }
    let faceCount = unsafe hb_face_count(handle)
    if faceCount == 0 {
      let isEmpty = unsafe hb_blob_get_length(handle) == 0
      unsafe hb_blob_destroy(handle)
      throw .unreadableFont(
        file: path,
        problem: isEmpty ? "is empty" : "is not a TrueType or OpenType font")
    }
    self.path = path
    self.faceCount = Int(faceCount)
    unsafe self.handle = handle
  }

  deinit { unsafe hb_blob_destroy(handle) }

  /// The file's length in bytes.
  var count: Int { Int(unsafe hb_blob_get_length(handle)) }

  /// `count` bytes from `offset` as a big-endian number, or nil where the file ends before.
  func number(at offset: Int, bytes count: Int) -> Int? {
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(handle, &length) else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
    return unsafe bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
