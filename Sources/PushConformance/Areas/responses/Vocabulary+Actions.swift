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
  /// Returns the first action of the scenario that an app does not have, by its name in scenarios; nil for none.
  ///
  /// The system delivers the actions of an app's categories alone (UNNotificationCategory). An action with a name that
  /// the kit does not know stands for one of another version of the app.
  func undeclaredAction(in vocabulary: Vocabulary) -> String? {
    for step in steps {
      guard case .responses(.respond(_, let action, _)) = step else { continue }
      if Vocabulary.actions[action] != nil, vocabulary.actions[action] == nil { return action }
    }
    return nil
  }
}
