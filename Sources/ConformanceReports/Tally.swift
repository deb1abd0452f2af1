package import PushConformance

package struct Tally: Sendable, Hashable {
  package var passed = 0
  package var failed = 0
  package var errors = 0
  /// The number of cases that were not judged, or whose deviation has an answer.
  package var skipped = 0

  package init() {}

  package init(_ statuses: some Sequence<CaseStatus>) {
    for status in statuses { self[status] += 1 }
  }

  package init(_ cases: some Sequence<CaseResult>) { self.init(cases.lazy.map(\.outcome.status)) }

  package subscript(status: CaseStatus) -> Int {
    get { self[keyPath: Self.count(of: status)] }
    set { self[keyPath: Self.count(of: status)] = newValue }
  }

  private static func count(of status: CaseStatus) -> WritableKeyPath<Tally, Int> {
    switch status {
    case .passed: \.passed
    case .failed: \.failed
    case .error: \.errors
    case .skipped: \.skipped
    }
  }

  package static func += (sum: inout Tally, other: Tally) {
    for status in CaseStatus.allCases { sum[status] += other[status] }
  }

  var isEmpty: Bool { passed + failed + errors + skipped == 0 }

  /// True if no case failed or had an error; also true if nothing was judged.
  package var conforms: Bool { failed == 0 && errors == 0 }

  package var text: String {
    var parts = ["\(passed) passed", "\(failed) failed"]
    if errors > 0 { parts.append(errors.counted("error")) }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return parts.joined(separator: ", ")
  }
}

extension Tally {
  /// Returns a sentence with the number of passed requirements or, for a parser, of passed payloads.
  package static func held(in cases: [(kind: CaseResult.Kind, status: CaseStatus)]) -> String {
    let isParser = cases.contains { $0.kind == .payload }
    let kind: CaseResult.Kind = isParser ? .payload : .requirement
    let count = cases.count { $0.kind == kind && $0.status == .passed }
    return
      "\(count.counted(isParser ? "payload" : "requirement")) \(count == 1 ? "holds" : "hold")."
  }
}

extension CaseResult {
  package var redFindings: [Finding] {
    if case .failed(let findings) = outcome { findings } else { [] }
  }
}

extension CaseResult.Outcome {
  package var status: CaseStatus {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .error: .error
    case .skipped: .skipped
    }
  }
}

extension Int {
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
