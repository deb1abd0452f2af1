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
      + (hears(.unregistering) ? Self.users + [Self.carryOn(Self.courseOfUsers)] : []) + contents
  }

  /// Draws the next step of a story in which a user opens a notification, and another user logs in.
  private static let courseOfUsers: Course = { model, source in
    guard !model.accounts.isEmpty else { return .account(.logIn(ScenarioCast.accounts[0])) }
    if model.answered.isEmpty, hasArrival(model) {
      return .responses(.tap(arrival(model, &source)))
    }
    return source.bool(2, outOf: 3)
      ? .account(.logIn(ScenarioCast.accounts[1])) : .launch(.interfaceReady)
  }
}
