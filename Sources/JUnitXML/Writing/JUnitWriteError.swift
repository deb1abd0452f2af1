/// Why a report was not written.
///
/// The target is as it was before, and nothing stays beside it.
public enum JUnitWriteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system refused: a missing folder, a full disk, a folder that may not be written to.
  case file(JUnitFileError)

  /// The target is a folder, a device or a pipe, which a rename must not replace.
  case notARegularFile(path: String)

  /// libxml2 refused to go on, for which its only reason is a lack of memory.
  case encoder

  /// The finished file did not pass the check that `report check` makes; the kit is at fault.
  case selfCheck(path: String, findings: [JUnitFinding])

  /// The error in words: what was expected, what was seen, and what to do.
  public var description: String {
    switch self {
    case .file(let error):
      "the report was not written: \(error)"
    case .notARegularFile(let path):
      "the report was not written: \(path) is no regular file; name a file to create or replace"
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
    _ body: () throws(JUnitFileError) -> Result
  ) throws(JUnitWriteError) -> Result {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
