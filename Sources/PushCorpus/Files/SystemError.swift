import Foundation

package enum SystemError {
  /// Returns the system's words for an error number (`errno`).
  package static func text(of code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
