import ArgumentParser
import PushConformance

struct GenerationFlags: ParsableArguments {
  /// The largest number for `--steps`; shortening a longer run would play hundreds of runs that are nearly as long.
  private static let mostSteps = 1_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seed of the generated runs; equal seeds give equal runs. By default 0.",
      valueName: "n"
    )
  )
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of generated runs of a center; 0 for none. A center with many roles plays more. By default \(RunOptions.defaultCases).",
      valueName: "n"
    )
  )
  var cases: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest number of steps in a generated run. By default \(RunOptions.defaultSteps).",
      valueName: "n"
    )
  )
  var steps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of random orders of its tasks in which a center plays each golden scenario again.",
      valueName: "n"
    )
  )
  var orders: Int?

  mutating func validate() throws {
    guard (0...RunOptions.mostOrders).contains(orders ?? 0)
    else { throw ValidationError("--orders is from 0 to \(RunOptions.mostOrders)") }
    guard (0...RunOptions.mostCases).contains(cases ?? 0)
    else { throw ValidationError("--cases is from 0 to \(RunOptions.mostCases)") }
    guard (1...Self.mostSteps).contains(steps ?? 1)
    else { throw ValidationError("--steps is from 1 to \(Self.mostSteps)") }
  }

  /// The flags that differ from the defaults; the command that plays a finding again has the same flags.
  var choices: [String] {
    var choices: [String] = []
    if let seed, seed != 0 { choices.append("--seed \(seed)") }
    if let cases, cases != RunOptions.defaultCases { choices.append("--cases \(cases)") }
    if let steps, steps != RunOptions.defaultSteps { choices.append("--steps \(steps)") }
    if let orders, orders != 0 { choices.append("--orders \(orders)") }
    return choices
  }

  func options(filter: CaseFilter, level: Requirement.Level) -> RunOptions {
    RunOptions(
      filter: filter,
      level: level,
      seed: seed ?? 0,
      caseCount: cases ?? RunOptions.defaultCases,
      stepLimit: steps ?? RunOptions.defaultSteps,
      orderCount: orders ?? 0
    )
  }
}
