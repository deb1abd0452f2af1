import ArgumentParser
import ConformanceReports
import Foundation
import PushPayloads

enum PayloadFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github, junit
}

enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case error, warning, info, never

  func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity.isError
    case .warning: severity != .info
    case .info: true
    case .never: false
    }
  }
}

struct PayloadTally {
  var inputs = 0
  var unreadable = 0
  var suppressed = 0
  private var levels: [GitHubAnnotations.Level: Int] = [:]

  mutating func add(_ verdict: PayloadVerdict) {
    if case .failure = verdict.report { unreadable += 1 } else { inputs += 1 }
    suppressed += verdict.suppressed.count
    for diagnostic in verdict.diagnostics { levels[diagnostic.severity.level, default: 0] += 1 }
  }

  func count(of level: GitHubAnnotations.Level) -> Int { levels[level] ?? 0 }

  var text: String {
    let counts = GitHubAnnotations.Level.allCases.map { count(of: $0).counted($0.noun) }
    return "\(inputs.counted("payload")): \(counts.joined(separator: ", "))"
      + (suppressed > 0 ? "; \(suppressed.turnedOff)" : "")
      + (unreadable > 0 ? "; \(unreadable.counted("input")) not checked" : "")
  }
}

protocol PayloadOutput {
  mutating func print(_ verdicts: [PayloadVerdict]) throws
  mutating func end(_ tally: PayloadTally) throws
}

/// The verdicts as text for people, or as one JSON object for each verdict.
struct PayloadLines: PayloadOutput {
  var isJSON: Bool
  var isQuiet: Bool

  func print(_ verdicts: [PayloadVerdict]) throws {
    let told = verdicts.filter { !isQuiet || !$0.diagnostics.isEmpty }
      .compactMap(PayloadReportText.init)
    guard !told.isEmpty else { return }
    try isJSON ? Terminal.print(told.map(\.json)) : Terminal.print(told.map(\.text))
  }

  func end(_ tally: PayloadTally) throws {
    let isTold = GitHubAnnotations.Level.allCases.contains { tally.count(of: $0) > 0 }
    guard !isJSON, tally.inputs + tally.unreadable > 1, !isQuiet || isTold else { return }
    try Terminal.print([tally.text])
  }
}

extension Int {
  var turnedOff: String { "\(counted("finding")) \(self == 1 ? "is" : "are") turned off" }
}

extension GitHubAnnotations.Level {
  var noun: String { self == .notice ? "remark" : rawValue }
}

extension Severity {
  var level: GitHubAnnotations.Level {
    switch self {
    case .rejected, .ignored: .error
    case .warning: .warning
    case .info: .notice
    }
  }
}
