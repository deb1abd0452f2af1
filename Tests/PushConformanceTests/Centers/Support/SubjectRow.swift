import PushConformance
import Testing

/// A push center of these tests, as the row of a table.
struct SubjectRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Makes the subject.
  var subject: @MainActor @Sendable () -> PushCenterSubject
  /// What has to become of it, by the names of requirements: those that are violated, or those that
  /// cannot be seen.
  var requirements: Set<String>

  /// Creates a row; a center that takes its time may be judged on some of its roles.
  init<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    _ requirements: String...,
    roles: Set<Role>? = nil
  ) {
    testDescription = "\(type)"
    subject = {
      var subject = PushCenterSubject(Center.self)
      subject.roles = roles ?? subject.roles
      return subject
    }
    self.requirements = Set(requirements)
  }
}

extension SubjectRow {
  /// The row of a center of which one thing more cannot be seen.
  func hiding(_ requirement: String) -> SubjectRow {
    var row = self
    row.requirements.insert(requirement)
    return row
  }
}
