import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Foundation
import Geometry
import PNGCodec
import Sheets
import Synchronization
import Testing

@Suite struct PictureRendererTests {
  /// Collects what is delivered; deliveries come from several threads.
  private final class Inbox: Sendable {
    private let files = Mutex<[Int: [[UInt8]]]>([:])

    func add(_ job: Int, _ bytes: [UInt8]) {
      files.withLock { $0[job, default: []].append(bytes) }
    }

    /// Each job's files, by the job's index.
    var contents: [Int: [[UInt8]]] { files.withLock { $0 } }
  }

  private struct Refusal: Error, Equatable {
    let job: Int
  }

  /// A picture whose rows all differ, so that a band out of place shows.
  private func picture(_ width: Double, _ height: Double) -> DisplayList {
    let marker = DisplayGroup(
      "marker", isPrecise: true,
      items: [.fill(.circle(center: Point(9, 60), radius: 8.3), SampleList.brand, .nonzero)])
    let slope = Path.polygon([Point(0, 0), Point(width, 0), Point(0, height)])
    return DisplayList(
      size: Size(width, height),
      items: [
        SampleList.box(0, 0, width, height, SampleList.orange),
        .fill(slope, SampleList.ink, .nonzero), .group(marker),
      ])
  }

  private struct Request {
    let list: DisplayList
    let scale: Int
    let format: PNGFormat
  }

  /// One row, one band to the row, one row more, and several bands, at three scales.
  private var requests: [Request] {
    [
      Request(list: picture(7, 1), scale: 1, format: .rgb),
      Request(list: picture(30, 64), scale: 1, format: .rgb),
      Request(list: picture(30, 65), scale: 1, format: .rgba),
      Request(list: picture(20, 200), scale: 2, format: .rgb),
      Request(list: picture(19, 111), scale: 3, format: .rgba),
      Request(list: SampleList.everything, scale: 3, format: .rgb),
    ]
  }

  @Test(arguments: [1, 2, 5, 0])
  func bytesDoNotDependOnTheNumberOfWorkers(workers: Int) async throws {
    let jobs = try requests.map {
      try PictureJob($0.list, scale: $0.scale, format: $0.format)
    }
    let inbox = Inbox()
    try await PictureRenderer(jobs) { inbox.add($0, $1) }.run(workers: workers)
    let contents = inbox.contents
    #expect(contents.keys.sorted() == Array(requests.indices))
    for (index, request) in requests.enumerated() {
      let whole = try RasterCanvas.bitmap(of: request.list, scale: Double(request.scale))
      let expected = try PNG.encode(whole, format: request.format, scale: request.scale)
      #expect(contents[index] == [expected], "job \(index)")
      let pixels = try PNG.decode(contents[index]?.first ?? [])
      #expect(pixels.difference(from: whole)?.description == nil, "job \(index)")
    }
  }

  @Test(arguments: [1, 2, 3])
  func sheetInBandsIsTheSheet(scale: Int) async throws {
    let list = try SampleSheet(name: "stations", theme: .dark).sheet().list
    let job = try PictureJob(list, scale: scale, format: .rgb)
    let inbox = Inbox()
    try await PictureRenderer([job]) { inbox.add($0, $1) }.run(workers: 2)
    let whole = try RasterCanvas.bitmap(of: list, scale: Double(scale))
    let pixels = try PNG.decode(inbox.contents[0]?.first ?? [])
    #expect(pixels.difference(from: whole)?.description == nil)
  }

  @Test func noJobsAreDoneAtOnce() async throws {
    let inbox = Inbox()
    try await PictureRenderer([]) { inbox.add($0, $1) }.run(workers: 4)
    #expect(inbox.contents.isEmpty)
  }

  @Test func anErrorEndsTheRun() async throws {
    let jobs = try (0..<20).map { _ in
      try PictureJob(picture(8, 8), scale: 1, format: .rgb)
    }
    let inbox = Inbox()
    let renderer = PictureRenderer(jobs) { job, bytes in
      guard job != 3 else { throw Refusal(job: job) }
      inbox.add(job, bytes)
    }
    await #expect(throws: Refusal(job: 3)) { try await renderer.run(workers: 1) }
    #expect(inbox.contents.keys.sorted() == [0, 1, 2])
  }

  @Test func anErrorEndsAllWorkers() async throws {
    let jobs = try (0..<200).map { _ in
      try PictureJob(picture(8, 8), scale: 1, format: .rgb)
    }
    let inbox = Inbox()
    let isRefused = Atomic<Bool>(false)
    let renderer = PictureRenderer(jobs) { job, bytes in
      guard job != 0 else {
        isRefused.store(true, ordering: .relaxed)
        throw Refusal(job: job)
      }
      inbox.add(job, bytes)
      while !isRefused.load(ordering: .relaxed) { usleep(1000) }
      // Time enough for the refusal to reach the renderer.
      usleep(5000)
    }
    await #expect(throws: Refusal(job: 0)) { try await renderer.run(workers: 4) }
    #expect(inbox.contents[0] == nil)
    #expect(inbox.contents.count < 199)
  }

  @Test func drawingErrorsAreThrown() async throws {
    let bad = DisplayItem.stroke(
      .segment(Point(0, 1), Point(8, 1)), SampleList.ink, StrokeStyle(width: 1, dash: [0]))
    let list = DisplayList(size: Size(8, 8), items: [bad])
    let inbox = Inbox()
    let renderer = PictureRenderer([try PictureJob(list, scale: 1, format: .rgb)]) {
      inbox.add($0, $1)
    }
    await #expect(throws: CanvasError.self) { try await renderer.run(workers: 2) }
    #expect(inbox.contents.isEmpty)
  }

  @Test(arguments: [Size(40_000, 1), Size(0, 1), Size(.nan, 1), Size(20_001, 20_000)])
  func jobsOfNoDrawableSizeAreRefused(size: Size) {
    let list = DisplayList(size: size, items: [])
    #expect(throws: CanvasError.self) { try PictureJob(list, scale: 1, format: .rgb) }
  }
}
