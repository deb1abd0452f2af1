import ConformanceReports

/// The cases of a subject that could not be judged for the same reason.
struct ErrorEntry {
  let anchor: String
  let kind: String
  let message: String
  let cases: [CaseDescription]
  let areas: Set<String>

  /// This property is stored, because the template cannot read computed properties.
  let countText: String

  static func entries(of cases: [CaseDescription], after number: Int) -> [ErrorEntry] {
    let stopped = cases.filter { $0.error != nil }
    return stopped.grouped { $0.error?.cause }.enumerated().compactMap { place, cases in
      guard let error = cases[0].error else { return nil }
      return ErrorEntry(
        anchor: "e\(number + place + 1)",
        kind: error.kind,
        message: VisibleText.visible(error.message, limit: 20_000),
        cases: cases,
        areas: Set(cases.map(\.area)),
        countText: cases.count.counted("case")
      )
    }
  }
}

extension ErrorDescription {
  /// The error; the message of a crash lacks the step, because the same crash can occur in many steps.
  fileprivate var cause: ErrorDescription {
    var cause = self
    if let crash = message.ranges(of: ": the process of the subject crashed").last {
      // The message of a crash begins with the step.
      cause.message = String(message[crash.lowerBound...])
    }
    return cause
  }
}
