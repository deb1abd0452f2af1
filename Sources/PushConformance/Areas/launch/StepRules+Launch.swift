import PropertyEngine
import PushSimulation

/// The rules that draw random launches, and random openings that have to wait for the first screens or for an observer.
extension StepRules {
  /// The rules for launches, arrivals and taps, and for the first screens, the scenes and the participants of the app.
  var launches: [StepRule] {
    let screens: [StepRule] = [
      StepRule("interface", weight: 4, isEssential: true) { _, source in
        .launch(.interface(takesTime: !source.bool(1, outOf: 4)))
      },
      Self.plain("interfaceReady", weight: 8, isEssential: true, .launch(.interfaceReady)),
    ]
    return Self.launchesAndEnds + Self.deliveries + [aimedTap] + ways + participants
      + (hears(.deferring) ? screens : []) + (hears(.sceneRouting) ? [Self.openScene] : [])
      + contents
  }
}
