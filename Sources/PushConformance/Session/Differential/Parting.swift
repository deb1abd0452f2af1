/// A scenario in which subjects do not all do the same.
package struct Parting: Sendable {
  /// Subjects that do the same.
  package struct Group: Sendable {
    /// Their names, in the order in which they were given.
    package var subjects: [String]
    /// The run of the first of them.
    package var run: Run
    let behaviour: Behaviour
  }

  /// The scenario.
  package var scenario: Scenario
  /// The step in which they part, from 0.
  package var step: Int
  /// The subjects by what they did, the most first.
  package var groups: [Group]
  /// Whether steps that make no difference were left out.
  package var isShortened = false
  /// In how many further generated runs subjects part.
  package var others = 0

  /// The one that does otherwise than all the others, who agree and are several.
  package var oddOneOut: String? {
    guard groups.count == 2, groups[0].subjects.count > 1, groups[1].subjects.count == 1 else {
      return nil
    }
    return groups[1].subjects[0]
  }

  init(_ runs: [(subject: String, run: Run)], in step: Int) {
    scenario = runs[0].run.scenario
    self.step = step
    var groups: [Group] = []
    for (subject, run) in runs {
      let behaviour = Behaviour(of: run)
      if let index = groups.firstIndex(where: { $0.behaviour.isLike(behaviour, in: step) }) {
        groups[index].subjects.append(subject)
      } else {
        groups.append(Group(subjects: [subject], run: run, behaviour: behaviour))
      }
    }
    // Of equally many, those that were named first come first.
    self.groups = groups.enumerated().sorted {
      ($1.element.subjects.count, $0.offset) < ($0.element.subjects.count, $1.offset)
    }.map(\.element)
  }
}

/// The result of a comparison of several subjects.
package struct Comparison: Sendable {
  /// The names of the subjects, in the order in which they were given.
  package var subjects: [String]
  /// How many golden scenarios all of them played.
  package var scenarios = 0
  /// How many generated ones they played.
  package var generated = 0
  /// The scenarios in which they part.
  package var partings: [Parting] = []
  /// A subject that does not do the same twice, with the scenario: where they part means nothing then.
  package var unstable: (subject: String, scenario: String)?
}
