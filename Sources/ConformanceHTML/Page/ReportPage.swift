import ConformanceReports

/// The content of the HTML page of results, with the members that the template reads.
///
/// The template looks up a name in the innermost value, and then in the values around it. A dot before the name
/// restricts the search to the innermost value. So the template writes a dot before members that may be nil.
struct ReportPage {
  /// The entries of one kind about a subject, such as its causes, errors or notes.
  struct Chapter<Entry> {
    var subject: String
    /// A line above the entries, such as the number of causes; nil if there is no such line.
    var lead: String?
    var entries: [Entry]
  }

  let verdict: PageVerdict
  let verdictStatus: String
  let verdictSign: String
  let facts: [String]
  let matrix: AreaMatrix
  let findings: [Chapter<GroupEntry>]
  let findingCount: Int
  let errors: [Chapter<ErrorEntry>]
  let errorCount: Int
  let known: [Chapter<GroupEntry>]
  let knownCount: Int
  let notes: [Chapter<GroupEntry>]
  let noteCount: Int
  let unjudged: [Chapter<UnjudgedEntry>]
  let unjudgedCount: Int
  let subjects: [SubjectEntry]
  let caseCount: Int
  let hasFindings: Bool
  let hasErrors: Bool
  let hasKnown: Bool
  let hasNotes: Bool
  let hasUnjudged: Bool

  init(_ subjects: [SubjectDescription]) {
    var links: [AreaKey: String] = [:]
    var (findings, known, notes):
      ([Chapter<GroupEntry>], [Chapter<GroupEntry>], [Chapter<GroupEntry>])
    (findings, known, notes) = ([], [], [])
    var errors: [Chapter<ErrorEntry>] = []
    var unjudged: [Chapter<UnjudgedEntry>] = []
    var (number, errorNumber) = (0, 0)
    for (index, subject) in subjects.enumerated() {
      func entries(
        of causes: SubjectCauses,
        _ standing: (Int) -> GroupEntry.Standing
      ) -> [GroupEntry] {
        zip(causes.groups, causes.cases).enumerated().map { place, cause in
          let (group, cases) = cause
          number += 1
          var fails = false
          if case .failing = standing(place + 1) { fails = true }
          if fails {
            for area in cases.map(\.area) + [nil] {
              let key = AreaKey(subject: index, area: area)
              links[key] = links[key] ?? "f\(number)"
            }
          }
          return GroupEntry(
            group,
            shownBy: cases,
            subject: subject.name,
            anchor: "f\(number)",
            standing: standing(place + 1),
            isOpen: number <= 3 && fails
          )
        }
      }
      let failing = SubjectCauses(of: subject.cases, findings: \.findings)
      findings.add(
        subject.name,
        PageVerdict.causes(failing.groups.count, of: subject),
        entries(of: failing, GroupEntry.Standing.failing)
      )
      let accepted = SubjectCauses(of: subject.cases) { $0.known.map(\.finding) }
      known.add(subject.name, nil, entries(of: accepted) { _ in .known })
      let noted = SubjectCauses(of: subject.cases, findings: \.notes)
      notes.add(subject.name, nil, entries(of: noted) { _ in .noted })
      let stopped = ErrorEntry.entries(of: subject.cases, after: errorNumber)
      errorNumber += stopped.count
      for entry in stopped {
        for area in entry.areas.map(Optional.some) + [nil] {
          let key = AreaKey(subject: index, area: area)
          links[key] = links[key] ?? entry.anchor
        }
      }
      errors.add(
        subject.name,
        subject.hasWrongAdapter ? PageVerdict.wrongAdapter : nil,
        stopped
      )
      unjudged.add(subject.name, nil, UnjudgedEntry.entries(of: subject.cases))
    }
    verdict = PageVerdict(subjects)
    verdictStatus = verdict.status.rawValue
    verdictSign = verdict.status.sign
    facts = Self.facts(subjects)
    matrix = AreaMatrix(subjects, links: links)
    self.findings = findings
    self.errors = errors
    self.known = known
    self.notes = notes
    self.unjudged = unjudged
    findingCount = findings.reduce(0) { $0 + $1.entries.count }
    errorCount = errors.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.cases.count } }
    knownCount = known.reduce(0) { $0 + $1.entries.count }
    noteCount = notes.reduce(0) { $0 + $1.entries.count }
    unjudgedCount = unjudged.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.count } }
    self.subjects = subjects.map(SubjectEntry.init)
    caseCount = subjects.reduce(0) { $0 + $1.cases.count }
    hasFindings = !findings.isEmpty
    hasErrors = !errors.isEmpty
    hasKnown = !known.isEmpty
    hasNotes = !notes.isEmpty
    hasUnjudged = !unjudged.isEmpty
  }

  /// Returns the versions of the kit, and the start and the duration of the runs, in words.
  private static func facts(_ subjects: [SubjectDescription]) -> [String] {
    let versions = Set(subjects.map(\.version)).sorted().joined(separator: ", ")
    let began = subjects.map(\.timestamp).min() ?? 0
    return [
      "push-conformance \(VisibleText.visible(versions, limit: 200))",
      "began \(WrittenTime.date(began))",
      "took \(WrittenTime.duration(subjects.reduce(.zero) { $0 + $1.time }))",
    ]
  }
}

extension Array {
  /// Appends a chapter, if there are entries.
  fileprivate mutating func add<Entry>(_ subject: String, _ lead: String?, _ entries: [Entry])
  where Element == ReportPage.Chapter<Entry> {
    guard !entries.isEmpty else { return }
    append(ReportPage.Chapter(subject: subject, lead: lead, entries: entries))
  }
}
