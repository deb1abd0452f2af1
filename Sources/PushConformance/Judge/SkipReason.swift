/// The reason why a case was not judged.
package enum SkipReason: Sendable, Hashable {
  /// The subject lacks a role.
  case roleNotOffered(Role)
  /// The app has a policy that the case is not for.
  case policy(PolicyMismatch)
  /// The scenario has a push of a kind that the app's server never sends.
  case neverSent(PushShape)
  /// The scenario has an action, by its name in scenarios, that the app does not have.
  case noSuchAction(String)
  /// The adapter does not declare something that the case needs; the text names it.
  case obstacle(String)
  /// The requirement cannot be violated; the text says why.
  case untestable(String)
  /// The user's filter leaves the case out.
  case filtered
  /// No run gave an occasion to judge the requirement.
  case notExercised
  /// No run that the user's filter admits exercised the requirement.
  case notExercisedUnderFilter
  /// A run gave an occasion, but the adapter does not report the result.
  case unseen(Unseen)
  /// All findings are known failures; the text says why the first of them is accepted.
  case known(String)
}
