extension RunSession {
  func told(_ cases: [CaseResult]) -> [CaseResult] {
    if let observer {
      for result in cases where early.tells(result) { observer.note(.finished(result)) }
    }
    return cases
  }

  func tellViolations(in evidence: Evidence) {
    guard let observer else { return }
    for requirement in kit.catalogue.requirements where options.fails(weight(of: requirement)) {
      if evidence[requirement]?.violations.isEmpty == false {
        observer.note(.violated(requirement.id))
      }
    }
  }

  /// Tells the observer that a block of generated runs was played, and the results that are known now.
  func tell(of block: GeneratedRuns.Block) {
    guard let observer else { return }
    if early.isAllowed {
      let known = early.results(after: block, among: blocksToTell) { earlyResult(of: $0, $1) }
      known.forEach { observer.note(.finished($0)) }
    }
    observer.note(.played(runs: block.runs))
    guard !block.violated.isEmpty else { return }
    for requirement in kit.catalogue.requirements
    where options.fails(weight(of: requirement)) && block.violated.contains(requirement.id) {
      observer.note(.violated(requirement.id))
    }
  }
}
