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

extension Vocabulary {
  /// Returns the response of a step that the app does not hear of, by its name in scenarios; nil for any other step.
  ///
  /// The system delivers the actions of an app's categories, and dismissals where a category asks for them
  /// (UNNotificationCategory). A name that the kit does not know stands for an action of another version of the app.
  func unheardResponse(of step: Step) -> String? {
    guard case .responses(let step) = step else { return nil }
    switch step {
    case .dismiss: return hearsOfDismissals ? nil : "dismiss"
    case .respond(_, let action, _):
      let isHeard = Self.actions[action] == nil ? hearsOfUnknownActions : actions[action] != nil
      return isHeard ? nil : action
    case .tap, .taps: return nil
    }
  }
}
