package import PushConformance

/// A push center with its name and with the requirements that it is about.
package struct SubjectRow: Sendable {
  /// The name of the center's type.
  package var name: String
  /// Makes the subject.
  package var subject: @MainActor @Sendable () -> PushCenterSubject
  /// The names of requirements: those that a faulty center violates, or those that cannot be seen of a correct one.
  package var requirements: Set<String>

  /// Creates a row; a center that takes its time may be judged on some of its roles.
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
