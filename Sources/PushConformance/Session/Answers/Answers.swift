import Foundation
package import PushCorpus

/// The file of answers: the team's decisions about the deviations of each subject.
package struct Answers: Sendable, Hashable {
  package static let usualPath = "push-answers.json"
  /// The largest size of a file in bytes, which is enough for thousands of answers.
  package static let limit = 1 << 22
  private static let version = 1

  package struct Section: Sendable, Hashable, Codable {
    /// The smallest number of requirements that the kit has to be able to judge; nil for no minimum.
    package var judges: Int?
    package var answers: [Answer] = []

    enum CodingKeys: String, CodingKey, CaseIterable { case judges, answers }
  }

  private struct File: Codable {
    var version: Int
    var subjects: [String: Section]

    enum CodingKeys: String, CodingKey, CaseIterable { case version, subjects }
  }

  package var sections: [String: Section] = [:]
  /// The path of the file as the user gave it.
  package var path = Self.usualPath
  /// The current day; nil if answers never expire.
  package var today: CalendarDay?
  /// True if answers that are undecided or have expired excuse nothing.
  package var isStrict = false

  package init() {}

  package var isEmpty: Bool { sections.isEmpty }

  package subscript(subject: String) -> Section {
    get { sections[subject] ?? Section() }
    set { sections[subject] = newValue }
  }

  func valid(about subject: String) -> [Answer] {
    self[subject].answers.filter { answer in
      !isStrict || answer.kind != .undecided && !answer.isExpired(on: today)
    }
  }

  // MARK: - The file

  /// Reads a file of answers, and checks all names in the file; if `payloads` is nil, names of payloads stay unchecked.
  ///
  /// Throws the first problem. A file with a problem excuses nothing.
  package init(
    _ bytes: [UInt8],
    path: String,
    kit: ConformanceKit,
    payloads: [String]? = nil
  ) throws(AnswersError) {
    let file: File
    do {
      file = try StrictJSON.decode(File.self, from: bytes, file: path)
    } catch {
      throw AnswersError(path: path, problem: .json(error))
    }
    guard file.version == Self.version
    else { throw AnswersError(path: path, problem: .version(file.version)) }
    (sections, self.path) = (file.subjects, path)
    for (_, section) in sections.sorted(by: { $0.key < $1.key }) {
      try section.check(kit: kit, payloads: payloads, path: path)
    }
  }

  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let file = File(version: Self.version, subjects: sections)
      return String(decoding: try encoder.encode(file), as: UTF8.self) + "\n"
    }
  }
}

package struct AnswersError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case json(StrictJSONError)
    case version(Int)
    case answer(String, AnswerProblem)
  }

  package var path: String
  package var problem: Problem
}

package enum AnswerProblem: Sendable, Hashable {
  case repeatedKey
  case noKey
  /// Another answer, which has this key, is about the same deviation in the same situation.
  case contradicts(String)
  case noDeviation
  case noReason(Answer.Kind)
  /// The list of situations is empty.
  case noSituation
  case noEdit(String, of: String)
  case unknownRequirement(String, nearest: [String])
  /// The requirement was withdrawn; `mergedInto` names the requirement that now states the duty, or is nil.
  case retiredRequirement(String, mergedInto: String?)
  case noToken(ReplayTokenError)
  case unknownStory(String, nearest: [String])
}

extension Answers.Section {
  fileprivate func check(
    kit: ConformanceKit,
    payloads: [String]?,
    path: String
  ) throws(AnswersError) {
    var keys: Set<String> = []
    var claims: [[String]: String] = [:]
    for answer in answers {
      let problem =
        keys.insert(answer.key).inserted
        ? answer.problem(kit: kit, payloads: payloads) : .repeatedKey
      let situations = (answer.when ?? []).map { clauses in
        clauses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
      }
      let claimed = answer.deviations.flatMap { name, edits in
        edits.flatMap { edit in (situations.isEmpty ? ["-"] : situations).map { [name, edit, $0] } }
      }
      let other = claimed.compactMap { claims[$0] }.min()
      for claim in claimed { claims[claim] = answer.key }
      if let problem = problem ?? other.map(AnswerProblem.contradicts) {
        throw AnswersError(path: path, problem: .answer(answer.key, problem))
      }
    }
  }
}

extension Answer {
  fileprivate func problem(kit: ConformanceKit, payloads: [String]?) -> AnswerProblem? {
    guard !key.isEmpty else { return .noKey }
    guard !deviations.isEmpty, !deviations.values.contains([]) else { return .noDeviation }
    if kind != .undecided, reason?.isEmpty ?? true, kind == .intended || link == nil {
      return .noReason(kind)
    }
    if when?.isEmpty == true { return .noSituation }
    for name in names {
      if let problem = problem(of: name, kit) { return problem }
    }
    if !isOfParser, story.hasPrefix("PC") {
      do { _ = try ReplayToken(story) } catch { return .noToken(error) }
      return nil
    }
    guard !isOfScenarios, let stories = isOfParser ? payloads : kit.scenarios.map(\.id)
    else { return nil }
    return stories.contains(story)
      ? nil : .unknownStory(story, nearest: NearestNames.nearest(to: story, among: stories))
  }

  private func problem(of name: String, _ kit: ConformanceKit) -> AnswerProblem? {
    let edits = deviations[name] ?? []
    if Slug.area(of: name) == PayloadDeparture.area {
      return edits.first { !PayloadDeparture.isKey(PayloadDeparture.key(name, $0)) }
        .map { .noEdit($0, of: name) }
    }
    if kit.requirement(name) == nil, edits == [Self.then] { return nil }
    if let retired = kit.catalog.retired.first(where: { $0.id == name }) {
      return .retiredRequirement(name, mergedInto: retired.mergedInto)
    }
    guard kit.requirement(name) != nil else {
      let names = kit.catalog.requirements.map(\.id)
      return .unknownRequirement(name, nearest: NearestNames.nearest(to: name, among: names))
    }
    return edits.first { Edit($0) == nil }.map { .noEdit($0, of: name) }
  }
}
