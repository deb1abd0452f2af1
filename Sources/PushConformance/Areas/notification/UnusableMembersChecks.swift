import PushPayloads
import PushSimulation

enum UnusableMembersChecks {
  static let checks: [Check] = [
    .compare(
      "notification.unusable-members-count-as-absent",
      variants: { scenario in
        [
          scenario.filled(
            with: "null in place of missing members",
            [\.url, \.type, \.objectID, \.messageID]
          ) { _ in .null },
          // A missing message id is not filled in, because it identifies repetitions, and some centers read a number as
          // text. Each notification gets a different number, so that notifications stay distinct.
          scenario.filled(
            with: "a number in place of missing members",
            [\.url, \.type, \.objectID]
          ) {
            JSONValue(integerLiteral: 1_000 + $0)
          },
        ].compactMap(\.self)
      },
      by: { turn in turn.received == nil ? nil : turn.outcome }
    )
  ]
}

extension Scenario {
  // A notification with members in `extra` stays as it is, because the app can look for absent fields in these members.
  fileprivate func filled(
    with change: String,
    _ fields: [WritableKeyPath<AbstractNotification, JSONValue?>],
    _ value: (_ number: Int) -> JSONValue
  ) -> Check.Variant? {
    var variant = self
    for (number, name) in notifications.keys.sorted().enumerated() {
      guard var notification = notifications[name], notification.extra.isEmpty else { continue }
      for field in fields where notification[keyPath: field] == nil {
        // A center can treat two events of the same type as equal if neither has an object id. Numbers as object ids
        // would distinguish these events.
        if field == \.objectID, hasNamesake(notification) { continue }
        notification[keyPath: field] = value(number)
      }
      variant.notifications[name] = notification
    }
    guard variant.notifications != notifications else { return nil }
    return Check.Variant(change: change, scenario: variant)
  }

  private func hasNamesake(_ notification: AbstractNotification) -> Bool {
    let alike = notifications.values.filter { $0.type == notification.type && $0.objectID == nil }
    return alike.count > 1
  }
}
