package import PushConformance

/// A push center of the tests, with its name and a list of requirements.
package struct SubjectRow: Sendable {
  package var name: String
  /// The name of the center's type, after the names of the enclosing types, such as `FaultyToken.DropsZeroPadding`.
  package var fullName: String
  package var subject: @MainActor @Sendable () -> PushCenterSubject
  /// For a faulty center, the requirements that it violates.
  ///
  /// For a correct center, the requirements about situations that never occur in the runs of the center.
  package var requirements: Set<String>

  /// If `roles` is not nil, the kit judges the center on these roles only, which is faster.
  package init<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    _ requirements: String...,
    roles: Set<Role>? = nil
  ) {
    name = "\(type)"
    fullName = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    subject = {
      var subject = PushCenterSubject(Center.self)
      if let roles { subject.roles = roles }
      return subject
    }
    self.requirements = Set(requirements)
  }
}
