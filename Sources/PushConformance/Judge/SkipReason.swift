/// The reason why a case was not judged.
package enum SkipReason: Sendable, Hashable {
  /// The subject lacks a role.
  case roleNotOffered(Role)
  /// The app has another policy.
  case policy(PolicyMismatch)
  /// The scenario has a push of a form that the app's server never sends.
  case neverSent(PushShape)
  /// The scenario has an action, by its name in scenarios, that the app does not have.
  case noSuchAction(String)
  /// The adapter does not declare something that the case needs, which the text names.
  case obstacle(String)
  /// The requirement cannot be violated; the text says why.
  case untestable(String)
  /// The chosen filter leaves it out.
  case filtered
  /// No run gave an occasion to judge the requirement.
  case notExercised
  /// No run exercised the requirement, possibly because of the chosen filter.
  case notExercisedUnderFilter
  /// There was an occasion, but the adapter does not show the result.
  case unseen(Unseen)
  /// All findings are known failures; the text says why the first of them is accepted.
  case known(String)
}
