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
  public static let actions: [String: Action] = [
    "show": Action("show", opensApp: true),
    "archive": Action("archive"),
    "reply": Action("reply"),
  ]
}
