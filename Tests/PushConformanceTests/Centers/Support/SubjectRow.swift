import PushConformance
import Testing

/// A push center of these tests, as the row of a table.
struct SubjectRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Makes the subject.
  var subject: @MainActor @Sendable () -> Subject
  /// What has to become of it, by the names of requirements: those that are violated, or those that
  /// cannot be seen.
  var requirements: Set<String>

  init<Center: PushCenterUnderTest>(_ type: Center.Type, _ requirements: String...) {
    testDescription = "\(type)"
    subject = { Subject(Center.self) }
    self.requirements = Set(requirements)
  }
}
