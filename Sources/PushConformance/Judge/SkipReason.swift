/// The reason why a case neither passed nor failed, for example because a filter left the case out.
package enum SkipReason: Sendable, Hashable {
  case roleNotOffered(Role)
  case policy(PolicyMismatch)
  case neverSent(PushShape)
  /// The scenario uses an action that the app lacks; `line` declares the app's actions, and is nil if no line does.
  case noSuchAction(String, line: String?)
  /// The adapter lacks a declaration that the case needs; the string names the missing declaration.
  case obstacle(String)
  /// No run can violate the requirement; the string is the reason.
  case untestable(String)
  case filtered
  case notExercised
  /// No run exercised the requirement; a filter left out runs that might exercise the requirement.
  case notExercisedUnderFilter
  /// A run gave an occasion, but the adapter does not report the result.
  case unseen(Unseen)
  /// The center removed a notification that the user responds to in the scenario.
  case notificationWasRemoved
  /// The user's answers excuse all findings; the string is the ``Answer/terms`` of an answer, or a reason in words.
  case answered(String)

  /// The line of the declaration that turns the case off; nil if the reason is not a line of the declaration.
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
  package static func noPlace(for part: PushTemplate.Field) -> SkipReason {
    let placeholder = part.placeholder(isNumber: false)
    return .obstacle(
      "the app's pushes have no place for \(placeholder); write \(placeholder) in .sends"
    )
  }
}
