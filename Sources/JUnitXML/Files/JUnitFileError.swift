#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// What the operating system refused, and for which file.
public struct JUnitFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was to be done with the file.
  public enum Operation: String, Sendable, Hashable {
    /// To open a file that exists.
    case open
    /// To create a file in a folder.
    case create
    /// To read from a file.
    case read
    /// To write to a file.
    case write
    /// To make sure that a file has reached the disk.
    case synchronize
    /// To put a finished file in the place of another.
    case replace
  }

  /// What was to be done.
  public let operation: Operation

  /// The file.
  public let path: String

  /// The number of the system's error, such as `ENOSPC`.
  public let code: Int32

  /// Makes an error.
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
