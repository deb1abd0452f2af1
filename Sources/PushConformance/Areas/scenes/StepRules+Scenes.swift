import PropertyEngine
import PushSimulation

extension StepRules {
  /// The scenes to open; a process begins with the scene `main`, so the simplest choice, 0, is `main`.
  private static let scenes = ["main", "notes", "letters"]

  static let openScene = StepRule("openScene", weight: 3, when: { $0.isIn(.active) }) {
    (_, source) in
    .scenes(.open(scenes[source.index(scenes.count)]))
  }

  var aimedTap: StepRule {
    let aims = hears(.sceneRouting)
    return StepRule("tap", weight: 12, isEssential: true, when: Self.hasArrival) { model, source in
      let name = Self.arrival(model, &source)
      guard aims, source.bool(3, outOf: 4) else { return .responses(.tap(name)) }
      return .responses(.tap(name, scene: Self.scenes[source.index(Self.scenes.count)]))
    }
  }
}
