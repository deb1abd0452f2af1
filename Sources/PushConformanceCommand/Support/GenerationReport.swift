import PushConformance

/// What generated runs were like, as `run --statistics` prints it.
enum GenerationReport {
  /// The lines for one subject; none where nothing was generated.
  static func lines(_ results: SubjectResults) -> [String] {
    results.cases.flatMap { result -> [String] in
      guard let statistics = result.generation else { return [] }
      return ["", "\(result.subject)  \(result.id): \(statistics.runs.counted("run"))"]
        + statistics.uses.map { use in
          row(use.rule, "\(use.steps.counted("step")), rejected \(use.rejections) times")
        }
        + statistics.exercises.map { row($0.requirement, "in \($0.runs.counted("run"))") }
    }
  }

  private static func row(_ name: String, _ text: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(0, 46 - name.count)))  \(text)"
  }
}
