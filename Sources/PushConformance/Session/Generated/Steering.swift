/// Chooses the generation rules that the next scenarios favor: the rules that the least exercised requirement needs.
///
/// The choice depends only on results of the same block, so that a block has the same scenarios in every process.
struct Steering {
  /// For each requirement, the indices of the rules that the requirement needs; empty if most scenarios exercise the
  /// requirement.
  private let needs: [[Int]]
  /// For each requirement, true if the requirement compares runs.
  ///
  /// The number of comparisons can differ when the runs are repeated. So the choice of rules must not depend on this
  /// number.
  private let compares: [Bool]
  /// The number of times that each requirement was chosen.
  ///
  /// Each choice counts as if a run had exercised the requirement. Otherwise a requirement that cannot be exercised
  /// would be chosen every time.
  private var choices: [Int]
  /// The index of the requirement at which the search for the least exercised requirement begins.
  private let first: Int

  /// Creates the steering for a block.
  ///
  /// Each block begins the search at a different requirement, because a short block cannot reach all requirements.
  init(toward requirements: [Requirement], on machine: ScenarioMachine, in block: GenerationBlock) {
    needs = requirements.map { machine.rules(named: $0.needs) }
    compares = requirements.map(\.isRelational)
    choices = [Int](repeating: 0, count: needs.count)
    let needy = needs.indices.filter { [needs] in !needs[$0].isEmpty }
    // The stride and the number of requirements have no common divisor. So each requirement is the first requirement of
    // some block.
    let stride = [7, 11, 13].first { !needy.count.isMultiple(of: $0) } ?? 17
    first = needy.isEmpty ? 0 : needy[(block.number - 1) * stride % needy.count]
  }

  /// Returns the indices of the rules that the next scenario should favor; empty if no rule is favored.
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
