import PushPayloads
import PushSimulation

extension Vocabulary {
  /// An action of the app's notifications: `UNNotificationAction`.
  package struct Action: Sendable, Hashable {
    /// The value of ``NotificationResponse/actionIdentifier`` in responses.
    package var identifier: String
    /// True if the action brings the app to the foreground: `UNNotificationActionOptions.foreground`.
    package var opensApp: Bool

    init(_ identifier: String, opensApp: Bool = false) {
      self.identifier = identifier
      self.opensApp = opensApp
    }
  }

  /// A category of notifications, which determines the responses that the system delivers: `UNNotificationCategory`.
  package struct Category: Sendable, Hashable {
    /// The value of `category` in `aps`; nil if the app declares no identifier.
    package var identifier: String?
    /// The event whose pushes have the category, by its name in scenarios; nil for the category of all other events.
    package var event: String?
    /// The actions of the category, by their names in scenarios.
    package var actions: [String: Action] = [:]
    var hasActions: Bool { !actions.isEmpty }
    package var hearsOfDismissals = false
    /// True if the system calls the app's handler for actions that only another version of the app knows.
    package var hearsOfUnknownActions = false

    /// The start of the line that declares the category, such as `.category("chat")`; nil for the default category.
    var line: String? {
      if let identifier { return ".category(\"\(identifier)\")" }
      return self == Vocabulary.usualCategory ? nil : ".actions"
    }

    /// Returns the name of the response in a step if the system does not deliver it; nil if the system delivers it.
    func unheardResponse(of step: ResponsesStep) -> String? {
      switch step {
      case .dismiss: return hearsOfDismissals ? nil : "dismiss"
      case .respond(_, let action, _):
        let isKnown = Vocabulary.namesOfActions.contains(action)
        return (isKnown ? actions[action] != nil : hearsOfUnknownActions) ? nil : action
      case .tap, .taps, .content, .completeContent: return nil
      }
    }
  }

  /// The actions that an app has by default, by their names in scenarios; each identifier is the same as the name.
  package static let actions: [String: Action] = [
    "show": Action("show", opensApp: true),
    "archive": Action("archive"),
    "reply": Action("reply"),
  ]

  /// The names of actions in scenarios; an app has the action `decline` only if the app declares it.
  static let namesOfActions = ["archive", "show", "reply", "decline"]

  /// The responses of an app that declares neither actions nor categories.
  static let usualCategory = Category(
    actions: actions,
    hearsOfDismissals: true,
    hearsOfUnknownActions: true
  )

  /// The actions of all categories, by their names in scenarios; if two actions share a name, the first action counts.
  package var actions: [String: Action] {
    categories.reduce(into: [:]) { $0.merge($1.actions) { first, _ in first } }
  }

  var hasCategories: Bool { categories.contains { $0.event != nil } }

  /// Returns the category that decides which responses to a notification the system delivers.
  ///
  /// A notification of another owner can have the actions that `.actions` declares, because an SDK can use the same
  /// names.
  func category(of notification: @autoclosure () -> AbstractNotification?) -> Category {
    // In an app without categories, each notification has all actions, even if the scenario sets a category.
    let general = categories.first { $0.event == nil } ?? Category()
    guard hasCategories, let notification = notification(), notification.origin == .own
    else { return general }
    if let written = notification.writtenAPS.object?["category"] {
      return categories.first { $0.identifier != nil && $0.identifier == written.string }
        ?? Category()
    }
    return declaredCategory(of: notification) ?? general
  }

  func withCategory(_ aps: JSONValue, of notification: AbstractNotification) -> JSONValue {
    guard let identifier = declaredCategory(of: notification)?.identifier,
      var object = aps.object, object["category"] == nil
    else { return aps }
    object["category"] = .string(identifier)
    return .object(object)
  }

  /// Returns the category that the app's server writes into a push of an event; nil for a push that shows nothing.
  private func declaredCategory(of notification: AbstractNotification) -> Category? {
    guard hasCategories, notification.origin == .own,
      let event = notification.type?.string, notification.delivery.interruptsUser,
      form(of: notification)?.hasCategory ?? true
    else { return nil }
    return categories.first { $0.event == event }
  }
}

extension Scenario {
  func unheardResponse(in vocabulary: Vocabulary) -> (name: String, line: String?)? {
    steps.lazy.compactMap { step -> (String, String?)? in
      guard case .responses(let response) = step else { return nil }
      let category = vocabulary.category(of: step.notifications.first.flatMap { notifications[$0] })
      return category.unheardResponse(of: response).map { ($0, category.line) }
    }.first
  }
}

extension Run {
  func action(_ name: String, of notification: NotificationID) -> Vocabulary.Action? {
    vocabulary.category(of: scenario.notifications[notifications[notification.index].name])
      .actions[name]
  }
}

extension UserAction {
  var response: NotificationDelivery.Response {
    switch self {
    case .open: .opens
    case .dismiss: .staysBehind
    case .choose(let name, _): Vocabulary.actions[name]?.opensApp == true ? .opens : .staysBehind
    }
  }
}
