/// The reason why a case neither passed nor failed, for example because the kit did not judge it.
package enum SkipReason: Sendable, Hashable {
  case roleNotOffered(Role)
  case policy(PolicyMismatch)
  case neverSent(PushShape)
  /// The scenario uses an action, by its name in scenarios; `line` declares the app's actions, if any line does.
  case noSuchAction(String, line: String?)
  /// The adapter lacks a declaration that the case needs; the text names the missing declaration.
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
  /// The user's answers excuse all findings; the text contains the terms of the first such answer.
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
