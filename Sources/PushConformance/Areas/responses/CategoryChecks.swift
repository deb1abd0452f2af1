import PushSimulation

enum CategoryChecks {
  static let checks: [Check] = [
    .wholeRun("responses.shown-category-is-registered", needing: kinds) { run, judge in
      for push in CategorizedPush.all(of: run) where push.isDue {
        let missing = push.missingActions
        judge.expect(
          missing.isEmpty && push.registered != nil,
          in: push.turn,
          "the category \(push.identifier) to be registered when \(push.name) is shown"
            + (push.registered == nil
              ? "" : ", with the action " + missing.joined(separator: " and the action "))
        )
      }
    },

    .wholeRun("responses.registered-category-has-its-options", needing: kinds) { run, judge in
      for push in CategorizedPush.all(of: run) {
        guard let registered = push.registered else { continue }
        let wrong = push.wrongOptions(of: registered)
        judge.expect(
          wrong.isEmpty,
          in: push.turn,
          "the category \(push.identifier) of \(push.name) to be registered with the declared options: "
            + wrong.joined(separator: ", ")
        )
      }
    },
  ]

  /// A push is shown on its arrival in the background, or after the center has answered willPresent.
  private static let kinds: EventKinds = [.receipts, .does(.responses), .hears(.nothing)]
}

extension CategorizedPush {
  fileprivate var name: String { turn.name(notification) }

  fileprivate var identifier: String { (category.identifier ?? "").inQuotes }

  fileprivate var missingActions: [String] {
    let present = Set((registered?.actions ?? []).map(\.identifier))
    return category.actions.values.map(\.identifier).filter { !present.contains($0) }.sorted()
      .map(\.inQuotes)
  }

  /// Returns what has to change in the options of a registered category, in words.
  ///
  /// An action that the category lacks has no options to judge. The app may take texts at other actions than the reply,
  /// and may hear of dismissals that it does not declare.
  fileprivate func wrongOptions(of registered: UserNotificationCategory) -> [String] {
    var wrong: [String] = []
    for (name, action) in category.actions.sorted(by: { $0.key < $1.key }) {
      guard let found = registered.actions.first(where: { $0.identifier == action.identifier })
      else { continue }
      let quoted = action.identifier.inQuotes
      if found.options.contains(.foreground) != action.opensApp {
        wrong.append("\(quoted) \(action.opensApp ? "with" : "without") foreground")
      }
      if name == "reply", !found.takesText { wrong.append("\(quoted) with a text input") }
    }
    if category.hearsOfDismissals, !registered.options.contains(.customDismissAction) {
      wrong.append("customDismissAction")
    }
    return wrong
  }
}

extension UserNotificationCategory {
  var text: String {
    let actions = actions.map { action in
      action.identifier + (action.options.contains(.foreground) ? ", foreground" : "")
        + (action.takesText ? ", text input" : "")
    }
    let all = actions + (options.contains(.customDismissAction) ? ["customDismissAction"] : [])
    return identifier.inQuotes + (all.isEmpty ? "" : " (\(all.joined(separator: "; ")))")
  }
}

extension [UserNotificationCategory] {
  var text: String {
    isEmpty ? "no category" : "the categories \(map(\.text).joined(separator: ", "))"
  }
}
