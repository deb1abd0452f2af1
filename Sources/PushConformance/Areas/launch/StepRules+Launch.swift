import PropertyEngine
import PushSimulation

/// The rules for launches, and for openings that have to wait for the first screens or for an observer.
extension StepRules {
  /// The rules for launches, notifications and taps, and for the screens and participants that an opening may wait for.
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
