import PropertyEngine
import PushPayloads
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

  private static let courseOfUsers: Course = { model, source in
    let login = Step.account(.logIn(ScenarioCast.accounts[source.index(2)]))
    guard !model.accounts.isEmpty else { return login }
    if model.answered.isEmpty, hasArrival(model) {
      return .responses(.tap(arrival(model, &source)))
    }
    return [login, .launch(.interfaceReady), .account(.logOut)][source.index(weights: [4, 2, 1])]
  }
}

extension ScenarioCast {
  func invitation(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var invitation = AbstractNotification(messageID: .string("m-\(number)"))
    switch source.index(weights: [4, 2, 1]) {
    case 1: (invitation.alert, invitation.contentAvailable) = (.string("Message \(number)"), true)
    case 2: invitation.contentAvailable = true
    default: invitation.alert = .string("Message \(number)")
    }
    if !source.bool(1, outOf: 8) { invitation.url = .string("app://items/\(number)") }
    // Some apps open announcements before their first screens are ready.
    if !roles.contains(.hierarchyBuilding), source.bool(1, outOf: 4) {
      invitation.type = .string(types(["announcement"], &source)[0])
    }
    return invitation
  }
}
