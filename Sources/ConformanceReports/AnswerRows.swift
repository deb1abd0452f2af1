import PushConformance

/// The lines about the answers for a subject, as a run prints them.
struct AnswerRows {
  /// A line with the number of answers of each kind, and a line for each answer that needs attention.
  ///
  /// An answer needs attention if it is undecided but has a reason, is wrong or expired, or excuses nearly all
  /// occasions of a requirement. A wrong or expired answer gets no line if an error of a case already says the same.
  let texts: [String]

  /// The smallest excused share of a requirement's occasions that needs attention.
  private static let nearlyAll = 0.9
  private static let fewestOccasions = 10

  init(_ results: SubjectResults) {
    let standing = results.answers.filter(\.stands)
    let kinds = Answer.Kind.allCases.compactMap { kind -> String? in
      let count = standing.count { $0.answer.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let open = standing.map(\.answer).filter { $0.kind == .undecided && $0.reason != nil }
    let told = Set(FirstScreen.errors(in: results.cases).map(\.text))
    let faults = results.answers.compactMap { report -> String? in
      if case .wrong(let fault) = report.standing { return fault.text }
      return report.isExpired ? report.answer.expiry : nil
    }
    let broad = standing.flatMap { report in
      results.cases.filter { report.answer.deviations[$0.id] != nil }.compactMap {
        result -> String? in
        let all = result.excusedCount + result.satisfiedCount
        guard all >= Self.fewestOccasions,
          Double(result.excusedCount) >= Self.nearlyAll * Double(all)
        else { return nil }
        return
          "\(report.answer.key) excuses \(result.excusedCount) of \(all) occasions of \(result.id)"
      }
    }
    texts =
      (kinds.isEmpty ? [] : [kinds.joined(separator: ", ")])
      + open.map { "\($0.names.first ?? $0.key): \($0.reason ?? "")" }
      + faults.filter { !told.contains($0) } + broad
  }
}
