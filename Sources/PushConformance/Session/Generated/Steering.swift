/// Chooses what the next scenarios of a block are to have more of: what the requirement needs that has been
/// looked at the least.
///
/// It knows of its own block alone, so that what is drawn in a block depends on nothing outside of it.
struct Steering {
  /// The rules that each requirement needs; none if most scenarios are an occasion for it.
  private let needs: [[Int]]
  /// Whether each of them compares runs.
  ///
  /// How often it does is not always the same, see ``Stage/isQuick``, so nothing is steered by it.
  private let compares: [Bool]
  /// How often each was chosen: what cannot be had is not to stand in the way of the others.
  private var choices: [Int]
  /// At which requirement the search begins.
  private let first: Int

  /// Prepares for a block.
  ///
  /// - Parameters:
  ///   - requirements: Those that judge its runs.
  ///   - machine: What draws its scenarios.
  ///   - block: The block. Each begins its search elsewhere, since it may be too short to serve all.
  init(toward requirements: [Requirement], on machine: ScenarioMachine, in block: GenerationBlock) {
    needs = requirements.map { machine.rules(named: $0.needs) }
    compares = requirements.map(\.isRelational)
    choices = [Int](repeating: 0, count: needs.count)
    let needy = needs.indices.filter { [needs] in !needs[$0].isEmpty }
    // A stride that has no divisor in common with the count comes by all of them.
    let stride = needy.count.isMultiple(of: 7) ? 11 : 7
    first = needy.isEmpty ? 0 : needy[(block.number - 1) * stride % needy.count]
  }

  /// The rules to have more of.
  ///
  /// - Parameter tallies: What has come of each requirement in the block so far.
  /// - Returns: The rules; none where no requirement needs any.
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
