import FaultyCenters
import PushConformance
import Testing

extension SubjectRow: CustomTestStringConvertible {
  /// The name of the center's type, which names the test.
  package var testDescription: String { name }

  /// Returns the row of a center that shows no toasts, because the system shows its notifications.
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

  /// Returns the row of a center for whose runs one more requirement has no occasion.
  func hiding(_ requirement: String) -> SubjectRow {
    var row = self
    row.requirements.insert(requirement)
    return row
  }
}
