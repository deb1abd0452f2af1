/// An object to which the kit reports the progress of a run.
@MainActor package protocol RunObserver: AnyObject, Sendable {
  /// Handles an event; the method has to return quickly, because the run waits for the method.
  func note(_ event: RunEvent)
}

package enum RunEvent: Sendable {
  /// The kit begins to judge a subject: by golden scenarios and generated runs, or by payloads.
  ///
  /// The event arrives a second time if a shard shows a fault, because the kit then plays the whole run.
  case began(subject: String, runs: Int)
  case played(runs: Int)
  /// Runs violate the requirement with this name, or a parser fails on the payload with this name.
  ///
  /// The kit's run then fails, unless an answer excuses the violation. The event can arrive several times for the same
  /// requirement.
  case violated(String)
  /// All runs were played; the kit shortens and groups the findings now.
  case judging
  /// A case has its result; after the last such event, the check of the answers can still change results.
  case finished(CaseResult)
}
