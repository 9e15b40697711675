import CairoCanvas
import DesignTokens
import Exports
import Markers
import PNGCodec
import Sheets
import Typesetting
import WebPCodec

/// What a failed command says and the status it ends with: the one place where errors of all stages
/// become either.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  /// A failure in words of the command's own.
  init(_ status: ExitStatus, _ problem: String) {
    self.status = status
    message = "Error: \(problem)"
  }

  /// Any error of any stage. What no stage is known to throw is a bug, and says so.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as UsageError: self.init(verbatim: error.description, error.exitStatus)
    case let error as FileError:
      self.init(ExitStatus(rawValue: error.exitStatus) ?? .ioError, error.description)
    case let error as CompareInputError: self.init(.dataError, error.description)
    case let error as DrawingError: self.init(Self.status(of: error), error.description)
    case let error as JSONError: self.init(.dataError, error.description)
    case let error as AuditFileError: self.init(.dataError, error.description)
    case let error as StopFileError: self.init(.dataError, error.description)
    case let error as TokenError: self.init(.dataError, error.description)
    case let error as IconError: self.init(.dataError, error.description)
    case let error as TypesettingError: self.init(Self.status(of: error), error.description)
    case let error as CanvasError: self.init(Self.status(of: error), error.description)
    case let error as WebPError:
      self.init(Self.status(of: error), "an animation \(error.description)")
    case let error as PNGError: self.init(.software, "a picture \(error.description)")
    default: self.init(.software, "\(error); this is a bug of render-markers")
    }
  }

  private init(verbatim message: String, _ status: ExitStatus) {
    self.status = status
    self.message = message
  }

  private static func status(of error: DrawingError) -> ExitStatus {
    switch error {
    case .token, .icon: .dataError
    case .text(let error), .label(_, let error): status(of: error)
    case .value: .usage
    }
  }

  private static func status(of error: TypesettingError) -> ExitStatus {
    switch error {
    case .noFontFolder, .missingFamily: .noInput
    case .unreadableFont, .missingWeight, .missingGlyphs, .controlCharacter, .invalidSize:
      .dataError
    }
  }

  private static func status(of error: WebPError) -> ExitStatus {
    switch error {
    case .size: .usage
    case .notEncoded: .software
    }
  }

  private static func status(of error: CanvasError) -> ExitStatus {
    switch error {
    case .tooLarge, .empty: .usage
    case .cairo: .software
    }
  }
}
