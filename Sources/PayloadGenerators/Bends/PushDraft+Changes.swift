import PropertyEngine
import PushPayloads

extension [PushKind] {
  /// What users see.
  static var notifications: [PushKind] { [.typed(.alert), .untyped] }

  /// What carries an `aps` dictionary by the name of its type.
  static var withAPS: [PushKind] {
    PushType.allCases.filter(\.needsAPS).map(PushKind.typed)
  }

  /// All but some types of pushes to devices.
  static func all(but left: PushType...) -> [PushKind] {
    PushKind.allCases.filter { kind in !left.contains { kind == .typed($0) } }
  }

  /// What goes to a device, which has a token.
  static var devices: [PushKind] { PushKind.allCases.filter { $0 != .broadcast } }

  /// What takes values of the app's own, apart from broadcasts.
  static var open: [PushKind] { devices.filter { $0 != .typed(.mdm) } }
}

extension PushDraft {
  /// Sees to it that the user notices the push even without what a bend is about to remove.
  mutating func interact(without key: APSKey) {
    self[key] = nil
    for other in [APSKey.alert, .badge, .sound] where other != key && self[other] != nil { return }
    guard key == .badge else { return self[.badge] = 1 }
    // A level may have something against any sound.
    self[.interruptionLevel] = nil
    self[.sound] = "default"
  }

  /// Gives the push another alert, for which no service extension is asked.
  mutating func replaceAlert(by alert: JSONValue) {
    self[.mutableContent] = nil
    self[.alert] = alert
  }

  /// Gives the push another sound, and takes away the level that would want a certain one.
  mutating func replaceSound(by sound: JSONValue) {
    self[.interruptionLevel] = nil
    self[.sound] = sound
  }
}

extension PushDraft {
  /// Notes that the system no longer reads what stands in `aps`: its long integers and its nulls may be
  /// remarked on as if they were the app's own.
  mutating func loseSight() {
    notes.formUnion(["json.number.beyond-53-bits", "custom.null"])
  }

  /// Makes the push one that does this to a Live Activity, with all that it needs and no more.
  mutating func become(_ event: LiveActivityEvent) {
    var aps = APS()
    aps.event = event
    aps[.timestamp] = 1_760_000_000
    aps.contentState = ["score": 1]
    if event == .start {
      aps.attributesType = "MatchAttributes"
      aps.attributes = [:]
      aps[.alert] = ["title": "Match", "body": "It begins"]
    }
    self.aps = aps.object
    notes.remove("live-activity.content-state.missing-at-end")
  }

  /// Says of all headers that they are known, and adds those that would be missed.
  mutating func completeHeaders() {
    request.headersComplete = true
    if request.topic == nil, kind != .broadcast {
      request.topic = "com.example.chat" + (request.pushType?.topicSuffix ?? "")
    }
    if request.pushType == .background { request.priority = 5 }
  }
}

extension ChoiceSource {
  /// Draws one of some values.
  mutating func value(_ values: JSONValue...) -> JSONValue {
    values[index(values.count)]
  }

  /// Draws one of some texts.
  mutating func text(_ texts: String...) -> String {
    texts[index(texts.count)]
  }
}

extension JSONValue {
  /// A number as it is spelled, which a literal could not hold.
  static func number(lexeme: String) -> JSONValue {
    JSONNumber(lexeme: lexeme).map(JSONValue.number) ?? .null
  }
}

extension JSONObject {
  /// The object with another member.
  func adding(_ value: JSONValue, as name: String) -> JSONObject {
    var object = self
    object[name] = value
    return object
  }
}
