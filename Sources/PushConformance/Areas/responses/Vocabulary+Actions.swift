extension Vocabulary {
  /// An action of the app's notifications: `UNNotificationAction`.
  public struct Action: Sendable, Hashable {
    /// The identifier in the response.
    public var identifier: String
    /// Whether the action brings the app to the foreground: `UNNotificationActionOptions.foreground`.
    public var opensApp: Bool

    /// Creates an action.
    public init(_ identifier: String, opensApp: Bool = false) {
      self.identifier = identifier
      self.opensApp = opensApp
    }
  }

  /// Actions with the same names as in scenarios.
  package static let actions: [String: Action] = [
    "show": Action("show", opensApp: true),
    "archive": Action("archive"),
    "reply": Action("reply"),
  ]
}

extension Scenario {
  /// Returns the first action of the scenario that an app does not hear of, by its name in scenarios; nil for none.
  ///
  /// The system delivers the actions of an app's categories, and dismissals where a category asks for them
  /// (UNNotificationCategory). A name that the kit does not know stands for an action of another version of the app.
  func undeclaredAction(in vocabulary: Vocabulary) -> String? {
    for step in steps {
      switch step {
      case .responses(.dismiss) where !vocabulary.hearsOfDismissals: return "dismiss"
      case .responses(.respond(_, let action, _)):
        let isUnknown = Vocabulary.actions[action] == nil && !vocabulary.hearsOfUnknownActions
        let isMissing = Vocabulary.actions[action] != nil && vocabulary.actions[action] == nil
        if isUnknown || isMissing { return action }
      case .responses, .application, .time, .participant, .account, .activity, .extension,
        .hierarchy, .launch, .links, .navigation, .notification, .permission, .registration,
        .responders, .scenes, .services, .suppression, .toast, .token:
        continue
      }
    }
    return nil
  }
}
