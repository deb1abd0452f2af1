/// The reason why a case was not judged.
package enum SkipReason: Sendable, Hashable {
  /// The subject lacks a role.
  case roleNotOffered(Role)
  /// The subject has chosen another policy, which the text names.
  case policy(String)
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
}
