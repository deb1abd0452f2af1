import PropertyEngine
import PushPayloads

extension [PushKind] {
  static var notifications: [PushKind] { [.typed(.alert), .untyped] }

  static var withAPS: [PushKind] { PushType.allCases.filter(\.needsAPS).map(PushKind.typed) }

  static func all(but left: PushType...) -> [PushKind] {
    PushKind.allCases.filter { kind in !left.contains { kind == .typed($0) } }
  }

  static var devices: [PushKind] { PushKind.allCases.filter { $0 != .broadcast } }

  /// The kinds of pushes to a device that can contain the app's own values.
  static var open: [PushKind] { devices.filter { $0 != .typed(.mdm) } }
}

extension PushDraft {
  /// Removes the alert, the badge or the sound, and makes sure that the push still has another of these members.
  mutating func interact(without key: APSKey) {
    self[key] = nil
    for other in [APSKey.alert, .badge, .sound] where other != key && self[other] != nil { return }
    guard key == .badge else { return self[.badge] = 1 }
    // Some interruption levels conflict with a sound.
    self[.interruptionLevel] = nil
    self[.sound] = "default"
  }

  /// Replaces a member of `aps`, and removes a member that could conflict with the new value.
  mutating func replace(_ key: APSKey, by value: JSONValue) {
    if key == .alert { self[.mutableContent] = nil }
    if key == .sound { self[.interruptionLevel] = nil }
    self[key] = value
  }

  /// Allows the checker to report long integers and nulls: it treats the contents of a misspelled or misplaced `aps` as
  /// custom values.
  mutating func loseSight() { notes.formUnion(["json.number.beyond-53-bits", "custom.null"]) }

  /// Replaces `aps` with the smallest complete dictionary for an event of a Live Activity.
  mutating func become(_ event: LiveActivityEvent) {
    var aps = APS()
    aps[.event] = .string(event.rawValue)
    aps[.timestamp] = 1_760_000_000
    aps[.contentState] = ["score": 1]
    if event == .start {
      aps[.attributesType] = "MatchAttributes"
      aps[.attributes] = [:]
      aps[.alert] = ["title": "Match", "body": "It begins"]
      aps[.inputPushToken] = 1
    }
    self.aps = aps.object
    notes = notes.filter { !$0.hasPrefix("live-activity.") }
  }

  /// Marks all headers as known, and adds the headers whose absence a rule would report.
  mutating func completeHeaders() {
    request.headersComplete = true
    if request.topic == nil, kind != .broadcast {
      request.topic = "com.example.chat" + (request.pushType?.topicSuffix ?? "")
    }
    if request.pushType == .background { request.priority = 5 }
    if request.pushType == .voip { request.expiration = 0 }
    if kind == .broadcast {
      request.priority = 5
      request.expiration = 0
    }
  }
}

extension ChoiceSource {
  mutating func value(_ values: [JSONValue]) -> JSONValue { element(of: values) }

  mutating func text(_ texts: [String]) -> String { element(of: texts) }
}

extension JSONValue {
  static func number(lexeme: String) -> JSONValue {
    JSONNumber(lexeme: lexeme).map(JSONValue.number) ?? .null
  }
}

extension JSONObject {
  func adding(_ value: JSONValue, as name: String) -> JSONObject {
    var object = self
    object[name] = value
    return object
  }
}
