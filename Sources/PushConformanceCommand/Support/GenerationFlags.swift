import ArgumentParser
import PushConformance

/// The flags of generated runs.
struct GenerationFlags: ParsableArguments {
  /// The most steps that a run may have: each costs a callback, and shrinking plays hundreds of runs.
  private static let mostSteps = 1_000
  /// The most orders of each scenario.
  private static let mostOrders = 10_000

  @Option(
    help: ArgumentHelp(
      "The seed of generated runs; with the same one the same are played.",
      valueName: "n"
    )
  )
  var seed: UInt64 = 0

  @Option(
    help: ArgumentHelp(
      "How many generated runs a center plays, one of many roles more; 0 for none.",
      valueName: "n"
    )
  )
  var cases = RunOptions.defaultCases

  @Option(help: ArgumentHelp("How many steps a generated run has at most.", valueName: "n"))
  var steps = RunOptions.defaultSteps

  @Option(
    help: ArgumentHelp(
      "In how many drawn orders of its tasks a center plays each golden scenario, besides the usual one.",
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

  /// The options of a run.
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
