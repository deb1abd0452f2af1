/// A scenario in which subjects behave differently.
package struct Parting: Sendable {
  package struct Group: Sendable {
    package var subjects: [String]
    /// The run of the first subject in `subjects`.
    package var run: Run
    let behavior: Behavior
  }

  /// The scenario; the kit shortens a generated scenario to the steps that the difference needs.
  package var scenario: Scenario
  /// The index of the first step in which the subjects differ.
  package var step: Int
  /// The subjects grouped by behavior, the largest group first.
  package var groups: [Group]
  package var isShortened = false
  package var otherScenarioCount = 0

  /// The only subject that differs from all others; nil if there are only two subjects, or if several subjects differ.
  package var oddOneOut: String? {
    guard groups.count == 2, groups[0].subjects.count > 1, groups[1].subjects.count == 1
    else { return nil }
    return groups[1].subjects[0]
  }

  init(_ runs: [(subject: String, run: Run)], in step: Int) {
    scenario = runs[0].run.scenario
    self.step = step
    var groups: [Group] = []
    for (subject, run) in runs {
      let behavior = Behavior(of: run)
      if let index = groups.firstIndex(where: { $0.behavior.isLike(behavior, in: step) }) {
        groups[index].subjects.append(subject)
      } else {
        groups.append(Group(subjects: [subject], run: run, behavior: behavior))
      }
    }
    // Groups of equal size keep the order in which the caller listed the subjects.
    self.groups = groups.stablySorted { $0.subjects.count > $1.subjects.count }
  }
}

package struct Comparison: Sendable {
  package var subjects: [String]
  /// The number of golden scenarios that all subjects played.
  package var scenarios = 0
  /// The number of generated scenarios that all subjects played.
  package var generated = 0
  package var partings: [Parting] = []
  /// The subject that behaved differently in two plays of a scenario, so that no comparison is valid; nil if none did.
  package var unstable: (subject: String, scenario: String)?
}
