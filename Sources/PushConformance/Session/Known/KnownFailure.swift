import PushCorpus

/// A failure that the user accepts, so that it does not fail a run.
///
/// A file of known failures lists it (Specs/known-failures.md), or the results of an earlier run contain it.
package struct KnownFailure: Sendable, Hashable {
  /// The scenario or payload that shows a failure; an entry names it by its member `story`.
  package enum Story: Sendable, Hashable {
    /// The name of a scenario of the kit or the app, or the name of a payload.
    case named(String)
    case replayed(ReplayToken, text: String)

    package var text: String {
      switch self {
      case .named(let name): name
      case .replayed(_, let text): text
      }
    }
  }

  /// The key of the cause; for a center: the requirement, the kind of event and the wrong effect.
  package var group: String
  package var subject: String
  package var story: Story
  package var reason: String
  /// A link to further information, such as an issue; nil for none.
  package var link: String?
  /// The last day on which the user accepts the failure; nil for no end.
  package var until: CalendarDay?
  /// The keys of further findings with the same cause, and the names of scenarios whose `then` fails because of this
  /// cause.
  package var also: [String] = []
  /// The kinds of findings of the failing scenarios in an earlier run, by the name of the scenario; for a parser, the
  /// keys by the name of the payload.
  ///
  /// Empty for an entry of a file, which covers each case that shows one of its keys.
  package var cases: [String: Set<String>] = [:]
  /// True if the failure comes from the results of an earlier run, such as a run of the main branch.
  ///
  /// If such a failure no longer occurs, this is no error, because the user need not remove an entry from a file.
  package var isOfBaseline = false
  /// The comments above or inside the entry, without their `#`.
  package var comments: [String] = []
  /// The name of the file of known failures, as the caller gave it; empty for a failure of an earlier run.
  package var file = ""
  /// The line at which the entry begins, from 1; 0 for a failure of an earlier run.
  package var line = 0

  /// The text for ``reason`` in an entry that the kit itself writes.
  static let unknownReason = "not looked into yet"

  /// The name of the requirement that the key of the cause begins with.
  ///
  /// For a payload parser, the key begins with the kind of difference instead.
  package var requirement: String { String(group.prefix { $0 != " " }) }

  package var isOfParser: Bool { Slug.area(of: requirement) == PayloadDeparture.area }

  /// Returns whether the entry is no longer valid on a day; false if the entry has no last day, or if `day` is nil.
  package func isExpired(on day: CalendarDay?) -> Bool {
    guard let until, let day else { return false }
    return until < day
  }
}

extension KnownFailure {
  /// Creates a failure from the results of an earlier run.
  ///
  /// Without a cause, `group` is the name of the scenario whose `then` fails. `cases` has the kinds of the findings of
  /// each failing scenario, or the keys of the findings of each payload.
  package init(
    inResults file: String,
    of subject: String,
    group: String,
    story: Story,
    also: [String],
    cases: [String: Set<String>]
  ) {
    self.init(group: group, subject: subject, story: story, reason: "also in \(file)", also: also)
    self.cases = cases
    isOfBaseline = true
  }
}

package struct KnownFinding: Sendable {
  package var finding: Finding
  package var entry: KnownFailure
}

package struct KnownFailureReport: Sendable {
  package enum Standing: Sendable {
    /// The story shows the failure, as expected.
    case stands
    case wrong(KnownFailureFault)
    /// The failure comes from the results of an earlier run, and covers no finding of this run.
    case gone
    /// The result is unknown. A filter leaves the case out, or the kit cannot judge the subject.
    case notAsked
  }

  package let entry: KnownFailure
  package let standing: Standing
  package let isExpired: Bool

  init(_ entry: KnownFailure, _ standing: Standing, isExpired: Bool) {
    self.entry = entry
    self.standing = standing
    self.isExpired = isExpired
  }
}

package enum KnownFailureFault: Sendable, Hashable {
  /// The story no longer shows the failure. If the story shows a different failure of the same requirement, `shows` is
  /// the key of that failure.
  case fixed(KnownFailure, shows: String?)
  /// The entry is about something that the kit does not judge for this subject.
  case matchesNothing(KnownFailure, reason: String)
  /// The kit cannot judge the story now; the text is the reason.
  case broken(KnownFailure, String)
  /// The last day of the entry has passed, and ``KnownFailures/isStrict`` is true.
  case expired(KnownFailure)
}
