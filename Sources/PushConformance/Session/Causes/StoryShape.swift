import PushPayloads
import PushSimulation

/// The steps of a run, without names of participants and notifications, by which the kit compares two findings.
struct StoryShape: Sendable, Hashable {
  /// The steps, each as its word in scenario files, followed by the kind of the participant and the kinds of the
  /// notifications.
  let steps: [String]

  /// The names of the steps that start the app if the app does not run.
  private static let starts: Set = ["launch", "launchInBackground", "tap", "openLink"]

  init(of run: Run) {
    let facts = Dictionary(run.notifications.map { ($0.name, $0.facts) }) { first, _ in first }
    let starts = Set(run.timeline.turns.filter(\.stimulus.startsProcess).map(\.step))
    steps = run.steps.enumerated().map { index, step in
      // All ways to start the app are equal here. The ways differ in the application's state, which is a part of the
      // symptom.
      if starts.contains(index), Self.starts.contains(step.writtenName) {
        return "launch"
      }
      // In an app that already runs, `launch` is a tap on the icon, which brings the app to the front.
      var word = step == .application(.launch) ? "enterForeground" : step.writtenName
      if let kind = step.participant.flatMap(run.scenario.kind(of:)) { word += " \(kind)" }
      for case let facts? in step.notifications.map({ facts[$0] }) {
        word += facts.isSilent ? " silent" : facts.isDisplayable ? " visible" : " other"
      }
      return word
    }
  }

  func isWithin(_ other: StoryShape) -> Bool {
    common(with: other) == steps.count
  }

  var withoutKinds: StoryShape { StoryShape(steps: steps.map(Self.withoutKind)) }

  /// The steps without kinds of notifications, and without steps that attach participants; a response counts as a tap.
  var setting: StoryShape {
    let bare = steps.filter { !$0.hasPrefix("attach ") }.map(Self.withoutKind)
    return StoryShape(steps: bare.map { $0 == "respond" ? "tap" : $0 })
  }

  private static func withoutKind(_ step: String) -> String {
    let kind = [" silent", " visible", " other"].first { step.hasSuffix($0) }
    return String(step.dropLast(kind?.count ?? 0))
  }

  private init(steps: [String]) { self.steps = steps }

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
