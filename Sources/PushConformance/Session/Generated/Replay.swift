package enum ReplayOutcome: Sendable {
  /// The run violates no requirement of level `should` or `must`, and the `then` of the scenario holds.
  case noLongerFails
  case fails([Finding])
  case error(CaseError)
  case skipped(SkipReason)
}

extension ConformanceRunner {
  /// Plays the scenario of a token again, and judges the run by every requirement of level `should` or `must`.
  ///
  /// The token can be from a run of a different subject.
  @MainActor package func replay(_ token: ReplayToken, with subject: PushCenterSubject) async
    -> ReplayOutcome
  {
    var kit = kit
    kit.scenarios = [token.scenario]
    var options = RunOptions(filter: CaseFilter(filters: [token.scenario.id]), level: .should)
    options.schedule = Schedule(token.schedule)
    options.quiet = self.options.quiet
    options.repetition = self.options.repetition
    let results = await ConformanceRunner(kit: kit, options: options, hosts: hosts).run(subject)
    guard var result = results.cases.first(where: { $0.kind == .scenario }) else {
      return .noLongerFails
    }
    let text = token.text
    result.changeFindings { $0.token = text }
    return switch result.outcome {
    case .passed: .noLongerFails
    case .error(let error): .error(error)
    case .skipped(let reason): .skipped(reason)
    case .failed(let findings): .fails(findings)
    }
  }
}
