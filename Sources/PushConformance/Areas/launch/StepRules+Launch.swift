import PropertyEngine
import PushSimulation

extension StepRules {
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
      + (hears(.deferring) && hears(.unregistering)
        ? [Self.carryOn(weight: 12, Self.courseOfUsers)] : [])
  }

  /// Draws the next step of a story in which a user opens a notification, and another user logs in.
  private static let courseOfUsers: Course = { model, source in
    let login = Step.account(.logIn(ScenarioCast.accounts[source.index(2)]))
    guard !model.accounts.isEmpty else { return login }
    if model.answered.isEmpty, hasArrival(model) {
      return .responses(.tap(arrival(model, &source)))
    }
    return [login, .launch(.interfaceReady), .account(.logOut)][source.index(weights: [4, 2, 1])]
  }
}
