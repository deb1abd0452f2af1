import PropertyEngine
import PushPayloads
import PushSimulation

extension ScenarioCast {
  /// Draws a random notification that the user opens, or a notification that only wakes the app.
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
