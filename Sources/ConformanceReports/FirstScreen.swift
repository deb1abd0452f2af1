package import PushConformance

/// The first text that a run prints about a subject: the errors, and the causes of the findings.
///
/// If the adapter or the declaration of the app is wrong, the text has only the errors of the adapter.
package struct FirstScreen {
  let results: SubjectResults
  let causes: [FindingGroup]
  /// True if the adapter or its declaration is wrong, so that no finding can be trusted.
  package let isAdapterWrong: Bool

  package init(_ results: SubjectResults) {
    self.results = results
    causes = FindingGroup.all(in: results.cases)
    isAdapterWrong = results.cases.contains {
      if case .error(let error) = $0.outcome { error.isOfAdapter } else { false }
    }
  }

  /// The first line; nil if the adapter is right, no finding has a cause, and nothing has crashed.
  var headline: String? {
    let subject = TerminalText.line(results.subject)
    if isAdapterWrong {
      return
        "\(subject): the adapter or its declaration is wrong. No other result counts until that is"
        + " corrected\(isOfTests ? "." : "; --all prints the rest.")"
    }
    let crashes = errors.count { $0.cases.contains { $0.error?.isCrash ?? false } }
    guard !causes.isEmpty || crashes > 0 else { return nil }
    let causesInWords = causes.isEmpty ? nil : causes.count.counted("cause")
    let crashesInWords = crashes == 0 ? nil : crashes == 1 ? "1 crash" : "\(crashes) crashes"
    let count = [crashesInWords, causesInWords].compactMap(\.self).joined(separator: ", ")
    let answered = results.answers.count(where: \.stands)
    let held = Tally.held(in: results.cases.map { ($0.kind, $0.outcome.status) })
    return "\(subject): \(count)\(answered > 0 ? ", \(answered) answered" : ""). \(held)"
  }

  /// True if `swift test` made the results, so that the text must not mention options of the command line.
  var isOfTests: Bool { results.cases.first?.door == .swiftTest }

  /// The errors to print, with their cases; if the adapter is wrong, only the errors of the adapter.
  package var errors: [(text: String, cases: [CaseResult])] {
    Self.errors(in: results.cases) { $0.isOfAdapter || !isAdapterWrong }
  }

  /// Returns one text for each cause of errors, with the cases that show the cause.
  ///
  /// The text of a crash has the shortest story of the crash, and the case with this story comes first.
  static func errors(
    in cases: [CaseResult],
    where isTold: (CaseError) -> Bool = { _ in true }
  ) -> [(text: String, cases: [CaseResult])] {
    let stopped = cases.filter { $0.error.map(isTold) ?? false }
    return stopped.grouped { $0.error?.cause }.compactMap { cases in
      var cases = cases
      let lengths = cases.map { $0.error?.story.count ?? 0 }
      let shortest = cases.indices.min { lengths[$0] < lengths[$1] }
      guard let shortest, let error = cases[shortest].error else { return nil }
      cases.insert(cases.remove(at: shortest), at: 0)
      return (([error.text(at: cases[0].door)] + error.story).joined(separator: "\n"), cases)
    }
  }

  var reasonForFailure: String? {
    let keys = causes.compactMap(\.lead.finding.question)
    let shown =
      keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? " and \(keys.count - 3) more" : "")
    let errors = errors.count
    let parts = [
      keys.isEmpty ? nil : "\(shown) \(keys.count == 1 ? "has" : "have") no answer",
      errors == 0 ? nil : errors.counted("error"),
    ]
    let text = parts.compactMap(\.self).joined(separator: "; ")
    return text.isEmpty ? nil : text
  }

  var advice: [String] {
    guard let finding = toldCauses.first?.lead.finding, let key = finding.question else {
      return []
    }
    guard !isOfTests else {
      return [
        "PUSH_CONFORMANCE_ADOPT=1 swift test writes all causes into a file of answers to edit"
      ]
    }
    let command = finding.repetition.line(answering: key, of: results.subject)
    return ["\(command) --intended --reason \"…\"; 'adopt' writes all causes as undecided"]
  }

  package var toldCauses: [FindingGroup] { isAdapterWrong ? [] : causes }
}

extension CaseError {
  var isOfAdapter: Bool {
    switch self {
    case .declaration: true
    case .answer, .unstable, .notRepeatable: false
    case .adapter(let cause): cause.isOfAdapter
    case .play(let problem, in: _): problem.cause.isOfAdapter
    }
  }
}

extension PlayProblem.Cause {
  fileprivate var isOfAdapter: Bool {
    switch self {
    case .adapterKeepsBridge, .lateEffect, .waitsThoughSynchronous: true
    case .unknownNotification, .unknownParticipant, .participantIsGone, .illegalTransition,
      .needsState, .respondersArePopped, .servicesAreMade, .noService, .namesNoEvent, .noURL,
      .cannotComeEarly, .needsRole, .neverQuiet, .assumesMainActor, .orderDoesNotFit, .processEnded:
      false
    }
  }
}
