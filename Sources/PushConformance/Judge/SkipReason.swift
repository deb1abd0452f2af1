/// The reason why a case neither passed nor failed, for example because the kit did not judge it.
package enum SkipReason: Sendable, Hashable {
  /// The subject lacks a role.
  ///
  /// `isOfOlderSystems` is true if the role is one of older systems, and the subject has no such role.
  case roleNotOffered(Role, isOfOlderSystems: Bool = false)
  /// For one of the policies, the app has a value that the case does not allow.
  case policy(PolicyMismatch)
  case neverSent(PushShape)
  /// The scenario uses an action that the app lacks, or that the notification's category lacks.
  ///
  /// The text is the action's name in scenarios. `line` is the name of the line that declares the actions; nil if the
  /// app declares no actions.
  case noSuchAction(String, line: String?)
  /// The adapter does not declare something that the case needs; the text names it.
  case obstacle(String)
  /// The requirement cannot be violated; the text says why.
  case untestable(String)
  case filtered
  case notExercised
  /// No run exercised the requirement; the user's filter excludes some runs.
  case notExercisedUnderFilter
  /// A run gave an occasion, but the adapter does not report the result.
  case unseen(Unseen)
  /// The center removed a notification that the user responds to in the scenario.
  case notificationWasRemoved
  /// Answers excuse all findings; the text is the terms of the first of these answers.
  case answered(String)

  /// True if the case is for apps with a system of earlier years, and the subject has no role of such a system.
  ///
  /// Summaries leave these cases out of their counts.
  package var isOfOlderSystems: Bool {
    if case .roleNotOffered(_, isOfOlderSystems: true) = self { true } else { false }
  }

  /// The line of the declaration that turns the case off; nil if the reason is no line of the declaration.
  package var declaredLine: String? {
    switch self {
    case .policy(let mismatch): mismatch.isDefault ? nil : mismatch.declared
    case .neverSent(let shape): shape.line
    case .noSuchAction(_, let line): line
    case .roleNotOffered, .obstacle, .untestable, .filtered, .notExercised,
      .notExercisedUnderFilter, .unseen, .notificationWasRemoved, .answered:
      nil
    }
  }
}

extension SkipReason {
  /// Returns the reason that the app's pushes have no place for a part, such as the link of an action.
  package static func noPlace(for part: PushTemplate.Field) -> SkipReason {
    let placeholder = part.placeholder(isNumber: false)
    return .obstacle(
      "the app's pushes have no place for \(placeholder); write \(placeholder) in .sends"
    )
  }
}

extension PushCenterSubject {
  /// Returns the reason to skip a case that needs the `missing` roles, the most important first; nil for no roles.
  ///
  /// A subject without any role of older systems is a current app. If the kit skips a case for an older system, the
  /// reason for such a subject names the role of the older system. This also holds if the subject lacks other roles.
  func reason(lacking missing: [Role]) -> SkipReason? {
    if let older = missing.first(where: \.isOfOlderSystems),
      !roles.contains(where: \.isOfOlderSystems)
    {
      return .roleNotOffered(older, isOfOlderSystems: true)
    }
    return missing.first.map { .roleNotOffered($0) }
  }
}
