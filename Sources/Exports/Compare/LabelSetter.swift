package import Bitmap
import Synchronization
package import Typesetting

/// Sets labels for workers on several cores; a typesetter is not for several at once. Where a font is
/// missing there are no labels, and a note says why.
package final class LabelSetter: Sendable {
  private struct State {
    var typesetter: Typesetter?
    var problem: String?
  }

  private let state: Mutex<State>

  /// Sets labels with what `makeTypesetter` gives, or not at all where it throws.
  package init(_ makeTypesetter: () throws(TypesettingError) -> sending Typesetter) {
    do throws(TypesettingError) {
      state = Mutex(State(typesetter: try makeTypesetter()))
    } catch {
      state = Mutex(State(problem: error.description))
    }
  }

  /// Why labels are missing; nil where they are not.
  package var problem: String? { state.withLock(\.problem) }

  /// The labels of a difference; nil where they cannot be set.
  package func labels(
    expected: Bitmap, actual: Bitmap, _ comparison: BitmapComparison
  ) -> DifferenceLabels? {
    state.withLock { state in
      guard let typesetter = state.typesetter else { return nil }
      do throws(TypesettingError) {
        return try DifferenceLabels(
          expected: expected, actual: actual, comparison: comparison, typesetter)
      } catch {
        state.typesetter = nil
        state.problem = error.description
        return nil
      }
    }
  }
}
