/// The end of the process of a center, as results have to show it.
package struct Ending: Sendable {
  package var kind: String
  /// A part of the message.
  package var message: String
  /// The text of the step in the message.
  package var step = "(receive token "
}

extension HostileDeed {
  /// The end of the process by the deed; nil for a deed that leaves the process alive.
  package var ending: Ending? {
    switch self {
    case .exits, .exitsAtOnce:
      Ending(kind: "subject.exited", message: "ended its process with exit code 0")
    case .aborts: Ending(kind: "subject.crashed", message: "signal 6 (SIGABRT")
    case .traps: Ending(kind: "subject.crashed", message: "crashed with signal")
    case .recurses: Ending(kind: "subject.crashed", message: "signal 11 (SIGSEGV")
    case .hangs: Ending(kind: "subject.timed-out", message: "did not return within 5 seconds")
    case .allocates:
      Ending(kind: "subject.exceeded-memory", message: "held more than 1024 MB of memory")
    case .floods:
      Ending(kind: "subject.flooded-output", message: "printed more than 8 MB in one play")
    case .closesEverything:
      // The end is noticed only after the play.
      Ending(
        kind: "subject.closed-descriptors",
        message: "closed the descriptors of its process",
        step: "At step "
      )
    case .writesEverywhere:
      // The end is noticed only after the play.
      Ending(
        kind: "subject.forged-answer",
        message: "wrote to a descriptor on which the kit reads results",
        step: "At step "
      )
    case .nothing, .truncates, .printsForgery, .closesStreams, .forks, .catchesSignals,
      .writesReport, .removesJournal, .forksAndHangs:
      // A center that forks and hangs loses its scenario like one that hangs; other tests check its processes.
      nil
    }
  }

  package static let endings = allCases.filter { $0.ending != nil }
  package static let survivors: [HostileDeed] = [
    .printsForgery, .closesStreams, .forks, .catchesSignals, .writesReport, .removesJournal,
  ]
  /// The golden scenarios that give a center a token for which it performs its deed.
  package static let occasions = ["token.lengths-other-than-32", "token.lengths-that-are-common"]
}
