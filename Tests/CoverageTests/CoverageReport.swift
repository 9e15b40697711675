import Foundation

/// The worst of many pictures.
struct CoverageReport {
  private var count = 0
  private var worst: (difference: PictureDifference, label: String)?
  private var average = 0.0

  mutating func add(_ difference: PictureDifference, _ label: String) {
    count += 1
    average = max(average, difference.average)
    if let worst, worst.difference.worst >= difference.worst { return }
    worst = (difference, label)
  }

  var summary: String {
    guard let worst else { return "no pictures" }
    let verdict =
      worst.difference.worst <= Tolerance.wanted ? "" : " (over the wanted \(Tolerance.wanted))"
    return String(
      format: "%d pictures, worst %.2f levels%@ in %@ at (%d, %d); largest average %.4f",
      count, worst.difference.worst, verdict, worst.label, worst.difference.column,
      worst.difference.row, average)
  }
}
