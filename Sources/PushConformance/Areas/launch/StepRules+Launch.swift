import PropertyEngine
import PushSimulation

/// The rules for launches, and for openings that have to wait for screens or for a listener.
extension StepRules {
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
}
