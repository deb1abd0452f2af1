import PushSimulation

extension TurnView {
  var isUnnoticed: Bool { !effects.contains(where: \.isNoticed) }
}

extension Effect {
  /// True if the user or another part of the app notices the effect.
  ///
  /// A center can log, set the badge number, load content, and repeat uploads and registrations at any time. The return
  /// value for a URL changes nothing that the user sees.
  var isNoticed: Bool {
    switch self {
    case .participant, .badge, .token(.uploaded), .activity(.uploaded), .navigation(.logged),
      .links(.repliedToURL), .services(.answeredFetch), .responses(.startedContentLoad),
      .responses(.setCategories), .permission(.reportedStatus):
      false
    case .registration(let effect): effect != .registeredForRemoteNotifications
    case .account, .activity, .broadcast, .extension, .hierarchy, .links, .navigation, .permission,
      .responders, .responses, .services, .suppression, .toast, .token, .withdrawal:
      true
    }
  }
}
