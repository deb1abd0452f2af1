/// An object to which the kit reports the progress of a run.
@MainActor package protocol RunObserver: AnyObject, Sendable {
  /// Handles an event, and has to return fast, because the run waits.
  func note(_ event: RunEvent)
}

package enum RunEvent: Sendable {
  /// The kit begins to judge a subject: by golden scenarios and generated runs, or by payloads.
  ///
  /// The event arrives a second time if a shard shows a fault, because the kit then plays the whole run.
  case began(subject: String, runs: Int)
  case played(runs: Int)
  /// Runs violate the requirement with this name, or a parser does not conform on the payload with this name.
  ///
  /// The run of the kit then fails, unless an answer excuses the violation. The event can arrive several times for the
  /// same requirement.
  case violated(String)
  /// All runs were played; the kit shortens and groups the findings now.
  case judging
  /// A case has its result; after the last of these events, the check of the answers can still change the outcome.
  case finished(CaseResult)
}
