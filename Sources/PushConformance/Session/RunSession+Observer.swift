/// The events that an observer of a session is told.
extension RunSession {
  /// Tells the observer of cases that have their results, and returns them.
  func told(_ cases: [CaseResult]) -> [CaseResult] {
    if let observer { for result in cases { observer.note(.finished(result)) } }
    return cases
  }

  /// Tells the observer which requirements the golden scenarios violate.
  func tellViolations(in evidence: Evidence) {
    guard let observer else { return }
    for requirement in kit.catalogue.requirements where options.fails(requirement.level) {
      if evidence[requirement]?.violations.isEmpty == false {
        observer.note(.violated(requirement.id))
      }
    }
  }

  /// Tells the observer of a block of generated runs.
  func tell(of block: GeneratedRuns.Block) {
    guard let observer else { return }
    observer.note(.played(runs: block.runs))
    for requirement in kit.catalogue.requirements
    where options.fails(requirement.level) && block.violated.contains(requirement.id) {
      observer.note(.violated(requirement.id))
    }
  }
}
