/// How the program ends; the numbers and names are those of sysexits.h.
package enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// A comparison found a difference.
  case different = 1
  /// EX_USAGE: the command line was wrong.
  case usage = 64
  /// EX_DATAERR: a file's content was wrong.
  case dataError = 65
  /// EX_NOINPUT: a file to read is missing.
  case noInput = 66
  /// EX_SOFTWARE: a bug of this program.
  case software = 70
  /// EX_CANTCREAT: a file cannot be created.
  case cannotCreate = 73
  /// EX_IOERR: reading or writing failed midway.
  case ioError = 74
  /// EX_NOPERM: goldens are not written where CI is set.
  case noPermission = 77
}
