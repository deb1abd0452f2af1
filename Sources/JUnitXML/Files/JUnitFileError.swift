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
  /// An operation on a file that can fail.
  public enum Operation: String, Sendable, Hashable {
    /// Opening an existing file.
    case open
    /// Creating a file in a folder.
    case create
    /// Reading the bytes of an open file.
    case read
    /// Writing bytes to an open file.
    case write
    /// Synchronising a file with the disk.
    case synchronize
    /// Replacing a file by a finished file.
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

  /// The error in one sentence.
  public var description: String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(operation.rawValue) \(path): \(reason)"
  }
}
