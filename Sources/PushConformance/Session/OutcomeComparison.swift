/// A comparison of a scenario's `then` with the values of a run, member by member.
struct OutcomeComparison {
  /// The members that differ, in the order in which they were compared.
  private(set) var mismatches: [OutcomeMismatch] = []
  /// The index of the first step whose effects are compared.
  var firstStep = 0

  /// Adds a mismatch if the values of a member differ; `isState` is true for a state at the end of the run.
  mutating func compare(
    _ member: String,
    _ expected: [String],
    _ seen: [String],
    isState: Bool = false
  ) {
    if expected != seen { add(member, expected, seen, isState: isState) }
  }

  mutating func add(
    _ member: String,
    _ expected: [String],
    _ seen: [String],
    isState: Bool = false
  ) {
    func list(_ names: [String]) -> String {
      names.isEmpty ? "none" : names.joined(separator: ", ")
    }
    mismatches.append(
      OutcomeMismatch(
        member: member,
        expected: list(expected),
        seen: list(seen),
        firstStep: isState ? 0 : firstStep
      )
    )
  }
}
