import PushConformance
import PushPayloads
import PushSimulation

/// An action of a center in another process, such as setting the badge number.
///
/// The kit performs the action for the adapter, in most cases by calling the simulated application.
enum AdapterDeed: String, CaseIterable {
  case registerForRemoteNotifications, unregisterForRemoteNotifications, requestAuthorization
  case authorizationStatus, applicationState, setBadgeCount, setNotificationCategories
  case store, startTimer, cancelTimer, complete, stateFacts, log
  case uploadDeviceToken, unregisterDeviceToken, loadContent, submitAction
  case presentToast, switchAccount, open, handleAction
  case shouldSuppress, tellReceived, tellOpened, tellToken

  var arguments: Set<String> {
    switch self {
    case .registerForRemoteNotifications, .unregisterForRemoteNotifications, .authorizationStatus,
      .applicationState:
      []
    case .requestAuthorization: ["options", "request"]
    case .setBadgeCount: ["count"]
    case .setNotificationCategories: ["categories"]
    case .store: ["key", "value"]
    case .startTimer: ["timer", "milliseconds"]
    case .cancelTimer: ["timer"]
    case .complete: ["completion", "result", "options"]
    case .stateFacts: ["facts"]
    case .log: ["text"]
    case .uploadDeviceToken: ["token", "path", "account", "request"]
    case .unregisterDeviceToken: ["token", "account", "request"]
    case .loadContent: ["notification", "request"]
    case .submitAction: ["action", "text", "notification", "request"]
    case .presentToast: ["notification", "toast"]
    case .switchAccount: ["account"]
    case .open: ["url", "scene"]
    case .handleAction: ["action", "text", "notification"]
    case .shouldSuppress, .tellReceived, .tellOpened: ["participant", "notification"]
    case .tellToken: ["participant", "token"]
    }
  }

  /// True if the kit can call the center during the action, so that the adapter has to wait for an answer.
  ///
  /// For example, if a server request takes no time, the kit calls `requestDidEnd` before it sends the answer.
  var mayCallBack: Bool {
    switch self {
    case .requestAuthorization, .loadContent, .submitAction, .shouldSuppress, .tellReceived,
      .tellOpened, .tellToken:
      true
    default: false
    }
  }

  /// The longest timer in milliseconds: 400 days.
  fileprivate static let longestTimer = 400 * 86_400_000
}

extension AdapterCenter {
  /// Performs an action, and returns the value that the kit answers if the adapter waits; nil becomes a JSON `null`.
  func perform(
    _ deed: AdapterDeed,
    _ line: AdapterMembers
  ) throws(AdapterFault.Cause) -> JSONValue? {
    switch deed {
    case .registerForRemoteNotifications: application.registerForRemoteNotifications()
    case .unregisterForRemoteNotifications: application.unregisterForRemoteNotifications()
    case .requestAuthorization:
      let names = try line.optionalTexts("options") ?? []
      guard let options = NotificationTypes(named: names, among: NotificationTypes.names)
      else { throw line.wrong("options", "an array of alert, badge, sound and provisional") }
      let request = try line.optionalText("request")
      application.requestAuthorization(options: options) { [weak self] isGranted in
        self?.end(request, with: isGranted ? "granted" : "denied")
      }
    case .authorizationStatus: return .string(application.authorizationStatus.rawValue)
    case .applicationState: return .string(application.applicationState.rawValue)
    case .setBadgeCount: application.setBadgeCount(try line.whole("count"))
    case .setNotificationCategories:
      application.setNotificationCategories(try line.categories("categories"))
    case .store:
      held.store(line.optional("value"), under: try line.text("key"), of: application)
    case .startTimer:
      try startTimer(try line.text("timer"), line)
    case .cancelTimer: held.timers.removeValue(forKey: try line.text("timer"))?.cancel()
    case .complete: try complete(line)
    case .stateFacts: held.facts = try line.facts("facts")
    case .log: application.log(try line.text("text"))
    case .uploadDeviceToken:
      application.uploadDeviceToken(
        try line.text("token"),
        to: try line.optionalText("path"),
        account: try line.optionalText("account"),
        completion: try ending(line)
      )
    case .unregisterDeviceToken:
      application.unregisterDeviceToken(
        try line.text("token"),
        account: try line.optionalText("account"),
        completion: try ending(line)
      )
    case .loadContent:
      application.loadContent(for: try line.sighting(), completion: try ending(line))
    case .submitAction:
      application.submitAction(
        try line.text("action"),
        text: try line.optionalText("text"),
        of: try line.sighting(),
        completion: try ending(line)
      )
    case .presentToast:
      let sighting = try line.sighting()
      guard let toast = try line.optionalText("toast") else {
        application.presentToast(for: sighting)
        return nil
      }
      application.presentToast(for: sighting) { [weak self] in
        self?.call("toastTapped", ["toast": .string(toast)])
      }
    case .switchAccount: application.switchAccount(to: try line.text("account"))
    case .open:
      let url = try line.optionalText("url")
      return .bool(application.open(url, inScene: try line.optionalText("scene")))
    case .handleAction:
      application.handleAction(
        try line.text("action"),
        text: try line.optionalText("text"),
        of: try line.sighting()
      )
    case .shouldSuppress:
      let suppressor: AdapterSuppressor = try participant(of: line, "a suppressor")
      return .bool(suppressor.handle.shouldSuppress(try line.sighting()))
    case .tellReceived: try observer(of: line).didReceive(try line.sighting())
    case .tellOpened: try observer(of: line).didOpen(try line.sighting())
    case .tellToken: try observer(of: line).didRegister(deviceToken: try line.text("token"))
    }
    return nil
  }

