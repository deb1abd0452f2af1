import PushConformance
import PushPayloads

/// The members of an app's declaration that describe pushes: their forms, events and links.
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
    guard let forms = value.array else { return nil }
    var app = app
    for form in forms {
      guard let object = form.object, object.has(only: ["event", "opening", "category", "sends"]),
        let event = object["event"]?.string, let sends = object["sends"],
        let template = PushTemplate(json: sends)
      else { return nil }
      let link = object["opening"] ?? .null
      guard link == .null || link.string != nil,
        let hasCategory = (object["category"] ?? true).bool
      else { return nil }
      app = app.sends(event, opening: link.string, hasCategory: hasCategory) { _ in template }
    }
    return app
  }

  @Sendable private static func samples(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let lines = value.array else { return nil }
    var app = app
    for line in lines {
      guard let object = line.object, object.has(only: ["event", "bodies"]),
        let bodies = object["bodies"]?.array
      else { return nil }
      let event = object["event"] ?? .null
      guard event == .null || event.string != nil else { return nil }
      app = app.samples(of: event.string, bodies: bodies.map(\.utf8))
    }
    return app
  }

  @Sendable private static func neverSends(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let names = value.array else { return nil }
    var app = app
    for name in names {
      guard let shape = name.string.flatMap(PushShape.init(rawValue:)) else { return nil }
      app = app.neverSends(shape)
    }
    return app
  }

  /// Each event keeps the screens of the kit's vocabulary, because adapters in other languages cannot load screens.
  @Sendable private static func events(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let object = value.object else { return nil }
    var events: [String: Vocabulary.Event] = [:]
    for member in object.members {
      guard var event = Vocabulary.events[member.key], let name = member.value.string else {
        return nil
      }
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
}
