import PropertyEngine

extension Answers {
  package struct Change: Sendable, Hashable {
    package var added: [String] = []
    package var removed: [String] = []
    /// The keys of causes that no answer can excuse, for example because the story is too long for a replay token.
    package var unwritten: [String] = []

    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  }

  /// Adds an undecided answer for each cause of a run, and removes the answers whose stories no longer deviate.
  ///
  /// The kit has judged `results` with these answers. If `key` is not nil, the method adds an answer only for the cause
  /// with this key, and removes nothing.
  package mutating func adopt(_ results: SubjectResults, only key: String? = nil) -> Change {
    var change = Change()
    var section = self[results.subject]
    if key == nil {
      let wrong = results.answers.filter(\.isOutdated).map(\.answer)
      change.removed = wrong.map(\.key)
      section.answers.removeAll { wrong.contains($0) }
    }
    for group in FindingGroup.all(in: results.cases) {
      guard let question = group.lead.finding.question, key == nil || key == question
      else { continue }
      guard var answer = Answer(to: group, of: results.subject, question) else {
        change.unwritten.append(question)
        continue
      }
      if let place = section.answers.firstIndex(where: {
        $0.key == question && $0.kind == .undecided
      }) {
        section.answers[place].widen(by: answer)
      } else {
        // A decided answer never changes, so a new answer excuses the findings that the decided answer does not cover.
        var number = 1
        while section.answers.contains(where: { $0.key == answer.key }) {
          number += 1
          answer.key = "\(question)-\(number)"
        }
        section.answers.append(answer)
      }
      change.added.append(answer.key)
    }
    self[results.subject] = section
    return change
  }

  /// Changes the answer that has the key, among the answers about the given subjects; an empty list means all subjects.
  ///
  /// Returns the subjects that have an answer with the key. With several such subjects, the method changes nothing.
  package mutating func decide(
    _ key: String,
    of subjects: [String] = [],
    _ change: (inout Answer) -> Void
  ) -> [String] {
    let asked = sections.keys.sorted().filter { subject in
      (subjects.isEmpty || subjects.contains(subject))
        && self[subject].answers.contains { $0.key == key }
    }
    if asked.count == 1, let place = self[asked[0]].answers.firstIndex(where: { $0.key == key }) {
      change(&self[asked[0]].answers[place])
    }
    return asked
  }
}

extension ConformanceRunner {
  /// The largest number of runs that add answers for causes.
  ///
  /// A run reports one wrong effect of each requirement, so the next run can show another wrong effect.
  private static let mostRounds = 6

  /// Judges a subject repeatedly, and adds answers until the answers excuse each finding that an answer can excuse.
  ///
  /// The returned results are judged with the returned answers.
  @MainActor package func adopting(
    _ subject: PushCenterSubject
  ) async -> (answers: Answers, change: Answers.Change, results: SubjectResults) {
    var (runner, all) = (self, Answers.Change())
    runner.options.answers[subject.name].judges = kit.coverage(of: subject).judged
    for _ in 0..<Self.mostRounds {
      let results = await runner.run(subject)
      let change = runner.options.answers.adopt(results)
      all.unwritten = change.unwritten
      guard !change.isEmpty else { break }
      all.added += change.added.filter { !all.added.contains($0) }
      all.removed += change.removed
    }
    return (runner.options.answers, all, await runner.run(subject))
  }
}

extension PayloadRunner {
  @MainActor package func adopting(
    _ parser: PayloadParserSubject
  ) async -> (answers: Answers, change: Answers.Change, results: SubjectResults) {
    var runner = self
    let change = runner.options.answers.adopt(await run(parser))
    return (runner.options.answers, change, await runner.run(parser))
  }
}

extension Answer {
  /// Creates an undecided answer; nil if the story is too long for a token, or if no answer can excuse the findings.
  init?(to group: FindingGroup, of subject: String, _ question: String) {
    let lead = group.lead.finding
    guard let story = lead.story(of: subject) else { return nil }
    var deviations: [String: Set<String>] = [:]
    for member in group.findings {
      guard let (name, edit) = member.finding.deviation(in: member.result) else { continue }
      deviations[name, default: []].insert(edit)
    }
    guard !deviations.isEmpty else { return nil }
    key = question
    let circumstances = lead.explanation?.circumstances
    if case .payload(let departure) = lead.claim {
      says = "Each payload with the finding '\(departure.key)', such as: \(lead.clause)"
    } else {
      says = "Violated \(circumstances ?? "in some runs"): \(lead.clause)"
    }
    self.deviations = deviations.mapValues { $0.sorted() }
    when = lead.explanation?.situations?.map { situation in
      Dictionary(uniqueKeysWithValues: situation.conditions.map { ($0.feature.clause, $0.holds) })
    }
    kind = .undecided
    self.story = story
  }

  fileprivate mutating func widen(by other: Answer) {
    deviations.merge(other.deviations) { Set($0 + $1).sorted() }
    if let own = when, let added = other.when {
      when = own + added.filter { !own.contains($0) }
    } else {
      when = nil
    }
  }
}

extension Finding {
  /// Returns ``origin`` if the name suffices to repeat the finding, else a replay token; nil if the token is too long.
  package func story(of subject: String) -> String? {
    guard let run, !isShownByOrigin, !isOfPins else { return origin }
    return ReplayToken(subject: subject, run: run).text
  }

  /// Returns the name and the edit for ``Answer/deviations`` that excuse the finding; nil if no answer can excuse the
  /// finding.
  fileprivate func deviation(in result: CaseResult) -> (String, String)? {
    switch claim {
    case .requirement(let requirement, _):
      return symptom.map { (requirement.id, edit(of: $0).text) }
    case .outcome:
      // If the run also violates a requirement, an answer excuses the violation of the requirement, not of the `then`.
      guard case .failed(let findings) = result.outcome, findings.allSatisfy(\.isOfPins)
      else { return nil }
      return (result.id, Answer.then)
    case .payload(let departure): return PayloadDeparture.parts(of: departure.key)
    }
  }

  /// Returns the edit that an answer excuses; in an unknown situation, the edit applies only after one kind of event.
  private func edit(of symptom: Symptom) -> Edit {
    explanation?.situations == nil ? Edit(onlyAfterEventOf: symptom) : Edit(symptom)
  }

  /// The key by which an answer names the cause of the finding, the same for each seed; nil if the symptom is unknown.
  var questionKey: String? {
    let parts: [String]
    switch claim {
    case .requirement(let requirement, _):
      guard let symptom else { return nil }
      parts = [requirement.id, edit(of: symptom).text, explanation?.circumstances ?? ""]
    case .outcome: parts = [origin]
    case .payload(let departure): parts = [departure.key]
    }
    let hash = CaseSeed.fnv1a(Array(parts.joined(separator: "\n").utf8))
    let digits = String(hash & 0xFFFFFF, radix: 16)
    return "q-" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension AnswerReport {
  /// True if the answer cannot excuse anything, so that `adopt` removes the answer.
  fileprivate var isOutdated: Bool {
    guard case .wrong(let fault) = standing else { return false }
    return switch fault {
    case .stale, .matchesNothing: true
    case .otherSituation, .unknownFact, .broken: false
    }
  }
}
