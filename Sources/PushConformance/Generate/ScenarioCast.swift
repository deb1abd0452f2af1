import PayloadGenerators
import PropertyEngine
import PushPayloads
import PushSimulation

/// Draws who and what is in a story: notifications, participants with their first answers, services.
///
/// There is more of everything than the steps will use; what they do not name is left out in the end.
struct ScenarioCast: Sendable {
  let area: GenerationArea
  let roles: Set<Role>
  /// The payloads that notifications may carry.
  let payloads: CorpusPayloads

  /// The names of the notifications of a scenario.
  static let notifications = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]
  /// The names of its participants.
  static let participants: [ParticipantKind: [String]] = [
    .suppressor: ["inbox", "thread", "search"],
    .observer: ["list", "counter", "preview"],
    .responder: ["screen", "dialog", "drawer"],
    .service: ["analytics", "links", "crashes"],
  ]

  func draw(_ source: inout ChoiceSource, id: String) -> Scenario {
    var scenario = Scenario(id: id, title: "A generated run", when: [])
    let takesNotifications = roles.contains(area == .extensions ? .serviceExtension : .receiving)
    if area.hasNotifications, takesNotifications {
      // With accounts they are by the way; where they are followed at once, few would soon be used up.
      let most = area == .accounts ? 3 : Self.notifications.count
      let isAboutMany = [.notifications, .reentrancy, .bookkeeping].contains(area)
      var earlier: [AbstractNotification] = []
      let drawn = source.elements(count: (isAboutMany ? 5 : 3)...most) { source in
        let number = earlier.count + 1
        let notification =
          switch area {
          case .screens: event(number, &source)
          case .extensions: request(number, &source)
          case .bookkeeping: entry(number, after: earlier, &source)
          case .waiting: text(number, &source)
          case .launches: invitation(number, &source)
          default: notification(number, &source)
          }
        earlier.append(notification)
        return notification
      }
      scenario.notifications = Dictionary(uniqueKeysWithValues: zip(Self.notifications, drawn))
    }
    let names = Self.notifications.filter { scenario.notifications[$0] != nil }
    switch area {
    case .notifications, .reentrancy:
      scenario.suppressors = people(.suppressor, about: names, &source)
      scenario.observers = people(.observer, about: names, &source).keys.sorted()
      scenario.responders = people(.responder, about: names, &source)
      if area == .reentrancy { addReactions(to: &scenario, &source) }
    case .screens: scenario.responders = people(.responder, about: names, &source)
    case .bookkeeping:
      scenario.suppressors = people(.suppressor, about: names, &source)
      scenario.observers = listeners(&source)
    case .waiting: addWaiting(to: &scenario, about: names, &source)
    case .launches: scenario.observers = listeners(&source)
    case .services: scenario.services = services(&source)
    case .registration:
      // A center that knows the systems before iOS 10 is played on those, too.
      let systems: [OSProfile?] = roles.contains(.legacyRegistering) ? [nil, .iOS8, .iOS7] : [nil]
      scenario.os = systems[source.index(systems.count)]
      if roles.contains(.tokenBroadcasting) { scenario.observers = listeners(&source) }
    case .accounts, .permission, .activities, .navigation, .extensions: break
    }
    return scenario
  }

  // MARK: - Notifications

  /// A notification that can be told from the others: its text, its message and its object are its own.
  private func notification(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var notification = AbstractNotification(messageID: .string("m-\(number)"))
    let form = source.index(weights: [8, 3, 1, 1, 3])
    let text = "Message \(number)"
    switch form {
    case 1: notification.alert = ["body": "Hello", "title": .string(text)]
    case 2: (notification.alert, notification.sound) = (.string(text), "default")
    case 3: notification.badge = .number(JSONNumber(number))
    case 4: break  // A silent one.
    default: notification.alert = .string(text)
    }
    notification.contentAvailable = form == 4 || source.bool(1, outOf: 3)
    let isLinked = source.bool(2, outOf: 3)
    if isLinked { notification.url = .string("app://items/\(number)") }
    let types = ["message", "task", "invitation", "weather", "announcement"]
    // Where screens are loaded, what comes of an event that leads to none is open.
    let type = source.index(
      weights: [4, 4, 2, 2, 1] + (roles.contains(.hierarchyBuilding) ? [] : [1])
    )
    if type > 0 { notification.type = .string(types[type - 1]) }
    if type > 0, source.bool(3, outOf: 4) { notification.objectID = .string("\(number)") }
    if source.bool(1, outOf: 16) { bend(&notification, &source) }
    switch source.index(weights: [10, 4, 1] + (payloads.objects.isEmpty ? [] : [2])) {
    case 1: notification.extra = Self.decoys[source.index(Self.decoys.count)]
    case 2:
      let push = Generator<GeneratedPush>.push(.untyped)(&source)
      dress(&notification, as: Payload(bytes: push.bytes)?.object.asScenariosHoldIt ?? [:])
    case 3: dress(&notification, as: payloads.objects[source.index(payloads.objects.count)])
    default: break
    }
    return notification
  }

  /// Members of other people's payloads that look like the app's own.
  private static let decoys: [JSONObject] = [
    ["link": "app://elsewhere"], ["data": ["url": "app://elsewhere"]],
    ["aps_url": "app://elsewhere", "u": "https://example.com"],
  ]

  /// Adds what a whole push has besides: members of `aps` that the app does not look at, its own values, those
  /// of push services.
  private func dress(_ notification: inout AbstractNotification, as payload: JSONObject) {
    notification.aps = payload["aps"]?.object ?? notification.aps
    // These the notification has from its own story.
    for member in ["alert", "badge", "sound", "content-available"] {
      notification.aps[member] = nil
    }
    notification.extra = payload
    notification.extra["aps"] = nil
  }

  /// Puts a value of the wrong kind where the app looks for its own.
  private func bend(_ notification: inout AbstractNotification, _ source: inout ChoiceSource) {
    let values: [JSONValue] = [.null, "", [], [:]]
    let value = values[source.index(values.count)]
    if source.bool() { notification.url = value } else { notification.objectID = value }
  }

  /// A notification whose event leads to screens, for the most part.
  private func event(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    let types = ["message", "task", "invitation", "weather"]
    let objects = ["\(number)", "\(number) of 7 & more"]
    return AbstractNotification(
      alert: .string("Message \(number)"),
      type: .string(types[source.index(weights: [4, 3, 2, 1])]),
      objectID: .string(objects[source.index(weights: [3, 1])]),
      messageID: .string("m-\(number)")
    )
  }

  // MARK: - Participants

  private func people(
    _ kind: ParticipantKind,
    about names: [String],
    _ source: inout ChoiceSource
  ) -> [String: NotificationNames] {
    guard roles.contains(kind.role), let people = Self.participants[kind] else { return [:] }
    guard !source.bool(1, outOf: 8) else { return [:] }
    let answers = source.elements(count: 1...people.count) { source in
      kind == .observer ? NotificationNames.none : Self.answer(about: names, &source)
    }
    return Dictionary(uniqueKeysWithValues: zip(people, answers))
  }

  /// Draws the notifications to which a participant says yes.
  static func answer(about names: [String], _ source: inout ChoiceSource) -> NotificationNames {
    switch source.index(weights: [2, 2, 3]) {
    case 0: .none
    case 1: .all
    default: .only(source.subset(names))
    }
  }

  private func services(_ source: inout ChoiceSource) -> [ScenarioService] {
    guard !source.bool(1, outOf: 8) else { return [] }
    let fetches = roles.contains(.serviceFetching)
    let callbacks = ServiceCallback.allCases.filter {
      fetches || $0 != .didReceiveRemoteNotificationToFetch
    }
    let drawn = source.elements(count: 1...3) { source in
      var service = SimulatedService(
        lacks: source.bool(1, outOf: 3) ? Set(source.subset(callbacks)) : [],
        takesURLs: source.bool(1, outOf: 3),
        answersLaunch: !source.bool(1, outOf: 4)
      )
      if fetches, source.bool(1, outOf: 3) {
        service.answersFetch = FetchResult.allCases[source.index(FetchResult.allCases.count)]
      }
      return service
    }
    return zip(Self.participants[.service] ?? [], drawn).map { ScenarioService($0, $1) }
  }
}
