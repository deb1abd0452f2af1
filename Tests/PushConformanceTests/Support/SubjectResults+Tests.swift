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
