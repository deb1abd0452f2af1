import PushConformance
import PushPayloads
import PushSimulation

/// The declaration of an app in an adapter's first line: each setting of ``PushApp`` that JSON can express.
enum AdapterApp {
  /// A member of the declaration, which makes one setting of the app.
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

  private static let rows: [Row] =
    [
      choice("routesOn") { (app, value: Policies.RoutesOn) in app.routes(on: value) },
      choice("os") { (app, value: OSProfile) in app.os(value) },
      choice("membership") { (app, value: Policies.Membership) in app.membership(value) },
      choice("registers") { (app, value: Policies.Registers) in app.registers(value) },
      choice("uploads") { (app, value: Policies.Uploads) in app.uploads(value) },
      choice("requests") { (app, value: Policies.Requests) in app.requests(value) },
      choice("uploadsFor") { (app, value: Policies.UploadsFor) in app.uploads(for: value) },
      choice("switchesAccount") { (app, value: Policies.SwitchesAccount) in
        app.switchesAccount(value)
      },
      choice("presents") { (app, value: Policies.Presents) in app.presents(value) },
      choice("reopens") { (app, value: Policies.Reopens) in app.reopens(value) },
      choice("clearsBadge") { (app, value: Policies.ClearsBadge) in app.clearsBadge(value) },
      choice("tokens") { (app, value: Vocabulary.TokenText) in app.tokens(value) },
    ] + [
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

  private static func choice<Choice: RawRepresentable<String> & SendableMetatype>(
    _ name: String,
    _ add: @escaping @Sendable (PushApp, Choice) -> PushApp
  ) -> Row {
    Row(name: name) { app, value in
      value.string.flatMap(Choice.init(rawValue:)).map { add(app, $0) }
    }
  }

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
