import PushCorpus

extension KnownFailures {
  /// The known failures as the content of a file.
  package var text: String {
    let paragraphs = (heading.isEmpty ? [] : [Self.commented(heading)]) + entries.map(Self.lines)
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The heading of a file that the kit has written.
  package static let usualHeading = [
    "Known failures. Specs/known-failures.md of push-conformance describes this file."
  ]

  private static func lines(_ entry: KnownFailure) -> [String] {
    var lines = commented(entry.comments)
    lines += ["group: \(entry.group)", "subject: \(entry.subject)", "story: \(entry.story.text)"]
    lines += entry.also.map { "also: \($0)" }
    lines.append("reason: \(entry.reason)")
    if let link = entry.link { lines.append("link: \(link)") }
    if let until = entry.until { lines.append("until: \(until.text)") }
    return lines
  }

  private static func commented(_ comments: [String]) -> [String] {
    comments.map { $0.isEmpty ? "#" : "# \($0)" }
  }

  /// Returns the known failures after a run, without fixed failures, and with new causes.
  ///
  /// `unwritten` has the keys of new causes whose story is too long for a token.
  package func updated(by results: [SubjectResults]) -> (known: KnownFailures, unwritten: [String])
  {
    var updated = self
    var unwritten: [String] = []
    for result in results {
      var cases = result.cases
      // Only a file needs the wrong effects that scenarios show, and finding them takes many judgments.
      for index in cases.indices where cases[index].kind == .scenario {
        cases[index].findSymptoms()
        cases[index].changeFindings { $0.isShownByOrigin = $0.token == nil }
      }
      for group in FindingGroup.all(in: cases) {
        guard let finding = group.listed, let key = finding.key else {
          // The remaining findings are about the `then` of scenarios. The code adds them to the entry with the same
          // cause.
          updated.add(group.pinning, to: group.key, of: result.subject)
          continue
        }
        guard let story = finding.story(of: result.subject) else {
          unwritten.append(key)
          continue
        }
        updated.put(key, of: result.subject, story, finding)
        let keys = cases.flatMap(\.failures).filter { $0.group == group.key }.compactMap(\.key)
        let others = keys.filter { $0 != key } + group.pinning
        updated.add(others, to: key, of: result.subject)
      }
    }
    let wrong = results.flatMap(\.known).filter(\.isToBeRemoved).map(\.entry)
    updated.entries.removeAll { wrong.contains($0) }
    if updated.heading.isEmpty, entries.isEmpty { updated.heading = Self.usualHeading }
    return (updated, unwritten)
  }

  /// Adds an entry.
  ///
  /// If there is an entry with the same cause, replaces the story of that entry, and removes its further findings.
  private mutating func put(
    _ group: String,
    of subject: String,
    _ story: KnownFailure.Story,
    _ finding: Finding
  ) {
    if let place = entries.firstIndex(where: { $0.subject == subject && $0.group == group }) {
      (entries[place].story, entries[place].also) = (story, [])
      return
    }
    var entry = KnownFailure(
      group: group,
      subject: subject,
      story: story,
      reason: KnownFailure.unknownReason
    )
    if case .requirement(let requirement, _) = finding.claim {
      entry.comments = [requirement.clause]
    }
    entries.append(entry)
  }

  /// Adds further findings to the entry about a cause; does nothing if there is no such entry.
  private mutating func add(_ also: [String], to group: String, of subject: String) {
    let place = entries.firstIndex { entry in
      entry.subject == subject && (entry.group == group || entry.also.contains(group))
    }
    guard let place else { return }
    entries[place].also = Set(entries[place].also + also).sorted()
  }
}

extension KnownFailureReport {
  /// True if ``KnownFailures/updated(by:)`` removes the entry.
  fileprivate var isToBeRemoved: Bool {
    guard case .wrong(let fault) = standing else { return false }
    return switch fault {
    case .fixed, .matchesNothing: true
    case .expired, .broken: false
    }
  }
}

extension FindingGroup {
  /// The finding that has the key of the cause.
  ///
  /// If no finding has this key, the property is the first finding with any key; nil if no finding has a key.
  fileprivate var listed: Finding? {
    let findings = findings.map(\.finding)
    return findings.first { $0.key == key } ?? findings.first { $0.key != nil }
  }

  /// The scenarios that the entry lists because only their `then` does not hold.
  fileprivate var pinning: [String] {
    findings.compactMap { member in
      member.finding.isOfPins && member.result.failures.allSatisfy(\.isOfPins)
        ? member.result.id : nil
    }
  }
}

extension CaseResult {
  fileprivate var failures: [Finding] {
    if case .failed(let findings) = outcome { findings } else { [] }
  }
}

extension Finding {
  /// Returns the scenario's name if it suffices to show the finding, or else a replay token; nil if this is too long.
  package func story(of subject: String) -> KnownFailure.Story? {
    guard let run, !isShownByOrigin else { return .named(origin) }
    let token = ReplayToken(subject: subject, run: run)
    return token.text.map { .replayed(token, text: $0) }
  }
}
