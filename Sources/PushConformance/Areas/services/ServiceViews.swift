import Foundation
import PushPayloads
import PushSimulation

/// What requirements ask of a turn of a center with services.
extension TurnView {
  /// The calls of services, in order.
  var calls: [(service: ParticipantID, call: ServiceCall)] {
    effects.compactMap {
      if case .services(.called(let service, let call)) = $0 { (service, call) } else { nil }
    }
  }

  /// The services of the app, in the order of their list, which is that of their numbers as well.
  var services: [(service: ParticipantID, facts: SimulatedService)] {
    let numbers = run.participants.indices.filter { run.participants[$0].kind == .service }
    return zip(numbers, run.scenario.services).map { (ParticipantID(index: $0), $1.service) }
  }

  /// The callback that services have to hear in this turn, with its arguments.
  var serviceCall: ServiceCall? {
    switch stimulus {
    // An adapter is made while the app launches: nobody hears that it will.
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
    // Delegates of UserNotifications and of scenes are none of services, and the rest are no callbacks.
    case .launch(.interfaceBecameReady), .notification(.willPresent), .registration(.requested),
      .services(.fetchAnswered), .token(.uploadAnswered), .time, .participant, .account, .activity,
      .extension, .hierarchy, .navigation, .permission, .responders, .responses, .scenes,
      .suppression,
      .toast, .nothing:
      nil
    }
  }

  /// Whether a service is called that has the callback from before completion handlers alone, and is
  /// told by that one.
  func isToldInTheOldWay(_ call: (service: ParticipantID, call: ServiceCall)) -> Bool {
    call.call.callback == .didReceiveRemoteNotification
      && serviceCall?.callback == .didReceiveRemoteNotificationToFetch
      && services.contains {
        $0.service == call.service
          && $0.facts.lacks.contains(.didReceiveRemoteNotificationToFetch)
      }
  }

  /// Whether the application has been launched in this turn.
  var isLaunch: Bool {
    stimulus.finishesLaunch
  }

  /// Whether a URL is opened, in either way.
  var opensURL: Bool {
    if case .links = stimulus { true } else { false }
  }

  /// Those who hear the callback of this turn and answer it so, each with the one behind it that
  /// implements the callback too.
  ///
  /// What kept the callback from the others is not looked at: that was an answer further in front.
  func neighbours(answering answer: Bool) -> [(service: ParticipantID, next: ParticipantID)] {
    guard let callback = serviceCall?.callback else { return [] }
    let able = services.filter { !$0.facts.lacks.contains(callback) }
    return zip(able, able.dropFirst()).compactMap { here, next in
      let says = isLaunch ? here.facts.answersLaunch : here.facts.takesURLs
      return says == answer && hears(here.service) ? (here.service, next.service) : nil
    }
  }

  /// Whether a service hears the callback of this turn.
  func hears(_ service: ParticipantID) -> Bool {
    calls.contains { $0.service == service && $0.call.callback == serviceCall?.callback }
  }

  /// The notification in the launch options, if there is one.
  var launchNotification: NotificationID? {
    if case .launch(.didFinishLaunching(let notification)) = stimulus { notification } else { nil }
  }

  /// What the launch was answered with.
  var launchReply: Bool? {
    for case .services(.repliedToLaunch(let answer)) in effects { return answer }
    return nil
  }

  /// The notifications that the app's own handler was handed; nil stands for an unknown one.
  var handled: [NotificationID?] {
    effects.compactMap {
      guard case .services(.handledNotification(let sighting)) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }
}

extension Run {
  /// Looks at every launch, together with all turns up to the one in which the app is active.
  ///
  /// The step that launches an app makes it active as well: a center may wait for that.
  func forEachLaunch(_ look: (_ launch: TurnView, _ turns: [TurnView]) -> Void) {
    var launch: [TurnView] = []
    func finish() {
      if let first = launch.first { look(first, launch) }
      launch = []
    }
    forEachTurn { turn in
      if turn.isLaunch || turn.turn.step != launch.first?.turn.step { finish() }
      if turn.isLaunch || !launch.isEmpty { launch.append(turn) }
    }
    finish()
  }
}

extension ServiceCall {
  /// Whether there is anything in it that could arrive changed.
  var hasArguments: Bool { if case .lifecycle = self { false } else { true } }
}

extension Effect {
  /// Whether the app's own handler is handed a notification.
  var isHandling: Bool { if case .services(.handledNotification) = self { true } else { false } }

  /// Whether it is a call to the registrar, of any system.
  var isRegistration: Bool {
    if case .registration = self { return true }
    if case .permission(.requestedAuthorization) = self { return true }
    return false
  }

  /// Whether it asks the system for a device token.
  var asksForToken: Bool {
    if case .registration(let effect) = self { effect.asksForToken } else { false }
  }
}

extension Scenario {
  /// What a service is called that is added to see whether anybody minds.
  static let inertService = "inert-neighbour"

  /// Variants in which another service stands before or behind those of the scenario.
  var withOtherNeighbours: [Check.Variant] {
    guard !services.isEmpty, kind(of: Self.inertService) == nil else { return [] }
    let inert = ScenarioService(
      Self.inertService,
      SimulatedService(lacks: Set(ServiceCallback.allCases))
    )
    func variant(_ change: String, _ services: [ScenarioService]) -> Check.Variant {
      var variant = self
      variant.services = services
      return Check.Variant(change: change, scenario: variant)
    }
    return [
      variant("a service before them that implements nothing", [inert] + services),
      variant("a service behind them that implements nothing", services + [inert]),
    ]
  }
}

extension ServiceCall {
  /// Whether it is the same callback with the same arguments; a dictionary has no order.
  func isSame(as other: ServiceCall) -> Bool {
    switch (self, other) {
    case (.didFinishLaunching(let here?), .didFinishLaunching(let there?)),
      (.didReceiveLocalNotification(let here), .didReceiveLocalNotification(let there)),
      (.didReceiveRemoteNotification(let here), .didReceiveRemoteNotification(let there)),
      (
        .didReceiveRemoteNotificationToFetch(let here),
        .didReceiveRemoteNotificationToFetch(let there)
      ):
      NSDictionary(dictionary: here.userInfo).isEqual(NSDictionary(dictionary: there.userInfo))
    default: self == other
    }
  }
}
