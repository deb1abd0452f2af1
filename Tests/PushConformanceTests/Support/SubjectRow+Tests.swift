import FaultyCenters
import Testing

extension SubjectRow: CustomTestStringConvertible {
  /// The name of the center's type, as the name of a test.
  package var testDescription: String { name }

  /// Returns the row of a center of which one requirement more cannot be seen.
  func hiding(_ requirement: String) -> SubjectRow {
    var row = self
    row.requirements.insert(requirement)
    return row
  }
}
