import PushPayloads
import PushSimulation

extension TurnView {
  var calls: [(service: ParticipantID, call: ServiceCall)] {
    effects.compactMap {
      if case .services(.called(let service, let call)) = $0 { (service, call) } else { nil }
    }
  }

  /// The services of the app, in the order in which the center has to call them.
  var services: [(service: ParticipantID, facts: SimulatedService)] {
    let numbers = run.participants.indices.filter { run.participants[$0].kind == .service }
    return zip(numbers, run.scenario.services).map { (ParticipantID(index: $0), $1.service) }
  }

  var serviceCall: ServiceCall? {
    switch stimulus {
    // The adapter is made while the app launches, so it cannot receive this callback.
    case .application(.willFinishLaunching): nil
    case .application(.didFinishLaunching): .didFinishLaunching(nil)
    case .application(let callback): .lifecycle(callback)
    case .launch(.didFinishLaunching(with: let notification)):
      .didFinishLaunching(run.notifications[notification.index].payload)
    case .links(.openedURL(let url, _)):
      .openURL(url, sourceApplication: Player.sourceApplication)
    case .links(.handledURL(let url)): .handleOpenURL(url)
    case .registration(.failed(let failure)): .didFailToRegister(failure.description)
    case .services(.didReceiveLocalNotification(let text)):
      .didReceiveLocalNotification(Player.localNotification(text).payload)
    case .notification(.didReceive(let notification)):
      .didReceiveRemoteNotification(run.notifications[notification.index].payload)
    case .notification(.didReceiveToFetch(let notification)):
      run.roles.contains(.serviceFetching)
        ? .didReceiveRemoteNotificationToFetch(run.notifications[notification.index].payload) : nil
    case .token(.received(let token)): .didRegister(token)
    // The `UNUserNotificationCenter` delegate and scene delegates call no services; other stimuli are not callbacks.
    case .launch(.interfaceBecameReady), .notification(.willPresent), .registration(.requested),
      .services(.fetchAnswered), .token(.uploadAnswered), .time, .participant, .account, .activity,
      .extension, .hierarchy, .navigation, .permission, .responders, .responses, .scenes,
      .suppression, .toast, .nothing:
      nil
    }
  }

  /// Returns whether a service that lacks the callback for a fetch received the older callback instead.
  func isToldInTheOldWay(_ call: (service: ParticipantID, call: ServiceCall)) -> Bool {
    call.call.callback == .didReceiveRemoteNotification
      && serviceCall?.callback == .didReceiveRemoteNotificationToFetch
      && services.contains {
        $0.service == call.service && $0.facts.lacks.contains(.didReceiveRemoteNotificationToFetch)
      }
  }

  var opensURL: Bool {
    if case .links = stimulus { true } else { false }
  }

  /// Returns each service that gave this answer to the callback, with the next service that implements the callback.
  func neighbors(answering answer: Bool) -> [(service: ParticipantID, next: ParticipantID)] {
    guard let callback = serviceCall?.callback else { return [] }
    let able = services.filter { !$0.facts.lacks.contains(callback) }
    return zip(able, able.dropFirst()).compactMap { here, next in
      let says = stimulus.finishesLaunch ? here.facts.answersLaunch : here.facts.takesURLs
      return says == answer && hears(here.service) ? (here.service, next.service) : nil
    }
  }

  func hears(_ service: ParticipantID) -> Bool {
    calls.contains { $0.service == service && $0.call.callback == serviceCall?.callback }
  }

  func names(ofServices services: [ParticipantID]) -> String {
    (services.count == 1 ? "service " : "services ") + services.map(name).joined(separator: ", ")
  }

  var launchNotification: NotificationID? {
    if case .launch(.didFinishLaunching(let notification)) = stimulus { notification } else { nil }
  }

  var launchReply: Bool? {
    for case .services(.repliedToLaunch(let answer)) in effects { return answer }
    return nil
  }

  /// The notifications passed to the app's handler; nil stands for an unknown notification.
  var handled: [NotificationID?] {
    notifications { if case .services(.handledNotification(let id)) = $0 { id } else { nil } }
  }
}

extension ServiceCall {
  /// True if the call has arguments, which a center could change.
  var hasArguments: Bool { if case .lifecycle = self { false } else { true } }

  // The order of the members in a dictionary does not matter.
  func isSame(as other: ServiceCall) -> Bool {
    switch (self, other) {
    case (.didFinishLaunching(let here?), .didFinishLaunching(let there?)),
      (.didReceiveLocalNotification(let here), .didReceiveLocalNotification(let there)),
      (.didReceiveRemoteNotification(let here), .didReceiveRemoteNotification(let there)),
      (
        .didReceiveRemoteNotificationToFetch(let here),
        .didReceiveRemoteNotificationToFetch(let there)
      ):
      UserInfoEquality.areEqual(here.userInfo, there.userInfo)
    default: self == other
    }
  }
}

extension Effect {
  var isHandling: Bool { if case .services(.handledNotification) = self { true } else { false } }

  var isRegistration: Bool {
    if case .registration(let call) = self { return call != .unregisteredForRemoteNotifications }
    if case .permission(.requestedAuthorization) = self { return true }
    return false
  }

  var asksForToken: Bool {
    if case .registration(let effect) = self { effect.asksForToken } else { false }
  }
}

extension Scenario {
  /// The name of an additional service, which should make no difference to the other services.
  static let inertService = "inert-neighbour"

  var withOtherNeighbors: [Check.Variant] {
    guard !services.isEmpty, kind(of: Self.inertService) == nil else { return [] }
    let inert = ScenarioService(
      Self.inertService,
      SimulatedService(lacks: Set(ServiceCallback.allCases))
    )
    return [
      variant("an additional service, which does nothing, before the others") {
        $0.services = [inert] + services
      },
      variant("an additional service, which does nothing, after the others") {
        $0.services = services + [inert]
      },
    ]
  }
}
