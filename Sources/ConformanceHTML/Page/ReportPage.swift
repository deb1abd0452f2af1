import ConformanceReports

/// The content of the HTML page of results, with the members that the template reads.
///
/// The template looks up a name in the innermost value, and then in the values around it. A dot before the name
/// restricts the search to the innermost value. So the template writes a dot before members that can be nil.
struct ReportPage {
  /// The entries of one kind, such as causes, errors or notes, with a chapter for each subject that has such entries.
  struct Section<Entry> {
    struct Chapter {
      var subject: String
      var lead: String?
      var entries: [Entry]
    }

    var chapters: [Chapter] = []
    var count = 0
    /// This property is stored, because the template cannot read computed properties.
    var isShown = false

    /// Adds the chapter of a subject; `count` is the number of the entries, or of the cases in the entries.
    mutating func add(_ subject: String, lead: String? = nil, _ entries: [Entry], count: Int) {
      guard !entries.isEmpty else { return }
      chapters.append(Chapter(subject: subject, lead: lead, entries: entries))
      self.count += count
      isShown = true
    }
  }

  let verdict: PageVerdict
  let verdictStatus: String
  let verdictSign: String
  let facts: [String]
  let matrix: AreaMatrix
  private(set) var findings = Section<GroupEntry>()
  private(set) var errors = Section<ErrorEntry>()
  private(set) var answered = Section<GroupEntry>()
  private(set) var notes = Section<GroupEntry>()
  private(set) var unjudged = Section<UnjudgedEntry>()
  let subjects: [SubjectEntry]
  let caseCount: Int

  init(_ subjects: [SubjectDescription]) {
    var links: [AreaKey: String] = [:]
    var (number, errorNumber) = (0, 0)
    for (index, subject) in subjects.enumerated() {
      func link(_ areas: some Collection<String>, to anchor: String) {
        for area in areas.map(Optional.some) + [nil] {
          let key = AreaKey(subject: index, area: area)
          links[key] = links[key] ?? anchor
        }
      }
      func entries(
        of causes: SubjectCauses,
        _ standing: (Int) -> GroupEntry.Standing
      ) -> [GroupEntry] {
        zip(causes.groups, causes.cases).enumerated().map { place, cause in
          let (group, cases) = cause
          number += 1
          let standing = standing(place + 1)
          if standing.fails { link(cases.map(\.area), to: "f\(number)") }
          return GroupEntry(
            group,
            shownBy: cases,
            subject: subject.name,
            anchor: "f\(number)",
            standing: standing,
            isOpen: number <= 3 && standing.fails
          )
        }
      }
      let failing = entries(of: SubjectCauses(of: subject.cases, findings: \.findings)) {
        .failing(number: $0)
      }
      let lead = PageVerdict.causes(failing.count, of: subject)
      findings.add(subject.name, lead: lead, failing, count: failing.count)
      let accepted = entries(of: SubjectCauses(of: subject.cases) { $0.answered.map(\.finding) }) {
        _ in .answered
      }
      answered.add(subject.name, accepted, count: accepted.count)
      let noted = entries(of: SubjectCauses(of: subject.cases, findings: \.notes)) { _ in .noted }
      notes.add(subject.name, noted, count: noted.count)
      let stopped = ErrorEntry.entries(of: subject.cases, after: errorNumber)
      errorNumber += stopped.count
      for entry in stopped { link(entry.areas, to: entry.anchor) }
      errors.add(
        subject.name,
        lead: subject.hasWrongAdapter ? PageVerdict.wrongAdapter : nil,
        stopped,
        count: subject.counts.errors
      )
      let skipped = UnjudgedEntry.entries(of: subject.cases)
      unjudged.add(subject.name, skipped, count: skipped.reduce(0) { $0 + $1.count })
    }
    verdict = PageVerdict(subjects)
    verdictStatus = verdict.status.rawValue
    verdictSign = verdict.status.sign
    facts = Self.facts(subjects)
    matrix = AreaMatrix(subjects, links: links)
    self.subjects = subjects.map(SubjectEntry.init)
    caseCount = subjects.reduce(0) { $0 + $1.cases.count }
  }

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
