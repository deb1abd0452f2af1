import ConformanceReports
import PushConformance
import PushCorpus
import Testing

/// A problem in the results that becomes one issue of a test, even if several cases show the problem.
struct Problem {
  enum Weight {
    case failure, warning
    /// A known issue; the string is ``Answer/terms`` of the answer that excuses the issue.
    case known(String)
  }

  let key: String
  /// The areas that show the problem, starting with the area of the case to read first.
  var areas: [String]
  let weight: Weight
  /// The problem in few words, for a suite with a summary at the end.
  let brief: String
  let whole: String
  /// The whole finding; nil for an error.
  var finding: (name: String, text: String)?

  var isFailure: Bool { if case .failure = weight { true } else { false } }

  func record(isBrief: Bool, at location: SourceLocation) {
    let text = Comment(rawValue: isBrief ? brief : whole)
    if isFailure, let finding {
      Attachment.record(finding.text, named: "\(finding.name).txt", sourceLocation: location)
    }
    switch weight {
    case .failure: Issue.record(text, sourceLocation: location)
    case .warning: Issue.record(text, severity: .warning, sourceLocation: location)
    case .known(let terms):
      withKnownIssue(Comment(rawValue: terms), sourceLocation: location) {
        _ = Issue.record(text, sourceLocation: location)
      }
    }
  }
}

extension Problem {
  static func all(in results: SubjectResults) -> [Problem] {
    let screen = FirstScreen(results)
    var (problems, places) = ([Problem](), [String: Int]())
    func add(_ problem: Problem) {
      if let place = places[problem.key] {
        problems[place].areas += problem.areas
      } else {
        places[problem.key] = problems.count
        problems.append(problem)
      }
    }
    for (text, cases) in screen.errors {
      let kind = cases.first?.error?.kind ?? ""
      // A fault of the adapter shows in many steps, with different values, and leaves no area with a verdict.
      let shown = cases + (screen.isAdapterWrong ? results.cases : [])
      let key = screen.isAdapterWrong ? kind : text
      add(Problem(key, in: shown.map(\.area), .failure, brief: "\(kind): \(text)"))
    }
    for (index, cause) in screen.toldCauses.enumerated() {
      let kinds = Set(cause.findings.map(\.kind))
      let shown = results.cases.filter { result in
        result.redFindings.contains { $0.group == cause.key || kinds.contains($0.kind) }
      }
      let lines = cause.lines(number: index + 1, subject: results.subject)
      add(
        Problem(
          cause.key,
          in: [cause.lead.result.area] + shown.map(\.area),
          .failure,
          of: (cause.lead.finding, results.subject),
          whole: lines.joined(separator: "\n")
        )
      )
    }
    for result in results.cases {
      // The `then` of a scenario repeats what the scenario's requirements say.
      for note in result.notes where result.kind != .scenario && places[note.group ?? ""] == nil {
        add(Problem("note \(note.kind)", in: [result.area], .warning, of: (note, result.subject)))
      }
      for (finding, answer) in result.answered.map({ ($0.finding, $0.answer) }) {
        let isUndecided = answer.kind == .undecided
        add(
          Problem(
            "answer \(answer.key)",
            in: [result.area],
            isUndecided ? .warning : .known(answer.terms),
            of: (finding, result.subject),
            prefix: isUndecided ? "\(answer.key) is undecided: \(answer.says)\n" : ""
          )
        )
      }
    }
    for report in results.answers where report.isExpired && report.stands {
      let (key, area) = (report.answer.key, report.answer.names.first.map(Slug.area) ?? "")
      add(Problem("\(key) expired", in: [area], .warning, brief: report.answer.expiry))
    }
    return problems
  }

  private init(_ key: String, in areas: [String], _ weight: Weight, brief: String) {
    self.init(key: key, areas: areas, weight: weight, brief: brief, whole: brief)
  }

  private init(
    _ key: String,
    in areas: [String],
    _ weight: Weight,
    of source: (finding: Finding, subject: String),
    prefix: String = "",
    whole: String? = nil
  ) {
    let (finding, text) = (source.finding, source.finding.text(subject: source.subject))
    let title = [finding.question, finding.title].compactMap(\.self).joined(separator: " ")
    self.init(
      key: key,
      areas: areas,
      weight: weight,
      brief: prefix + title + "\n" + finding.headline,
      whole: prefix + (whole ?? text),
      finding: (finding.question ?? finding.kind, text)
    )
  }
}

extension CaseResult {
  /// The area of the case; all generated runs together are one area.
  var area: String { kind == .generated ? kind.rawValue : Slug.area(of: id) }

  var isGreen: Bool {
    switch outcome {
    case .passed, .skipped(.answered): true
    case .failed, .error, .skipped: false
    }
  }
}

/// The problems of a subject, as the error of a test that does not belong to Swift Testing.
struct ConformanceFailure: Error, CustomStringConvertible {
  let description: String
}

extension Issue {
  /// Records an issue; outside of Swift Testing, where the issue would be lost, the method throws an error instead.
  static func tell(_ text: String, at location: SourceLocation) throws {
    guard Test.current != nil else { throw ConformanceFailure(description: text) }
    record(Comment(rawValue: text), sourceLocation: location)
  }
}
