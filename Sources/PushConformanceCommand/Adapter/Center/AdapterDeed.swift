import PushConformance
import PushPayloads
import PushSimulation

/// An action of a center in another process, such as setting the badge number.
///
/// The kit performs the action for the adapter, in most cases by a call of the simulated application.
struct AdapterDeed: Sendable {
  let arguments: Set<String>
  /// True if the kit may call the center during the action, so that the adapter has to wait for an answer.
  let mayCallBack: Bool
  /// A closure that performs the action, and returns the answer for an adapter that waits; nil stands for `null`.
  let perform:
    @MainActor @Sendable (AdapterCenter, AdapterMembers) throws(AdapterFault.Cause) -> JSONValue?

  init(
    _ arguments: Set<String> = [],
    callsBack mayCallBack: Bool = false,
    _ perform:
      @escaping @MainActor @Sendable (AdapterCenter, AdapterMembers) throws(AdapterFault.Cause) ->
      JSONValue?
  ) {
    self.arguments = arguments
    self.mayCallBack = mayCallBack
    self.perform = perform
  }

  static let all: [String: AdapterDeed] = system.merging(server.merging(people) { $1 }) { $1 }

  // MARK: - The system

  private static let system: [String: AdapterDeed] = [
    "registerForRemoteNotifications": AdapterDeed { center, _ in
      center.application.registerForRemoteNotifications()
      return nil
    },
    "unregisterForRemoteNotifications": AdapterDeed { center, _ in
      center.application.unregisterForRemoteNotifications()
      return nil
    },
    "requestAuthorization": AdapterDeed(["options", "request"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let names = try line.optionalTexts("options") ?? []
      guard let options = NotificationTypes(named: names.map(JSONValue.string)) else {
        throw line.wrong("options", "an array of alert, badge, sound and provisional")
      }
      let request = try line.optionalText("request")
      center.application.requestAuthorization(options: options) { [weak center] isGranted in
        guard let request else { return }
        center?.call(
          "requestDidEnd",
          [("request", .string(request)), ("result", isGranted ? "granted" : "denied")]
        )
      }
      return nil
    },
    "authorizationStatus": AdapterDeed { center, _ in
      .string(center.application.authorizationStatus.rawValue)
    },
    "applicationState": AdapterDeed { center, _ in
      .string(center.application.applicationState.rawValue)
    },
    "setBadgeCount": AdapterDeed(["count"]) { center, line throws(AdapterFault.Cause) in
      center.application.setBadgeCount(try line.whole("count"))
      return nil
    },
    "setNotificationCategories": AdapterDeed(["categories"]) {
      center,
      line throws(AdapterFault.Cause) in
      try register(center, line)
      return nil
    },
    "store": AdapterDeed(["key", "value"]) { center, line throws(AdapterFault.Cause) in
      let key = try line.text("key")
      center.held.store(line.optional("value"), under: key, of: center.application)
      return nil
    },
    "startTimer": AdapterDeed(["timer", "milliseconds"]) {
      center,
      line throws(AdapterFault.Cause) in
      let name = try line.text("timer")
      let milliseconds = try line.whole("milliseconds")
      guard (0...Self.longestTimer).contains(milliseconds) else {
        throw line.wrong("milliseconds", "a number from 0 to \(Self.longestTimer)")
      }
      center.held.timers.removeValue(forKey: name)?.cancel()
      center.held.timers[name] = center.application.clock.schedule(
        after: .milliseconds(milliseconds)
      ) { [weak center] in
        // The player advances the clock on the main actor.
        MainActor.assumeIsolated {
          center?.held.timers.removeValue(forKey: name)
          center?.call("timerFired", [("timer", .string(name))])
        }
      }
      return nil
    },
    "cancelTimer": AdapterDeed(["timer"]) { center, line throws(AdapterFault.Cause) in
      center.held.timers.removeValue(forKey: try line.text("timer"))?.cancel()
      return nil
    },
    "complete": AdapterDeed(["completion", "result", "options"]) {
      center,
      line throws(AdapterFault.Cause) in
      try complete(center, line)
      return nil
    },
    "stateFacts": AdapterDeed(["facts"]) { center, line throws(AdapterFault.Cause) in
      let facts = try line.flags("facts")
      guard facts.count <= StatedFact.most,
        facts.keys.allSatisfy({ name in
          1...StatedFact.longest ~= name.count
            && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        })
      else {
        throw line.wrong(
          "facts",
          "an object of at most \(StatedFact.most) printable names of 1 to \(StatedFact.longest)"
            + " characters"
        )
      }
      center.held.facts = facts
      return nil
    },
    "log": AdapterDeed(["text"]) { center, line throws(AdapterFault.Cause) in
      center.application.log(try line.text("text"))
      return nil
    },
  ]

  /// The longest timer in milliseconds: 400 days.
  private static let longestTimer = 400 * 86_400_000

  // MARK: - The user and the app's own objects

  private static let people: [String: AdapterDeed] = [
    "presentToast": AdapterDeed(["notification", "toast"]) {
      center,
      line throws(AdapterFault.Cause) in
      let sighting = try line.sighting()
      guard let toast = try line.optionalText("toast") else {
        center.application.presentToast(for: sighting)
        return nil
      }
      center.application.presentToast(for: sighting) { [weak center] in
        center?.call("toastTapped", [("toast", .string(toast))])
      }
      return nil
    },
    "switchAccount": AdapterDeed(["account"]) { center, line throws(AdapterFault.Cause) in
      center.application.switchAccount(to: try line.text("account"))
      return nil
    },
    "open": AdapterDeed(["url", "scene"]) { center, line throws(AdapterFault.Cause) in
      let url = try line.optionalText("url")
      return .bool(center.application.open(url, inScene: try line.optionalText("scene")))
    },
    "handleAction": AdapterDeed(["action", "text", "notification"]) {
      center,
      line throws(AdapterFault.Cause) in
      center.application.handleAction(
        try line.text("action"),
        text: try line.optionalText("text"),
        of: try line.sighting()
      )
      return nil
    },
    "shouldSuppress": AdapterDeed(["participant", "notification"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let suppressor: AdapterSuppressor = try line.participant(of: center, "a suppressor")
      return .bool(suppressor.handle.shouldSuppress(try line.sighting()))
    },
    "tellReceived": AdapterDeed(["participant", "notification"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let observer: AdapterObserver = try line.participant(of: center, "an observer")
      observer.handle.didReceive(try line.sighting())
      return nil
    },
    "tellOpened": AdapterDeed(["participant", "notification"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let observer: AdapterObserver = try line.participant(of: center, "an observer")
      observer.handle.didOpen(try line.sighting())
      return nil
    },
    "tellToken": AdapterDeed(["participant", "token"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let observer: AdapterObserver = try line.participant(of: center, "an observer")
      observer.handle.didRegister(deviceToken: try line.text("token"))
      return nil
    },
  ]
}

extension AdapterMembers {
  /// The fields of a notification that the center has read; none if the line has no notification.
  func sighting() throws(AdapterFault.Cause) -> Sighting {
    guard let fields = try optionalObject("notification") else { return Sighting() }
    try fields.only(["url", "type", "objectID", "messageID", "title", "silent"])
    return Sighting(
      url: try fields.optionalText("url"),
      type: try fields.optionalText("type"),
      objectID: try fields.optionalText("objectID"),
      messageID: try fields.optionalText("messageID"),
      title: try fields.optionalText("title"),
      isSilent: try fields.optionalFlag("silent")
    )
  }

  @MainActor fileprivate func participant<Bridge: AnyObject>(
    of center: AdapterCenter,
    _ expected: String
  ) throws(AdapterFault.Cause) -> Bridge {
    guard let bridge: Bridge = center.held.participant(try whole("participant")) else {
      throw wrong("participant", "the number of \(expected)")
    }
    return bridge
  }
}
