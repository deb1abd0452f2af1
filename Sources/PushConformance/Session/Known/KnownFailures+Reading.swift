import PushCorpus

extension KnownFailures {
  /// Reads a file of known failures; `payloads` is nil if no parser is judged.
  ///
  /// Throws the first problem, with its line.
  package init(
    _ bytes: [UInt8],
    file: String,
    kit: ConformanceKit,
    payloads: [String]? = nil
  ) throws(KnownFailuresError) {
    let file = try KnownFailuresReader(bytes, file: file)
    self.init(heading: file.heading)
    var first: [[String]: Int] = [:]
    for draft in file.drafts {
      let entry = try draft.entry(kit: kit, payloads: payloads)
      if let line = first.updateValue(entry.line, forKey: [entry.subject, entry.group]) {
        throw draft.error(.duplicate(firstLine: line))
      }
      entries.append(entry)
    }
  }

  /// Throws the problem of the first entry that is about an unknown subject.
  package func check(subjects: [String]) throws(KnownFailuresError) {
    guard let entry = entries.first(where: { !subjects.contains($0.subject) }) else { return }
    throw KnownFailuresError(
      file: entry.file,
      line: entry.line,
      problem: .unknownSubject(entry.subject, known: subjects)
    )
  }
}

extension KnownFailuresReader.Draft {
  /// Checks the values of the entry, and returns the entry as a known failure.
  ///
  /// Throws the first problem, such as a requirement or a scenario that the kit does not have.
  fileprivate func entry(
    kit: ConformanceKit,
    payloads: [String]?
  ) throws(KnownFailuresError) -> KnownFailure {
    var entry = KnownFailure(
      group: try value(of: .group),
      subject: try value(of: .subject),
      story: .named(""),
      reason: try value(of: .reason)
    )
    (entry.file, entry.line, entry.comments) = (file, line, comments)
    entry.link = members[.link]?.text
    if let day = members[.until] {
      guard let until = CalendarDay(day.text) else { throw error(.noDay(day.text), at: day.line) }
      entry.until = until
    }
    try check(group: entry.group, at: line, kit)
    for also in also {
      if also.text.contains(" ") || entry.isOfParser {
        try check(group: also.text, at: also.line, kit)
      } else {
        try check(story: also.text, at: also.line, among: kit.scenarios.map(\.id))
      }
      entry.also.append(also.text)
    }
    let story = try value(of: .story)
    entry.story = .named(story)
    if !entry.isOfParser, story.hasPrefix("PC") {
      do {
        entry.story = .replayed(try ReplayToken(story), text: story)
      } catch {
        throw self.error(.noToken(error), at: members[.story]?.line)
      }
      return entry
    }
    let names = entry.isOfParser ? payloads : kit.scenarios.map(\.id)
    if let names { try check(story: story, at: members[.story]?.line, among: names) }
    return entry
  }

  private func check(
    story: String,
    at line: Int?,
    among names: [String]
  ) throws(KnownFailuresError) {
    guard !names.contains(story) else { return }
    let nearest = NearestNames.nearest(to: story, among: names)
    throw error(.unknownStory(story, nearest: nearest), at: line)
  }

  private func check(
    group: String,
    at line: Int,
    _ kit: ConformanceKit
  ) throws(KnownFailuresError) {
    let id = String(group.prefix { $0 != " " })
    guard Slug.area(of: id) != PayloadDeparture.area else {
      guard PayloadDeparture.isKey(group) else { throw error(.noGroup(group), at: line) }
      return
    }
    if let retired = kit.catalogue.retired.first(where: { $0.id == id }) {
      throw error(.retiredRequirement(id, mergedInto: retired.mergedInto), at: line)
    }
    guard Slug.isValid(id) else { throw error(.noGroup(group), at: line) }
    guard kit.requirement(id) != nil else {
      let names = kit.catalogue.requirements.map(\.id)
      let nearest = NearestNames.nearest(to: id, among: names)
      throw error(.unknownRequirement(id, nearest: nearest), at: line)
    }
    guard Symptom.change(inGroup: group) != nil else { throw error(.noGroup(group), at: line) }
  }
}

extension Symptom {
  /// Returns the change that the key of a cause names; nil if the text is no key of a cause.
  static func change(inGroup group: String) -> Change? {
    let words = group.split(separator: " ", omittingEmptySubsequences: false)
    guard (3...4).contains(words.count), words[1].hasSuffix(":"),
      EventKinds.Heard.allCases.contains(where: { "\($0):" == words[1] })
    else { return nil }
    let effects =
      words.count == 4 ? words[3].split(separator: "+", omittingEmptySubsequences: false) : []
    let areEffects = effects.allSatisfy { word in
      EventKinds.Done.allCases.contains { "\($0)" == word }
    }
    return areEffects ? Change(rawValue: String(words[2])) : nil
  }
}
