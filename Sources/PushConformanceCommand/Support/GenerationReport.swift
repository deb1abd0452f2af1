import ConformanceReports
import PushConformance

enum GenerationReport {
  static func lines(_ results: SubjectResults) -> [String] {
    results.cases.flatMap { result -> [String] in
      guard let statistics = result.generation else { return [] }
      let extent =
        "\(statistics.runs.counted("run")), \(statistics.turns.counted("turn")),"
        + " \(statistics.effects.counted("effect"))"
      return ["", "\(result.subject)  \(result.id): \(extent)"]
        + [row("choices", "digest \(String(statistics.digest, radix: 16))")]
        + statistics.lengths.map { row("\($0.name) steps", "in \($0.count.counted("run"))") }
        + statistics.states.map { row($0.name, $0.count.counted("turn")) }
        + statistics.uses.map { use in
          row(use.rule, "\(use.steps.counted("step")), rejected \(use.rejections) times")
        }
        + statistics.exercises.map { row($0.name, "in \($0.count.counted("run"))") }
    }
  }

  private static func row(_ name: String, _ text: String) -> String {
    "  \(name.padded(to: 46))  \(text)"
  }
}
