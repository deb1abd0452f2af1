import PushCorpus

/// A failure that a team knows and accepts for a time: an entry of a file of known failures.
///
/// Specs/known-failures.md describes the file.
package struct KnownFailure: Sendable, Hashable {
  /// The story that shows a failure.
  package enum Story: Sendable, Hashable {
    /// A scenario of the kit or of the app, or a payload, by its name.
    case named(String)
    /// The scenario of a replay token, with the text of the token.
    case replayed(ReplayToken, text: String)

    /// The story as the file has it.
    package var text: String {
      switch self {
      case .named(let name): name
      case .replayed(_, let text): text
      }
    }
  }

  /// The key of the cause.
  ///
  /// For a center, it consists of the requirement, the kind of event and the wrong effect.
  package var group: String
  /// The name of the subject.
  package var subject: String
  /// The story that shows the failure.
  package var story: Story
  /// The reason why the failure is accepted.
  package var reason: String
  /// A link to further information.
  package var link: String?
  /// The last day on which the failure is accepted; nil for no end.
  package var until: CalendarDay?
  /// The keys of further findings of the cause, and the names of scenarios whose `then` does not hold because of the
  /// cause.
  package var also: [String] = []
  /// The comments above or inside the entry, without their `#`.
  package var comments: [String] = []
  /// The name of the file, as the caller gave it.
  package var file = ""
  /// The line at which the entry begins, from 1.
  package var line = 0

  /// The reason of an entry that the kit has written.
  static let unknownReason = "not looked into yet"

  /// The requirement that the key of the cause begins with.
  ///
  /// For a payload parser, it is the kind of difference instead.
  package var requirement: String { String(group.prefix { $0 != " " }) }

  /// Whether the entry is about a payload parser.
  package var isOfParser: Bool { Slug.area(of: requirement) == PayloadDeparture.area }

  /// Returns whether the entry is no longer valid on a day.
  package func isExpired(on day: CalendarDay?) -> Bool {
    guard let until, let day else { return false }
    return until < day
  }
}

/// A finding that an entry lists, and this entry.
package struct KnownFinding: Sendable {
  /// The finding that does not fail its case.
  package var finding: Finding
  /// The entry that lists the finding.
  package var entry: KnownFailure
}

/// A known failure, and the result of playing its story.
package struct KnownFailureReport: Sendable {
  /// The result of the story.
  package enum Standing: Sendable {
    /// The story shows the failure, as expected.
    case stands
    /// The entry no longer holds.
    case wrong(KnownFailureFault)
    /// The story was not played: the filter leaves it out, or the report says why the subject cannot be judged.
    case notAsked
  }

  /// The entry whose story was played.
  package var entry: KnownFailure
  /// The result of playing the story.
  package var standing: Standing
  /// Whether the entry's last day has passed.
  package var isExpired: Bool
}

/// The reason why an entry turns a run red.
package enum KnownFailureFault: Sendable, Hashable {
  /// The story no longer shows the failure. It may show a different failure of the same requirement: `shows` is its
  /// key.
  case fixed(KnownFailure, shows: String?)
  /// The entry is about something that the kit does not judge for this subject.
  case matchesNothing(KnownFailure, reason: String)
  /// The story cannot be judged now; the text is the reason.
  case broken(KnownFailure, String)
  /// The last day of the entry has passed, and expired entries are refused.
  case expired(KnownFailure)
}
