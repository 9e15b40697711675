import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Markers
import PNGCodec
import Synchronization

/// `marker`: draws one marker.
struct MarkerCommand {
  private let arguments: MarkerArguments

  init(_ arguments: MarkerArguments) { self.arguments = arguments }

  func run() async throws {
    for state in arguments.undrawnStates {
      throw CommandFailure(
        .usage, "--\(state.rawValue) is not drawn: \(state.reason(for: arguments.state))")
    }
    try checkFrame()
    let resources = try Resources(arguments.resources)
    let design = try resources.design(arguments.theme)
    try checkLines(design)
    let marker = try arguments.state.draw(design)
    let picture = try marker.picture(
      arguments.kind.rawValue, frame: arguments.frame, background: background(design))
    let bytes = try await png(picture)
    resources.noteFontFallbacks()
    if marker.inkBox == nil {
      StandardStream.error.note(
        "note: nothing is drawn in this state (000: “Bus stop · below zoom 14: Not drawn”)\n")
    }
    if Self.standardOutput.contains(arguments.output) {
      return try StandardStream.output.write(bytes)
    }
    try AtomicFile.write(bytes, to: arguments.output)
    try StandardStream.output.write(arguments.output + "\n")
  }

  /// Names of standard output: a path printed there as well would lie over the picture.
  private static let standardOutput = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// The centre of the pixels is the anchor's place only where the canvas ends with a pixel.
  private func checkFrame() throws(CommandFailure) {
    guard let frame = arguments.frame else { return }
    let scale = Double(arguments.scale.rawValue)
    guard (frame * scale).rounded() != frame * scale else { return }
    throw CommandFailure(
      .usage,
      "--frame \(decimal(frame)) ends within a pixel at --scale \(decimal(scale)); accepted: whole "
        + "pixels, such as \(decimal((frame * scale).rounded(.up) / scale))")
  }

  /// A line that no token file knows is a slip on the command line, not in a file.
  private func checkLines(_ design: Design) throws {
    let ids: [String] =
      switch arguments.state {
      case .station(let state): state.lines
      case .train(let state): [state.line]
      case .routeChip(let state):
        if case .line(let id, _) = state.choice { [id] } else { [] }
      case .busStop, .bus, .nearbyButton: []
      }
    guard !ids.isEmpty else { return }
    do throws(DrawingError) { _ = try design.lines(ids) } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  private func background(_ design: Design) throws -> Color? {
    switch arguments.background {
    case .none: nil
    case .ground: try design.color("ground")
    case .paper: try design.color("paper")
    case .color(let color): color
    }
  }

  /// Premultiplied pixels of the picture as an RGBA file, each enlarged where that was asked for.
  private func png(_ picture: DisplayList) async throws -> [UInt8] {
    let scale = arguments.scale.rawValue
    guard let pixels = arguments.pixels else {
      return try await file(PictureJob(picture, scale: scale, format: .rgba))
    }
    _ = try PixelSize(picture.size, scale: Double(scale * pixels))
    let bitmap = try RasterCanvas.bitmap(of: picture, scale: Double(scale))
    return try PNG.encode(bitmap.enlarged(pixels), format: .rgba, scale: scale)
  }

  private func file(_ job: PictureJob) async throws -> [UInt8] {
    let file = FileBox()
    let renderer = PictureRenderer([job]) { _, bytes in
      file.bytes.withLock { $0 = bytes }
    }
    try await renderer.run(workers: processorCount())
    return file.bytes.withLock(\.self)
  }
}

/// Where a worker leaves the one file of a run.
private final class FileBox: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
