extension Vocabulary {
  /// An action of the app's notifications: `UNNotificationAction`.
  package struct Action: Sendable, Hashable {
    /// The value of ``NotificationResponse/actionIdentifier`` in responses.
    package var identifier: String
    /// True if the action brings the app to the foreground: `UNNotificationActionOptions.foreground`.
    package var opensApp: Bool

    /// Creates an action; by default it does not bring the app to the foreground.
    init(_ identifier: String, opensApp: Bool = false) {
      self.identifier = identifier
      self.opensApp = opensApp
    }
  }

  /// The actions that an app has by default, by their names in scenarios; each identifier is the same as the name.
  package static let actions: [String: Action] = [
    "show": Action("show", opensApp: true),
    "archive": Action("archive"),
    "reply": Action("reply"),
  ]
}

extension Vocabulary {
  /// Returns the name of the response in a step, if the response does not reach the app; otherwise nil.
  ///
  /// The system delivers the actions of an app's categories, and delivers dismissals if a category asks for them
  /// (UNNotificationCategory). A name that the kit does not know stands for an action of another version of the app.
  func unheardResponse(of step: Step) -> String? {
    guard case .responses(let step) = step else { return nil }
    switch step {
    case .dismiss: return hearsOfDismissals ? nil : "dismiss"
    case .respond(_, let action, _):
      let isHeard = Self.actions[action] == nil ? hearsOfUnknownActions : actions[action] != nil
      return isHeard ? nil : action
    case .tap, .taps, .content, .completeContent: return nil
    }
  }
}
