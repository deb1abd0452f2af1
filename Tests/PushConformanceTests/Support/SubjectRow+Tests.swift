import PushConformance
import Testing

@testable import FaultyCenters

extension SubjectRow: CustomTestStringConvertible {
  /// The name of the center's type, which names the test.
  package var testDescription: String { name }

  /// Returns the row of a center that shows no toasts, because the system shows its notifications.
  static func showing<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    roles: Set<Role>? = nil
  ) -> SubjectRow {
    SubjectRow(type, "toast.activation-routes-once", "toast.expiry-routes-nothing", roles: roles)
  }

  /// Returns the row of a center for whose runs further requirements have no occasion.
  func hiding(_ requirements: Set<String>) -> SubjectRow {
    var row = self
    row.requirements.formUnion(requirements)
    return row
  }

  /// Returns the row of a center that has no account in the scenarios about a token without permission, no actions, and
  /// neither observers nor toasts of its own.
  static func switching<Center: PlainSwitcher>(_ type: Center.Type) -> SubjectRow {
    SubjectRow(type).hiding([
      "notification.unusable-url-is-no-url", "notification.url-comes-from-its-declared-place",
      "permission.token-is-uploaded-without-permission", "responses.only-opening-routes",
    ])
  }
}
