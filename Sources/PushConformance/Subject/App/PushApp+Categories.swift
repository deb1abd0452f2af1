extension PushApp {
  /// Declares the actions of notifications without a ``category(_:of:show:archive:decline:reply:dismissals:)``.
  ///
  /// The kit skips scenarios in which the user chooses an undeclared action. Without this line and without categories,
  /// the app has the actions `show`, `archive` and `reply`. The system then also calls the app's handler for
  /// dismissals, and for actions that only another version of the app declares.
  ///
  /// - Parameters:
  ///   - show: The identifier of an action that opens the app; nil if the app has no such action.
  ///   - archive: The identifier of an action that does not open the app; nil if the app has no such action.
  ///   - decline: The identifier of a second action that does not open the app; nil if the app has no such action.
  ///   - reply: The identifier of an action that takes a text; nil if the app has no such action.
  ///   - dismissals: True if a category asks for dismissals (`UNNotificationCategoryOptions.customDismissAction`).
  /// - Returns: The declaration with this line added.
  public func actions(
    show: String? = nil,
    archive: String? = nil,
    decline: String? = nil,
    reply: String? = nil,
    dismissals: Bool = false
  ) -> PushApp {
    let (actions, text) = Self.actions(show: show, archive: archive, decline: decline, reply: reply)
    return declaring(".actions(\(text.joined(separator: ", ")))", for: [.responding]) {
      $0.declare(Vocabulary.Category(actions: actions, hearsOfDismissals: dismissals))
    }
  }

  /// Declares a category of the app's notifications: `UNNotificationCategory`.
  ///
  /// The pushes of the event have the category's identifier in `aps`. The user can choose the actions of the category
  /// only on these pushes. Pushes of other events have the actions of
  /// ``actions(show:archive:decline:reply:dismissals:)``. Without that line, pushes of other events have no actions.
  ///
  /// - Parameters:
  ///   - identifier: The value of `category` in `aps`.
  ///   - event: The name of the event in scenarios, such as `invitation`.
  ///   - show: The identifier of an action that opens the app; nil if the category has no such action.
  ///   - archive: The identifier of an action that does not open the app; nil if the category has no such action.
  ///   - decline: The identifier of a second action that does not open the app; nil if the category has no such action.
  ///   - reply: The identifier of an action that takes a text; nil if the category has no such action.
  ///   - dismissals: True if the category asks for dismissals (`UNNotificationCategoryOptions.customDismissAction`).
  /// - Returns: The declaration with this line added.
  public func category(
    _ identifier: String,
    of event: String,
    show: String? = nil,
    archive: String? = nil,
    decline: String? = nil,
    reply: String? = nil,
    dismissals: Bool = false
  ) -> PushApp {
    let (actions, text) = Self.actions(show: show, archive: archive, decline: decline, reply: reply)
    let line = (["\"\(identifier)\"", "of: \"\(event)\""] + text).joined(separator: ", ")
    return declaring(
      ".category(\(line))",
      about: "category of \(event)",
      for: [.responding, .serviceExtension]
    ) {
      $0.declare(
        Vocabulary.Category(
          identifier: identifier,
          event: event,
          actions: actions,
          hearsOfDismissals: dismissals
        )
      )
    }
  }

  private mutating func declare(_ category: Vocabulary.Category) {
    vocabulary.categories.removeAll { $0 == Vocabulary.usualCategory }
    vocabulary.categories.append(category)
  }

  private static func actions(
    show: String?,
    archive: String?,
    decline: String?,
    reply: String?
  ) -> ([String: Vocabulary.Action], text: [String]) {
    let named = [("show", show), ("archive", archive), ("decline", decline), ("reply", reply)]
      .compactMap { name, identifier in identifier.map { (name, $0) } }
    let actions = named.map { ($0, Vocabulary.Action($1, opensApp: $0 == "show")) }
    return (Dictionary(uniqueKeysWithValues: actions), named.map { "\($0): \"\($1)\"" })
  }
}
