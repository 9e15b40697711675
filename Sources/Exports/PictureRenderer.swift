import CairoCanvas
import PNGCodec
import Synchronization

/// Makes PNGs on several cores. The work is a list of bands, so one picture keeps all of them busy;
/// a band's bytes depend on nothing but its picture, so their number never shows in a file.
package final class PictureRenderer: Sendable {
  private let jobs: [PictureJob]
  private let units: [Unit]
  private let deliver: @Sendable (Int, [UInt8]) throws -> Void
  private let next = Atomic<Int>(0)
  private let progress: Mutex<Progress>

  /// A band of one of the jobs.
  private struct Unit {
    let job: Int
    let band: Int
    let top: Int
  }

  private struct Progress {
    var bands: [[PNGBand?]]
    var failed = false
  }

  /// Prepares `jobs`. `deliver` is handed each job's index and file, in any order, several at once.
  package init(
    _ jobs: [PictureJob], deliver: @escaping @Sendable (Int, [UInt8]) throws -> Void
  ) {
    self.jobs = jobs
    self.deliver = deliver
    units = jobs.enumerated().flatMap { index, job in
      job.bandTops.enumerated().map { Unit(job: index, band: $0, top: $1) }
    }
    progress = Mutex(
      Progress(bands: jobs.map { Array(repeating: nil, count: Array($0.bandTops).count) }))
  }

  /// Does all the work with `workers` at once. Throws the first error; what was delivered before it
  /// stays delivered.
  package func run(workers: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, min(workers, units.count)) {
        group.addTask { try self.work() }
      }
      try await group.waitForAll()
    }
  }

  /// Takes one band after the other, in order, until none is left or another worker failed.
  private func work() throws {
    var canvas = RasterCanvas()
    while let unit = take() {
      do {
        let band = try jobs[unit.job].band(at: unit.top, on: &canvas)
        guard let bands = complete(unit, band) else { continue }
        try deliver(unit.job, jobs[unit.job].file(bands))
      } catch {
        progress.withLock { $0.failed = true }
        throw error
      }
    }
  }

  private func take() -> Unit? {
    guard !progress.withLock(\.failed) else { return nil }
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < units.count ? units[index] : nil
  }

  /// Keeps a band; gives all bands of its job, once, when it was the last of them.
  private func complete(_ unit: Unit, _ band: PNGBand) -> [PNGBand]? {
    progress.withLock { progress in
      progress.bands[unit.job][unit.band] = band
      let bands = progress.bands[unit.job].compactMap(\.self)
      guard bands.count == progress.bands[unit.job].count else { return nil }
      progress.bands[unit.job] = []
      return bands
    }
  }
}
