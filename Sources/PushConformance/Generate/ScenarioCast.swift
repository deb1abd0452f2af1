import PayloadGenerators
import PropertyEngine
import PushPayloads
import PushSimulation

/// Draws the notifications, participants and services of a scenario; ``ScenarioMachine`` removes those that no step
/// uses.
struct ScenarioCast: Sendable {
  let area: GenerationArea
  let roles: Set<Role>
  let vocabulary: Vocabulary
  let payloads: CorpusPayloads

  static let notifications = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]
  static let participants: [ParticipantKind: [String]] = [
    .suppressor: ["inbox", "thread", "search", "archive"],
    .observer: ["list", "counter", "preview", "widget"],
    .responder: ["screen", "dialog", "drawer", "sheet"],
    .service: ["analytics", "links", "crashes", "campaigns"],
  ]
  static let everyone = ParticipantKind.allCases.flatMap { participants[$0] ?? [] }

  func draw(_ source: inout ChoiceSource, id: String) -> Scenario {
    var scenario = Scenario(id: id, title: "A generated run", when: [])
    let takesNotifications = roles.contains(area == .extensions ? .serviceExtension : .receiving)
    if area.hasNotifications, takesNotifications {
      // In scenarios about accounts, notifications are secondary, so three are enough.
      let most = area == .accounts ? 3 : Self.notifications.count
      let isAboutMany = [.notifications, .reentrancy, .bookkeeping].contains(area)
      // The app's server never sends a hostile payload, so most scenarios have no such payload.
      let isHostile = [.notifications, .extensions].contains(area) && source.bool(1, outOf: 5)
      var number = 0
      var earlier: [AbstractNotification] = []
      let drawn = source.elements(count: (isAboutMany ? 5 : 3)...most) { source in
        number += 1
        var notification =
          switch area {
          case .screens: event(number, &source)
          case .extensions: request(number, isHostile: isHostile, &source)
          case .bookkeeping: entry(number, after: earlier, &source)
          case .waiting: text(number, &source)
          case .launches: invitation(number, &source)
          case .accounts where withdrawsAll && source.bool(1, outOf: 4): withdrawalOfAll(number)
          default: notification(number, after: earlier.last, isHostile: isHostile, &source)
          }
        notification.conform(to: vocabulary, number: number)
        if area == .accounts { addAccount(to: &notification, &source) }
        if area == .notifications { addActionURL(to: &notification, number: number, &source) }
        if [.bookkeeping, .notifications].contains(area) { earlier.append(notification) }
        return notification
      }
      scenario.notifications = Dictionary(uniqueKeysWithValues: zip(Self.notifications, drawn))
    }
    let names = Self.names(in: scenario)
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
      let systems: [OSProfile?] = roles.contains(.legacyRegistering) ? [nil, .iOS8, .iOS7] : [nil]
      scenario.os = systems[source.index(systems.count)]
      if roles.contains(.tokenBroadcasting) { scenario.observers = listeners(&source) }
    case .accounts: if roles.contains(.broadcasting) { scenario.observers = ["list"] }
    case .permission, .activities, .navigation, .extensions: break
    }
    return scenario
  }

  /// Returns the names of the notifications of a scenario, in the order in which they were drawn.
  static func names(in scenario: Scenario) -> [String] {
    // Reading the keys does not copy the notifications.
    notifications.filter(scenario.notifications.keys.contains)
  }

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

  static func answer(about names: [String], _ source: inout ChoiceSource) -> NotificationNames {
    switch source.index(weights: [2, 2, 3]) {
    case 0: .none
    case 1: .all
    default: .only(source.subset(names))
    }
  }

  func listeners(_ source: inout ChoiceSource) -> [String] {
    guard !roles.isDisjoint(with: ParticipantKind.observer.roles) else { return [] }
    let people = Self.participants[.observer] ?? []
    return Array(people.prefix(1 + source.index(people.count)))
  }
}