  private func startTimer(_ name: String, _ line: AdapterMembers) throws(AdapterFault.Cause) {
    let milliseconds = try line.whole("milliseconds")
    guard (0...AdapterDeed.longestTimer).contains(milliseconds)
    else { throw line.wrong("milliseconds", "a number from 0 to \(AdapterDeed.longestTimer)") }
    held.timers.removeValue(forKey: name)?.cancel()
    held.timers[name] = application.clock.schedule(after: .milliseconds(milliseconds)) {
      [weak self] in
      // The player advances the clock on the main actor.
      MainActor.assumeIsolated {
        self?.held.timers.removeValue(forKey: name)
        self?.call("timerFired", ["timer": .string(name)])
      }
    }
  }

  private func complete(_ line: AdapterMembers) throws(AdapterFault.Cause) {
    guard let completion = held.completion(try line.whole("completion"))
    else { throw line.wrong("completion", "the number of a completion handler") }
    switch completion {
    case .presentation(let completion):
      try line.only(["completion", "options"])
      let names = try line.optionalTexts("options") ?? []
      guard let options = PresentationOptions(named: names, among: PresentationOptions.names)
      else { throw line.wrong("options", "an array of alert, badge, banner, list and sound") }
      completion(options)
    case .response(let completion):
      try line.only(["completion"])
      completion()
    case .fetch(let completion):
      try line.only(["completion", "result"])
      guard let result = FetchResult(rawValue: try line.text("result"))
      else { throw line.wrong("result", "newData, noData or failed") }
      completion(result)
    case .permission(let completion):
      try line.only(["completion", "result"])
      let result = try line.text("result")
      if let status = AuthorizationStatus(rawValue: result) {
        completion(status)
      } else if result == "granted" || result == "refused" {
        completion(result == "granted")
      } else {
        throw line.wrong("result", "granted, refused or an authorization status")
      }
    }
  }

  private func ending(
    _ line: AdapterMembers
  ) throws(AdapterFault.Cause) -> @MainActor (Result<Void, any Error>) -> Void {
    let request = try line.optionalText("request")
    return { [weak self] answer in
      switch answer {
      case .success: self?.end(request, with: "success")
      case .failure(let error as UploadRefused) where error.isPermanent:
        self?.end(request, with: "rejected")
      case .failure: self?.end(request, with: "failure")
      }
    }
  }

  private func end(_ request: String?, with result: JSONValue) {
    guard let request else { return }
    call("requestDidEnd", ["request": .string(request), "result": result])
  }

  private func observer(of line: AdapterMembers) throws(AdapterFault.Cause) -> ObserverHandle {
    let observer: AdapterObserver = try participant(of: line, "an observer")
    return observer.handle
  }

  private func participant<Bridge: AnyObject>(
    of line: AdapterMembers,
    _ expected: String
  ) throws(AdapterFault.Cause) -> Bridge {
    guard let bridge: Bridge = held.participant(try line.whole("participant"))
    else { throw line.wrong("participant", "the number of \(expected)") }
    return bridge
  }
}

extension AdapterMembers {
  fileprivate func sighting() throws(AdapterFault.Cause) -> Sighting {
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

  fileprivate func facts(_ name: String) throws(AdapterFault.Cause) -> [String: Bool] {
    let facts = try flags(name)
    guard facts.count <= StatedFact.most,
      facts.keys.allSatisfy({ name in
        1...StatedFact.longest ~= name.count
          && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      })
    else {
      throw wrong(
        name,
        "an object of at most \(StatedFact.most) printable names of 1 to \(StatedFact.longest) characters"
      )
    }
    return facts
  }

  fileprivate func categories(
    _ name: String
  ) throws(AdapterFault.Cause) -> Set<UserNotificationCategory> {
    guard let list = optional(name)?.array,
      case let categories = list.compactMap(UserNotificationCategory.init),
      categories.count == list.count
    else {
      throw wrong(name, "an array of categories, each with 'identifier', 'actions' and 'options'")
    }
    return Set(categories)
  }
}

extension UserNotificationCategory {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value.object, object.has(only: ["identifier", "actions", "options"]),
      let identifier = object["identifier"]?.string, let list = (object["actions"] ?? []).array,
      case let actions = list.compactMap(UserNotificationAction.init), actions.count == list.count,
      let options = (object["options"] ?? []).texts.flatMap({
        Options(named: $0, among: ["customDismissAction": .customDismissAction])
      })
    else { return nil }
    self.init(identifier: identifier, actions: actions, options: options)
  }
}

extension UserNotificationAction {
  private static let names: [String: Options] = [
    "authenticationRequired": .authenticationRequired, "destructive": .destructive,
    "foreground": .foreground,
  ]

  fileprivate init?(_ value: JSONValue) {
    guard let object = value.object, object.has(only: ["identifier", "options", "takesText"]),
      let identifier = object["identifier"]?.string,
      let takesText = (object["takesText"] ?? false).bool,
      let options = (object["options"] ?? []).texts.flatMap({
        Options(named: $0, among: Self.names)
      })
    else { return nil }
    self.init(identifier: identifier, options: options, takesText: takesText)
  }
}

extension NotificationTypes {
  static let names: [String: NotificationTypes] = [
    "alert": .alert, "badge": .badge, "sound": .sound, "provisional": .provisional,
  ]
}

extension PresentationOptions {
  fileprivate static let names: [String: PresentationOptions] = [
    "alert": .alert, "badge": .badge, "banner": .banner, "list": .list, "sound": .sound,
  ]
}

extension OptionSet where Self == Element {
  init?(named names: [String], among known: [String: Self]) {
    self = []
    for name in names {
      guard let option = known[name] else { return nil }
      insert(option)
    }
  }
}
