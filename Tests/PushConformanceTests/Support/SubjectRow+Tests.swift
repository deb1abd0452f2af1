import FaultyCenters
import PushConformance
import Testing

extension SubjectRow: CustomTestStringConvertible {
  /// The name of the center's type, as the name of a test.
  package var testDescription: String { name }

  /// Returns the row of a center that has the system show its notifications, so that it has no toast to look at.
  static func showing<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    roles: Set<Role>? = nil
  ) -> SubjectRow {
    SubjectRow(
      type,
      "toast.activation-routes-once",
      "toast.expiry-routes-nothing",
      roles: roles
    )
  }

  /// Returns the row of a center of which one requirement more cannot be seen.
  func hiding(_ requirement: String) -> SubjectRow {
    var row = self
    row.requirements.insert(requirement)
    return row
  }
}
