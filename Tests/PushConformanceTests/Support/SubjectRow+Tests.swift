import FaultyCenters
import PushConformance
import Testing

extension SubjectRow: CustomTestStringConvertible {
  /// The name of the center's type, as the name of a test.
  package var testDescription: String { name }

  /// Returns the row of a center whose notifications the system shows, so that it shows no toasts.
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

  /// Returns the row of a center for which one more requirement cannot be seen.
  func hiding(_ requirement: String) -> SubjectRow {
    var row = self
    row.requirements.insert(requirement)
    return row
  }
}
