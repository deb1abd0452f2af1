package import PushConformance

/// A push center with its name and the requirements that tests expect a result for.
package struct SubjectRow: Sendable {
  /// The name of the center's type.
  package var name: String
  /// A closure that creates the subject.
  package var subject: @MainActor @Sendable () -> PushCenterSubject
  /// The requirements that a faulty center violates, or that runs of a correct center cannot exercise.
  package var requirements: Set<String>

  /// Creates a row; a slow center may be judged on some of its roles only.
  package init<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    _ requirements: String...,
    roles: Set<Role>? = nil
  ) {
    name = "\(type)"
    subject = {
      var subject = PushCenterSubject(Center.self)
      subject.roles = roles ?? subject.roles
      return subject
    }
    self.requirements = Set(requirements)
  }
}
