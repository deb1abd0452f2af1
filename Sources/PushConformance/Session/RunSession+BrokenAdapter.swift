import PushSimulation

extension RunSession {
  /// Returns an error for each case that applies to the subject, because no result of the subject can be trusted.
  func results(_ error: CaseError) -> [CaseResult] {
    func result(
      _ kind: CaseResult.Kind,
      _ id: String,
      _ title: String,
      _ level: Requirement.Level,
      _ skip: SkipReason?
    ) -> CaseResult {
      let reason = options.filter.chooses(id) ? skip : .filtered
      return CaseResult(
        subject: subject.name,
        kind: kind,
        id: id,
        title: title,
        level: level,
        outcome: reason.map { .skipped($0) } ?? .error(error)
      )
    }
    return kit.catalogue.requirements.map {
      result(.requirement, $0.id, $0.fullClause, $0.level, $0.reasonToSkip(subject))
    }
      + kit.scenarios.filter(told.contains).map {
        result(.scenario, $0.id, $0.title, weight(of: $0), reasonToSkip($0))
      }
      + GenerationBlock.all(cases: options.caseCount).filter(told.contains).map {
        result(.generated, $0.id, $0.title, .must, $0.area.reasonToSkip(subject))
      }
  }
}
