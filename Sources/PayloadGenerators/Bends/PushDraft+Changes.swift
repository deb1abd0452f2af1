import PropertyEngine
import PushPayloads

extension [PushKind] {
  /// What users see.
  static var notifications: [PushKind] { [.typed(.alert), .untyped] }

  /// What carries an `aps` dictionary by the name of its type.
  static var withAPS: [PushKind] {
    PushType.allCases.filter(\.needsAPS).map(PushKind.typed)
  }

  /// All but some.
  static func all(but left: PushType...) -> [PushKind] {
    PushKind.allCases.filter { kind in !left.contains { kind == .typed($0) } }
  }
}

extension PushDraft {
  /// Sees to it that the user notices the push even without what a bend is about to remove.
  mutating func interact(without key: APSKey) {
    self[key] = nil
    for other in [APSKey.alert, .badge, .sound] where other != key && self[other] != nil { return }
    self[key == .badge ? .sound : .badge] = key == .badge ? "default" : 1
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
