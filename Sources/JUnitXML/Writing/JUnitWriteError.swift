/// The reason why a report was not written.
///
/// After an error the target is unchanged, and no temporary file remains.
package enum JUnitWriteError: Error, Sendable, Hashable, CustomStringConvertible {
  case file(JUnitFileError)

  case notARegularFile(path: String)

  /// libxml2 failed, which happens only if no memory is left.
  case encoder

  case selfCheck(path: String, findings: [JUnitFinding])

  package var description: String {
    switch self {
    case .file(let error):
      "the report was not written: \(error)"
    case .notARegularFile(let path):
      "the report was not written: \(path) is not a regular file; name a file to create or replace"
    case .encoder:
      "the report was not written: libxml2 ran out of memory"
    case .selfCheck(let path, let findings):
      """
      the report was not written to \(path), because it failed its own check; \
      this is a defect of the kit
      \(findings.map(\.description).joined(separator: "\n"))
      """
    }
  }

  static func wrapping<Result>(
    _ body: @autoclosure () throws(JUnitFileError) -> Result
  ) throws(JUnitWriteError) -> Result {
    do { return try body() } catch { throw .file(error) }
  }
}
