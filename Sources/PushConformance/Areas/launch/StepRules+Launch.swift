import PropertyEngine
import PushSimulation

/// The rules for what has to wait: toasts for suppressors that find out, openings for screens, for a scene or
/// for a listener.
extension StepRules {
  /// Suppressors that take their time, and the time that they take.
  var waiting: [StepRule] {
    let answer = StepRule(
      "answer",
      weight: 8,
      when: { $0.runs && !$0.questions.isEmpty }
    ) { model, source in
      let people = ScenarioCast.participants[.suppressor] ?? []
      return .suppression(
        .answer(Self.pick(model.questions, among: people, &source), source.bool(1, outOf: 3))
      )
    }
    let times = StepRule("advance", weight: 8, isEssential: true) { _, source in
      let times: [Duration] = [.seconds(1), .milliseconds(250), .seconds(2), .seconds(10)]
      return .time(.advance(times[source.index(times.count)]))
    }
    return [Self.delivery(weight: 10, isEssential: true)] + participants + [answer, times]
  }

  /// Launches for a notification or without one, and whoever waits for them.
  var launches: [StepRule] {
    let screens: [StepRule] = [
      StepRule("interface", weight: 4, isEssential: true) { _, source in
        .launch(.interface(takesTime: !source.bool(1, outOf: 4)))
      },
      Self.plain("interfaceReady", weight: 8, isEssential: true, .launch(.interfaceReady)),
    ]
    return Self.launchesAndEnds + Self.deliveries + [aimedTap] + ways + participants
      + (hears(.deferring) ? screens : []) + (hears(.sceneRouting) ? [Self.openScene] : [])
  }

  /// The scenes of the app, the one that a process begins with being the simplest.
  private static let scenes = ["main", "notes", "letters"]

  private static let openScene = StepRule("openScene", weight: 3, when: { $0.isIn(.active) }) {
    _,
    source in
    .scenes(.open(scenes[source.index(scenes.count)]))
  }

  /// A tap, for which the system has chosen a scene where there can be several.
  private var aimedTap: StepRule {
    let aims = hears(.sceneRouting)
    return StepRule("tap", weight: 12, isEssential: true, when: Self.hasArrival) { model, source in
      let name = Self.arrival(model, &source)
      guard aims, source.bool(3, outOf: 4) else { return .responses(.tap(name)) }
      return .responses(.tap(name, scene: Self.scenes[source.index(Self.scenes.count)]))
    }
  }
}
