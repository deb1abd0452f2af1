/// Why a case was not judged.
package enum SkipReason: Sendable, Hashable {
  /// The subject does not have a role.
  case roleNotOffered(Role)
  /// The subject has chosen otherwise; the text names the choice.
  case policy(String)
  /// The adapter does not say what the case is about; the text names it.
  case obstacle(String)
  /// The requirement cannot be violated; the text says why.
  case untestable(String)
  /// The chosen filter leaves it out.
  case filtered
  /// No run gave an occasion to look at it.
  case notExercised
  /// No run exercised it, and the chosen filter may be the reason.
  case notExercisedUnderFilter
  /// There was an occasion, but the adapter shows nothing.
  case unseen(Unseen)
}
