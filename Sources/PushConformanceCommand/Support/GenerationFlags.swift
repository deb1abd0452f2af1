import ArgumentParser
import PushConformance

/// The flags of generated runs.
struct GenerationFlags: ParsableArguments {
  /// The largest number of steps of a run; each step costs a callback, and shrinking plays hundreds of runs.
  private static let mostSteps = 1_000
  /// The largest number of orders for each scenario.
  private static let mostOrders = 10_000

  @Option(
    help: ArgumentHelp(
      "The seed of the generated runs; equal seeds give equal runs.",
      valueName: "n"
    )
  )
  var seed: UInt64 = 0

  @Option(
    help: ArgumentHelp(
      "The number of generated runs of a center; 0 for none. A center with many roles plays more.",
      valueName: "n"
    )
  )
  var cases = RunOptions.defaultCases

  @Option(help: ArgumentHelp("The largest number of steps in a generated run.", valueName: "n"))
  var steps = RunOptions.defaultSteps

  @Option(
    help: ArgumentHelp(
      "The number of random orders of its tasks in which a center plays each golden scenario again.",
      valueName: "n"
    )
  )
  var orders = 0

  mutating func validate() throws {
    guard (0...Self.mostOrders).contains(orders) else {
      throw ValidationError("--orders is from 0 to \(Self.mostOrders)")
    }

    guard cases >= 0, cases <= 10_000_000 else {
      throw ValidationError("--cases is from 0 to 10000000")
    }
    guard (1...Self.mostSteps).contains(steps) else {
      throw ValidationError("--steps is from 1 to \(Self.mostSteps)")
    }
  }

  /// The flags that differ from the defaults, which a repetition of a finding needs, too.
  var choices: [String] {
    var choices: [String] = []
    if seed != 0 { choices.append("--seed \(seed)") }
    if cases != RunOptions.defaultCases { choices.append("--cases \(cases)") }
    if steps != RunOptions.defaultSteps { choices.append("--steps \(steps)") }
    if orders != 0 { choices.append("--orders \(orders)") }
    return choices
  }

  /// Returns the options of a run.
  func options(filter: CaseFilter, level: Requirement.Level) -> RunOptions {
    RunOptions(
      filter: filter,
      level: level,
      seed: seed,
      cases: cases,
      steps: steps,
      orders: orders
    )
  }
}
