import Testing

/// `--icons` with a folder or files that are missing or wrong.
@Suite struct IconFolderTests {
  private static let sheet = ["stations", "--theme=light", "--scale=1", "--icons"]
  private static let start = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
  private static let box = #"d="M0 0H24V24H0Z""#

  static let icons: [(content: String, message: String)] = [
    (
      "\n<path stroke=\"#000\" \(box)/></svg>", "bus.svg:2:7: unexpected attribute 'stroke' of path"
    ),
    ("\n\n<linearGradient id=\"a\"/></svg>", "bus.svg:3:1: unexpected element 'linearGradient'"),
    ("\n<path fill=\"url(#a)\" \(box)/></svg>", "bus.svg:2:"),
    (
      "\n<circle r=\"4\"/></svg>",
      "bus.svg:2:1: unexpected element 'circle' in svg; accepted: g, path"
    ),
    ("\n<path d=\"M0 0H2x4\"/></svg>", "bus.svg:2:16: unexpected 'x4'"),
    ("\n<path d=\"M0 0L1\"/></svg>", "bus.svg:2:"),
    ("\n<path d=\"M0 0 H 1e999\"/></svg>", "the number '1e999' is too large"),
    ("\n<path d=\"M0 0 H nan\"/></svg>", "bus.svg:2:"),
    ("\n<path d=\"H 4\"/></svg>", "bus.svg:2:"),
    ("\n<path d=\"\"/></svg>", "bus.svg: there is nothing to draw"),
    ("</svg>", "bus.svg: there is nothing to draw"),
    ("", "bus.svg:"),
    ("<path \(box)>", "bus.svg:1:"),
  ]

  @Test(arguments: icons)
  func isRefused(content: String, message: String) throws {
    let folder = try TestFolder()
    try folder.write(Self.start + content, to: "my icons/bus.svg")
    try expectFailure(
      Self.sheet + ["my icons"], status: 65, "my icons/", message, "accepted: ", in: folder)
  }

  @Test func filesThatAreNoSVG() throws {
    let folder = try TestFolder()
    for text in ["", "hello", "<!DOCTYPE svg>", "<html/>", "\0\0\0"] {
      try folder.write(text, to: "icons/train.svg")
      try expectFailure(
        Self.sheet + ["icons"], status: 65, "icons/train.svg", "accepted: ", in: folder)
    }
  }

  @Test func aNameThatIsNoIcon() throws {
    let folder = try TestFolder()
    try folder.write("\(Self.start)<path \(Self.box)/></svg>", to: "icons/bsu.svg")
    try expectFailure(
      Self.sheet + ["icons"], status: 65, "icons/bsu.svg", "'bsu'", "did you mean 'bus'?",
      "train+bus",
      in: folder)
  }

  @Test func foldersThatCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.write("x", to: "file")
    try folder.write("x", to: "none/README.md")
    try folder.makeFolder("inner/bus.svg")
    for (name, message) in [
      ("missing", "missing: No such file or directory"), ("file", "file: Not a directory"),
      ("none", "no icon in none: accepted are files named as the icons they replace, train.svg"),
      ("inner", "inner/bus.svg: it is a folder"),
    ] {
      try expectFailure(Self.sheet + [name], status: 66, message, in: folder)
    }
  }
}
