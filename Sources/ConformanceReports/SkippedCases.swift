package import PushConformance

/// The cases that were not judged, counted by reason.
package struct SkippedCases {
  /// The largest number of reasons of one kind that each get a line; if there are more, all share one line.
  fileprivate static let reasonsShown = 3

  enum Kind: String, Comparable, CaseIterable {
    case role, declaration, other

    static func < (left: Self, right: Self) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  struct Reason: Hashable {
    var kind: Kind
    /// The reason without the parts that differ between cases, so that equal reasons are counted together.
    var heading: String
  }

  private struct Count {
    var cases = 0
    var requirements = 0

    mutating func add(_ kind: CaseResult.Kind) {
      cases += 1
      if kind == .requirement { requirements += 1 }
    }
  }

  private var counts: [Kind: [String: Count]] = [:]
  /// True if `swift test` made the cases, so that the text must not mention options of the command line.
  private var isOfTests = false

  init() {}

  package init(in cases: some Sequence<CaseResult>) {
    for result in cases {
      guard case .skipped(let reason) = result.outcome, let reason = Reason(reason)
      else { continue }
      add(reason, of: result.kind)
      isOfTests = result.door == .swiftTest
    }
  }

  mutating func add(_ reason: Reason, of kind: CaseResult.Kind) {
    counts[reason.kind, default: [:]][reason.heading, default: Count()].add(kind)
  }

  var count: Int { counts.values.joined().reduce(0) { $0 + $1.value.cases } }

  package func lines(tellsAll: Bool) -> [String] {
    counts.sorted { $0.key < $1.key }.flatMap { kind, counts in
      let sorted = counts.sorted { ($0.value.cases, $1.key) > ($1.value.cases, $0.key) }
      guard let title = kind.title, !tellsAll, sorted.count > Self.reasonsShown else {
        return sorted.map { heading, count in
          let requirements = Self.requirements(among: count, of: kind)
          return "\(count.cases) \(kind.told(heading))"
            + (requirements.map {
              $0 == 1 ? ", 1 of them a requirement" : ", \($0) of them requirements"
            } ?? "")
        }
      }
      let shown = sorted.prefix(Self.reasonsShown).map { heading, count in
        let requirements = Self.requirements(among: count, of: kind)
        return "\(heading) \(count.cases)"
          + (requirements.map { $0 == 1 ? " (1 requirement)" : " (\($0) requirements)" } ?? "")
      }
      let rest = sorted.count - Self.reasonsShown
      return [
        "\(counts.values.reduce(0) { $0 + $1.cases }) \(title): \(shown.joined(separator: ", "))"
          + (rest > 0 ? " and \(rest) more\(isOfTests ? "" : "; --all lists them")" : "")
      ]
    }
  }

  /// Returns the number of requirements among cases that the declaration turns off.
  ///
  /// Nil for other kinds of reason, and if all cases or no cases are requirements.
  private static func requirements(among count: Count, of kind: Kind) -> Int? {
    guard kind == .declaration, count.requirements > 0, count.requirements < count.cases
    else { return nil }
    return count.requirements
  }
}

extension SkippedCases.Kind {
  /// The words for all reasons in one line; nil if each reason always has its own line.
  fileprivate var title: String? {
    switch self {
    case .role: "for roles that the adapter does not offer"
    case .declaration: "turned off by lines of the declaration"
    case .other: nil
    }
  }

  fileprivate func told(_ heading: String) -> String {
    switch self {
    case .role: "for the role \(heading): the adapter does not conform to it"
    case .declaration: "turned off by \(heading)"
    case .other: heading
    }
  }
}

extension SkippedCases.Reason {
  /// Creates a reason; nil for a deviation with an answer, which counts as judged.
  init?(_ reason: SkipReason) {
    if case .answered = reason { return nil }
    self.init(kind: reason.kind, heading: reason.heading)
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let kind = SkippedCases.Kind(rawValue: String(parts[0]))
    else { return nil }
    self.init(kind: kind, heading: String(parts[1]))
  }

  var text: String { "\(kind.rawValue) \(heading)" }
}

extension SkipReason {
  fileprivate var kind: SkippedCases.Kind {
    switch self {
    case .roleNotOffered: .role
    case .policy, .neverSent, .noSuchAction: declaredLine == nil ? .other : .declaration
    case .untestable, .obstacle, .filtered, .notExercised, .notExercisedUnderFilter, .unseen,
      .notificationWasRemoved, .answered:
      .other
    }
  }

  fileprivate var heading: String {
    switch self {
    case .untestable: "untestable (list requirements says why)"
    case .roleNotOffered(let role): role.protocolName
    case .policy(let mismatch) where mismatch.isDefault: "for apps that declare something else"
    case .policy(let mismatch): mismatch.declared
    case .neverSent, .noSuchAction, .obstacle, .filtered, .notExercised, .notExercisedUnderFilter,
      .unseen, .notificationWasRemoved, .answered:
      declaredLine ?? text
    }
  }
}
