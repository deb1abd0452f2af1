import PushConformance

extension SubjectResults {
  /// The names of the cases that fail the run, with the keys of their causes or the kind of their error.
  var red: [String] {
    cases.compactMap { result in
      switch result.outcome {
      case .failed(let findings):
        "\(result.id): " + findings.map { $0.cause ?? $0.kind }.joined(separator: ", ")
      case .error(let error): "\(result.id): \(error.kind)"
      case .passed, .skipped: nil
      }
    }
  }
}

extension CaseResult.Outcome {
  var isPassed: Bool { if case .passed = self { true } else { false } }

  var findings: [Finding] { if case .failed(let findings) = self { findings } else { [] } }
}

extension ReplayOutcome {
  var noLongerFails: Bool { if case .noLongerFails = self { true } else { false } }

  var findings: [Finding] { if case .fails(let findings) = self { findings } else { [] } }

  var error: CaseError? { if case .error(let error) = self { error } else { nil } }
}
