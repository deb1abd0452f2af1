import PropertyEngine
import PushSimulation

extension StepRules {
  /// The names of the app's scenes.
  ///
  /// A process begins with the first scene, so the choice 0, which is the simplest choice, stands for this scene.
  private static let scenes = ["main", "notes", "letters"]

  static let openScene = StepRule("openScene", weight: 3, when: { $0.isIn(.active) }) {
    _,
    source in
    .scenes(.open(scenes[source.index(scenes.count)]))
  }

  /// The rule for a tap.
  ///
  /// In an app with several scenes, the tap usually names the scene that the system has chosen.
  var aimedTap: StepRule {
    let aims = hears(.sceneRouting)
    return StepRule("tap", weight: 12, isEssential: true, when: Self.hasArrival) { model, source in
      let name = Self.arrival(model, &source)
      guard aims, source.bool(3, outOf: 4) else { return .responses(.tap(name)) }
      return .responses(.tap(name, scene: Self.scenes[source.index(Self.scenes.count)]))
    }
  }
}
