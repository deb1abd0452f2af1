import PushPayloads
import PushSimulation

/// The check of Specs/requirements/notification.json that looks at members of the wrong kind.
enum UnusableMembersChecks {
  static let checks: [Check] = [
    .compare(
      "notification.unusable-members-count-as-absent",
      variants: { scenario in
        [
          scenario.filled(
            with: "null where nothing stood",
            [\.url, \.type, \.objectID, \.messageID]
          ) { _ in .null },
          // By its message id a repetition is known, and some centers read a number as text: it stays
          // as it is. A number of its own for each notification tells them apart for the others.
          scenario.filled(with: "a number where nothing stood", [\.url, \.type, \.objectID]) {
            JSONValue(integerLiteral: 1_000 + $0)
          },
        ].compactMap(\.self)
      },
      by: { turn in turn.received == nil ? nil : turn.outcome }
    )
  ]
}

extension Scenario {
  /// The variant in which fields that a notification leaves out have a value that says nothing; nil if
  /// there is no such field.
  ///
  /// What has members of its own beside `aps` is left alone: they may stand where the app looks.
  fileprivate func filled(
    with change: String,
    _ fields: [WritableKeyPath<AbstractNotification, JSONValue?>],
    _ value: (_ number: Int) -> JSONValue
  ) -> Check.Variant? {
    var variant = self
    for (number, name) in notifications.keys.sorted().enumerated() {
      guard var notification = notifications[name], notification.extra.isEmpty else { continue }
      for field in fields where notification[keyPath: field] == nil {
        // A center may take two events of one type for the same. Numbers would tell them apart.
        if field == \.objectID, hasNamesake(notification) { continue }
        notification[keyPath: field] = value(number)
      }
      variant.notifications[name] = notification
    }
    guard variant.notifications != notifications else { return nil }
    return Check.Variant(change: change, scenario: variant)
  }

  /// Whether another notification has the same type and no object either.
  private func hasNamesake(_ notification: AbstractNotification) -> Bool {
    let alike = notifications.values.filter { $0.type == notification.type && $0.objectID == nil }
    return alike.count > 1
  }
}
