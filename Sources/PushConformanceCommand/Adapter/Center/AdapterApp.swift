import PushConformance
import PushPayloads
import PushSimulation

/// The declaration of an app in an adapter's first line: each setting of ``PushApp`` that JSON can express.
enum AdapterApp {
  /// A member of the declaration, for one setting of the app.
  struct Row: Sendable {
    let name: String
    var expected = "a value that the line of the same name takes"
    /// Adds the member's setting to an app; returns nil if the member cannot have this value.
    let add: @Sendable (PushApp, JSONValue) -> PushApp?
  }

  /// Reads the member `app` of an adapter's first line; nil stands for a line without this member.
  static func app(_ members: AdapterMembers?) throws(AdapterFault.Cause) -> PushApp {
    // The kit cannot see whether the objects of another process are still alive.
    var app = PushApp(line: 0).release(.collected)
    guard let members else { return app }
    try members.only(Set(names))
    for row in rows {
      guard let value = members.optional(row.name) else { continue }
      guard let longer = row.add(app, value) else { throw members.wrong(row.name, row.expected) }
      app = longer
    }
    return app
  }

  static var names: [String] { rows.map(\.name) }

  private static let policies = [
    "routesOn", "os", "membership", "registers", "uploads", "requests", "uploadsFor",
    "switchesAccount", "presents", "reopens", "clearsBadge",
  ].compactMap { PolicyRow.named[$0] }

  private static let rows: [Row] =
    policies.map { policy in
      Row(name: policy.name) { app, value in
        value.string.flatMap { policy.values.contains($0) ? policy.declaring($0, app) : nil }
      }
    } + [
      Row(name: "tokens") { app, value in
        value.string.flatMap(Vocabulary.TokenText.init(rawValue:)).map { app.tokens($0) }
      },
      text("uploadsTo") { $0.uploads(to: $1) },
      text("opensLinks") { $0.opensLinks(under: $1) },
      text("edition") { $0.edition($1) },
      Row(name: "actions", add: actions),
      Row(
        name: "categories",
        expected: "an array of objects with 'identifier', a text, 'event', the name of an event,"
          + " and the members of 'actions'",
        add: categories
      ),
      Row(name: "asksPermission") { app, value in
        value.texts.flatMap { NotificationTypes(named: $0, among: NotificationTypes.names) }
          .map { app.asksPermission(for: $0) }
      },
      namesOfEvents("opensAtOnce") { $0.opensAtOnce($1) },
      namesOfEvents("hides") { $0.hides($1) },
      namesOfEvents("updates") { $0.updates(on: $1) },
    ] + pushes

  private static func text(
    _ name: String,
    _ add: @escaping @Sendable (PushApp, String) -> PushApp
  ) -> Row {
    Row(name: name) { app, value in value.string.map { add(app, $0) } }
  }

  private static func namesOfEvents(
    _ name: String,
    _ add: @escaping @Sendable (PushApp, [String]) -> PushApp
  ) -> Row {
    Row(name: name, expected: "an array of names of events") { app, value in
      value.texts.map { add(app, $0) }
    }
  }
}
