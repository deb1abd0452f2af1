#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// An error of the operating system, with the operation and file.
public struct JUnitFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The step of reading or writing a report at which the system has refused.
  public enum Operation: String, Sendable, Hashable {
    /// Opening a file that should exist, for reading or writing.
    case open
    /// Creating the report, or the temporary file beside it.
    case create
    /// Reading from a file that is open.
    case read
    /// Writing to a file that is open, which fails if the disk is full.
    case write
    /// Making sure that the bytes of a file have reached the disk.
    case synchronize
    /// Renaming the finished temporary file, so that it replaces the report.
    case replace
  }

  /// The operation on the file that the system has refused.
  public let operation: Operation

  /// The path of the file, as one line of text.
  public let path: String

  /// The error code of the system, such as `ENOSPC`.
  public let code: Int32

  /// Creates an error from the failed operation, the file and the error code of the system.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The error in one sentence: the operation, the path and the system's words.
  public var description: String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(operation.rawValue) \(path): \(reason)"
  }
}
