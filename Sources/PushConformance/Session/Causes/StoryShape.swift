import Foundation
import PushPayloads
import PushSimulation

/// The steps of a run without names, so that the runs of two findings can be compared.
struct StoryShape: Sendable, Hashable {
  /// The steps, each as its name in scenario files, with the kind of its participant or notification.
  let steps: [String]

  init(of run: Run) {
    let facts = Dictionary(run.notifications.map { ($0.name, $0.facts) }) { first, _ in first }
    steps = run.steps.map { step in
      // The two ways to launch differ only in the application's state, which is a part of the symptom.
      var word = step == .application(.launchInBackground) ? "launch" : step.writtenName
      if let kind = step.participant.flatMap(run.scenario.kind(of:)) { word += " \(kind)" }
      for case let facts? in step.notifications.map({ facts[$0] }) {
        word += facts.isSilent ? " silent" : facts.isDisplayable ? " visible" : " other"
      }
      return word
    }
  }

  /// Returns whether the other run has all steps of this run, in the same order.
  func isWithin(_ other: StoryShape) -> Bool {
    common(with: other) == steps.count
  }

  /// Returns whether two runs have nearly all steps in common.
  ///
  /// At least four steps have to be equal. If four are equal, the longer run may have one step more; if five or more
  /// are equal, it may have two steps more.
  func isNear(_ other: StoryShape) -> Bool {
    let common = common(with: other)
    let rest = max(steps.count, other.steps.count) - common
    return common >= 4 && rest <= (common == 4 ? 1 : 2)
  }

  /// Returns the largest number of steps that two runs have in common, in the same order.
  private func common(with other: StoryShape) -> Int {
    var row = [Int](repeating: 0, count: other.steps.count + 1)
    for step in steps {
      var diagonal = 0
      for (index, theirs) in other.steps.enumerated() {
        let above = row[index + 1]
        row[index + 1] = step == theirs ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[other.steps.count]
  }
}

extension Step {
  /// The name of the step in scenario files.
  fileprivate var writtenName: String {
    guard let data = try? JSONEncoder().encode([self]),
      let step = try? JSONScanner.scan(Array(data)).get().root.value.array?.first
    else { return "" }
    return step.string ?? step.object?.members.first?.key ?? ""
  }
}
