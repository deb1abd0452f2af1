/// Chooses rules that the next scenarios should use more: the ones that the least exercised requirement needs.
///
/// It uses results of its own block only, so that the draws of a block depend on nothing else.
struct Steering {
  /// The rules that each requirement needs; empty if most scenarios exercise it.
  private let needs: [[Int]]
  /// Whether each requirement compares runs.
  ///
  /// The number of comparisons may vary between runs, so steering ignores it.
  private let compares: [Bool]
  /// The number of times each requirement was chosen.
  ///
  /// It counts like an exercise, so that a requirement that cannot be exercised does not block the others.
  private var choices: [Int]
  /// The index of the requirement at which the search begins.
  private let first: Int

  /// Prepares for a block.
  ///
  /// - Parameters:
  ///   - requirements: The requirements that judge its runs.
  ///   - machine: The machine that draws its scenarios.
  ///   - block: The block. Each block begins its search at another requirement, since it may be too short to reach all.
  init(toward requirements: [Requirement], on machine: ScenarioMachine, in block: GenerationBlock) {
    needs = requirements.map { machine.rules(named: $0.needs) }
    compares = requirements.map(\.isRelational)
    choices = [Int](repeating: 0, count: needs.count)
    let needy = needs.indices.filter { [needs] in !needs[$0].isEmpty }
    // A stride that is coprime to the count visits all requirements.
    let stride = needy.count.isMultiple(of: 7) ? 11 : 7
    first = needy.isEmpty ? 0 : needy[(block.number - 1) * stride % needy.count]
  }

  /// Returns the rules to use more.
  ///
  /// - Parameter tallies: The verdicts of each requirement in the block so far.
  /// - Returns: The rules; empty where no requirement needs any.
  mutating func focus(after tallies: [GeneratedRuns.Tally]) -> [Int] {
    var least: (place: Int, count: Int)?
    for offset in needs.indices {
      let place = (first + offset) % needs.count
      guard !needs[place].isEmpty else { continue }
      let count = choices[place] + (compares[place] ? 0 : tallies[place].exercisedRuns)
      if least.map({ count < $0.count }) ?? true { least = (place, count) }
    }
    guard let least else { return [] }
    choices[least.place] += 1
    return needs[least.place]
  }
}
