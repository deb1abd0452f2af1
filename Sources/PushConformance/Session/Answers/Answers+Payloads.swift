/// The answers about payload parsers. The story of such an answer is a payload.
extension Answers {
  func mark(_ cases: inout [CaseResult], of parser: String) -> [AnswerReport] {
    valid(about: parser).map { answer in
      let keys = answer.deviations.flatMap { name, edits in
        edits.map { PayloadDeparture.key(name, $0) }
      }
      let story = cases.firstIndex { $0.id == answer.story }
      let shown = story.flatMap { cases[$0].key }
      for index in cases.indices where cases[index].key.map(keys.contains) ?? false {
        guard case .failed(let findings) = cases[index].outcome else { continue }
        cases[index].answered = findings.map { AnsweredFinding(finding: $0, answer: answer) }
        cases[index].outcome = .skipped(.answered(answer.terms))
      }
      let standing: AnswerReport.Standing
      if let story {
        if case .skipped(.filtered) = cases[story].outcome {
          standing = .notAsked
        } else if shown.map(keys.contains) ?? false {
          standing = .stands
        } else {
          let fault = AnswerFault.stale(answer, shows: shown)
          if !cases[story].outcome.isRed { cases[story].outcome = .error(.answer(fault)) }
          standing = .wrong(fault)
        }
      } else {
        standing = .wrong(.matchesNothing(answer, reason: "there is no such payload"))
      }
      return AnswerReport(
        answer: answer,
        standing: standing,
        isExpired: answer.isExpired(on: today)
      )
    }
  }
}

extension CaseResult {
  fileprivate var key: String? { findings.first?.key }
}
