/// The verdict of a requirement on one run, or on a tuple of runs.
///
/// A run that gives no occasion to look is neither satisfied nor violated: nothing is green without
/// having been looked at.
package struct Verdict: Sendable, Hashable {
  /// How many times the requirement was looked at and held.
  package var satisfied = 0
  /// Where it did not hold.
  package var violations: [Violation] = []
  /// Why there was an occasion but nothing to see, if there was one.
  package var unseen: Unseen?

  /// Creates a verdict without an occasion.
  package init() {}

  /// Whether there was an occasion to look.
  package var isExercised: Bool { satisfied > 0 || !violations.isEmpty }

  /// Adds the verdict on another run.
  package mutating func merge(_ other: Verdict) {
    satisfied += other.satisfied
    violations += other.violations
    unseen = unseen ?? other.unseen
  }
}

/// Why a requirement could not be seen although there was an occasion.
package enum Unseen: Sendable, Hashable {
  /// The adapter reports nothing of the notifications that suppressors are shown.
  case suppressorsReportNothing
  /// The adapter reports nothing of the notifications that observers are shown.
  case observersReportNothing
  /// The adapter reports nothing of the notifications that responders are shown.
  case respondersReportNothing
  /// Nobody but one observer, or one toast, is ever shown a notification.
  case onlyOneListener
  /// The center follows no URL at receipt, and the adapter reports none.
  case nothingShowsURLs
  /// The center opens nothing: what it waits for is not among the callbacks that it offers.
  case nothingIsOpened
  /// The center's registration asks for no ways of disturbing the user.
  case noOptionsRequested
  /// The center awaits what it loads, and an await ends once.
  case loadsEndOnce
  /// The adapter does not report when the app builds its first screens.
  case interfaceIsNotShown
  /// The adapter does not report which object an event is about.
  case nothingShowsObjects
  /// The center shows no toasts of its own: it has the system show its notifications.
  case systemShowsNotifications
  /// The center's toasts do nothing when they are tapped.
  case toastsHaveNoAction
  /// The adapter does not say for which account a token is sent.
  case accountsAreNotShown
  /// The extension answers at no download, not even at one that succeeds.
  case downloadsAreNotAnswered
  /// The center asks for provisional authorization, which nobody is asked for.
  case nobodyIsAsked
}

/// One place where a requirement does not hold.
package struct Violation: Sendable, Hashable {
  /// The turn in question.
  package var turn: Int
  /// The duty in this place, in a phrase that continues "expected".
  package var expected: String
  /// The other run of a relational requirement, and how it differs; nil for an absolute one.
  package var counterpart: Counterpart?

  /// The run that a violation is in comparison with.
  package struct Counterpart: Sendable, Hashable {
    /// The difference, in a phrase that continues "with".
    package var change: String
    /// The outcome there.
    package var outcome: TurnOutcome
    /// The outcome here.
    package var here: TurnOutcome
  }
}
