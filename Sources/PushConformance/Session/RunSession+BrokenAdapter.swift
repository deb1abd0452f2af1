import PushSimulation

/// The results of an adapter that breaks the rules of the kit.
extension RunSession {
  /// The results with an adapter that keeps what it must not keep: nothing that is seen of it can be trusted.
  ///
  /// - Parameter cause: What is wrong with the adapter.
  /// - Returns: An error for each case that applies.
  func results(_ cause: PlayProblem.Cause) -> [CaseResult] {
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
        outcome: reason.map { .skipped($0) } ?? .error(.adapter(cause))
      )
    }
    return kit.catalogue.requirements.map {
      result(.requirement, $0.id, $0.clause, $0.level, $0.reasonToSkip(subject))
    }
      + kit.scenarios.map {
        result(.scenario, $0.id, $0.title, kit.level(of: $0), kit.reasonToSkip($0, subject))
      }
      + GenerationBlock.all(cases: options.cases).map {
        result(.generated, $0.id, $0.title, .must, $0.area.reasonToSkip(subject))
      }
  }
}
