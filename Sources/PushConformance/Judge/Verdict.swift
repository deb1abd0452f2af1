import PushSimulation

/// The verdict of a requirement on one run, or on several runs that the requirement compares.
///
/// An occasion is a place in a run at which the requirement can be satisfied or violated. The kit does not count a run
/// without an occasion as a pass.
package struct Verdict: Sendable, Hashable {
  /// The indices of the turns in which the requirement had an occasion and held.
  package var satisfiedTurns: [Int] = []
  package var violations: [Violation] = []
  /// The number of violations that the answers file excuses; ``violations`` does not include them.
  package var excused = 0
  /// The reason why the kit could not see the result of an occasion; nil if the kit saw every result.
  package var unseen: Unseen?

  package var satisfied: Int { satisfiedTurns.count }
  package var isExercised: Bool { satisfied > 0 || !violations.isEmpty || excused > 0 }
}

package enum Unseen: UInt8, Sendable, Hashable, WireValue {
  case suppressorsReportNothing
  case observersReportNothing
  case respondersReportNothing
  /// At most one participant or toast reports each notification, so there is nothing to compare.
  case onlyOneListener
  /// The center opens no URL when it receives a notification, and the adapter reports no URL.
  case nothingShowsURLs
  /// The center opens nothing, because it lacks the callback in which a notification would be opened.
  case nothingIsOpened
  case noOptionsRequested
  /// The center awaits each load of screens, so the load cannot end twice.
  case loadsEndOnce
  /// The adapter does not report when the app builds its first screens.
  case interfaceIsNotShown
  /// The adapter does not report which object an event is about.
  case nothingShowsObjects
  case systemShowsNotifications
  case toastsHaveNoAction
  /// The adapter does not report the account of an uploaded token.
  case accountsAreNotShown
  /// The extension does not answer at the end of a download, not even of a successful download.
  case downloadsAreNotAnswered
  /// The extension does not answer when a text arrives from the server.
  case textsAreNotAnswered
  /// The center asks for provisional authorization, which shows no prompt to the user.
  case nobodyIsAsked
}

extension Unseen {
  /// Returns whichever of two reasons ``Unseen`` declares first; reports give only this reason.
  static func first(of one: Unseen?, _ other: Unseen?) -> Unseen? {
    guard let one, let other else { return one ?? other }
    return one.rawValue < other.rawValue ? one : other
  }
}

package struct Violation: Sendable, Hashable {
  /// The index of the violating turn in the run, from 0.
  package var turn: Int
  /// The expected behavior, in a phrase that continues "expected".
  package var expected: String
  /// The behavior seen instead, if the effects of the turn do not show it.
  package var seen: String?
  /// The other run of a comparison; nil for a check of one run.
  package var counterpart: Counterpart?

  package struct Counterpart: Sendable, Hashable {
    /// The difference from the original scenario, in a phrase that continues "with".
    package var change: String
    /// The outcome of the corresponding turn in the other run; empty if that run has fewer turns to compare.
    package var outcome: TurnOutcome
    /// The outcome of the turn in the violating run; empty if the violating run has fewer turns to compare.
    package var here: TurnOutcome
  }
}
