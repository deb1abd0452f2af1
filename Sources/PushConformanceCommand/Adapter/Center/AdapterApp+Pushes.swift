import PushConformance
import PushPayloads

extension AdapterApp {
  private static let eventNames = Vocabulary.events.keys.sorted().joined(separator: ", ")

  static let pushes: [Row] = [
    Row(name: "sends") { app, value in
      PushTemplate(json: value).map { form in app.sends { _ in form } }
    },
    Row(
      name: "forms",
      expected: "an array of objects with 'event', a text, 'sends', a form of push, and perhaps"
        + " 'opening', a link, and 'category', false if such pushes have none",
      add: forms
    ),
    Row(
      name: "samples",
      expected: "an array of objects with 'bodies', an array of pushes, and perhaps 'event', the"
        + " name of an event",
      add: samples
    ),
    Row(name: "neverSends", add: neverSends),
    Row(
      name: "events",
      expected: "an object with some of the names \(eventNames), each with a text, the event's name"
        + " in pushes",
      add: events
    ),
    Row(name: "links", expected: "an object with two texts, 'toObject' and 'toEvent'", add: links),
  ]

  @Sendable private static func forms(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    each(value, of: ["event", "opening", "category", "sends"], adding: app) { app, form in
      guard let event = form["event"]?.string,
        let template = form["sends"].flatMap(PushTemplate.init(json:)),
        let hasCategory = (form["category"] ?? true).bool, form.has("opening", as: \.string)
      else { return nil }
      let link = form["opening"]?.string
      return app.sends(event, opening: link, hasCategory: hasCategory) { _ in template }
    }
  }

  @Sendable private static func samples(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    each(value, of: ["event", "bodies"], adding: app) { app, line in
      guard let bodies = line["bodies"]?.array, line.has("event", as: \.string) else { return nil }
      return app.samples(of: line["event"]?.string, bodies: bodies.map(\.utf8))
    }
  }

  /// Adds a setting for each object of an array; nil if an object has a member not in `names`, or if `add` returns nil.
  static func each(
    _ value: JSONValue,
    of names: Set<String>,
    adding app: PushApp,
    _ add: (PushApp, JSONObject) -> PushApp?
  ) -> PushApp? {
    guard let list = value.array else { return nil }
    return list.reduce(app) { app, element in
      guard let app, let object = element.object, object.has(only: names) else { return nil }
      return add(app, object)
    }
  }

  @Sendable private static func neverSends(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let names = value.array else { return nil }
    return names.reduce(app) { app, name in
      name.string.flatMap(PushShape.init(rawValue:)).flatMap { app?.neverSends($0) }
    }
  }

  /// Returns an app with other event names.
  ///
  /// The screens of each event stay those of the kit's vocabulary, because adapters in other languages cannot load
  /// screens.
  @Sendable private static func events(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let object = value.object else { return nil }
    var events: [String: Vocabulary.Event] = [:]
    for member in object.members {
      guard var event = Vocabulary.events[member.key], let name = member.value.string
      else { return nil }
      event.name = name
      events[member.key] = event
    }
    return app.events(events)
  }

  @Sendable private static func links(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let object = value.object, object.has(only: ["toObject", "toEvent"]),
      let toObject = object["toObject"]?.string, let toEvent = object["toEvent"]?.string
    else { return nil }
    return app.links(toObject: toObject, toEvent: toEvent)
  }
}

extension JSONObject {
  func has(only names: Set<String>) -> Bool { allSatisfy { names.contains($0.key) } }

  /// Returns whether a member is absent, null, or a value that `type` can convert.
  func has<Value>(_ name: String, as type: (JSONValue) -> Value?) -> Bool {
    self[name].map { $0 == .null || type($0) != nil } ?? true
  }
}
