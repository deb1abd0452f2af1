import PropertyEngine
import PushPayloads

/// Makes the `aps` dictionary of a notification (Apple, Generating a remote notification, table 1).
enum NotificationRecipe {
  /// Makes the dictionary; `notes` receives the rules of severity `info` that will report the dictionary.
  static func aps(_ notes: inout Set<String>, _ source: inout ChoiceSource) -> JSONObject {
    var aps = APS()
    // The user notices a push only if it has an alert, a badge or a sound.
    let first = source.element(of: [APSKey.alert, .badge, .sound])
    let interactions = Set([first] + source.subset([.alert, .badge, .sound]))
    if interactions.contains(.alert) { aps[.alert] = AlertRecipe.alert(&notes, &source) }
    if interactions.contains(.badge) { aps[.badge] = badge(&source) }
    if interactions.contains(.sound) { aps[.sound] = sound(&notes, &source) }
    for key in source.subset([APSKey.threadID, .category, .targetContentID, .filterCriteria]) {
      aps[key] = .string(Generator<String>.text(count: 1...16, bytes: 100)(&source))
    }
    addFlags(to: &aps, &notes, &source)
    addRanking(to: &aps, &notes, &source)
    return aps.object
  }

  private static func badge(_ source: inout ChoiceSource) -> JSONValue {
    .number(JSONNumber(count(&source)))
  }

  private static let count = Generator<Int32>.integer(in: 0 ... .max)

  /// Makes a sound: a file name, "default", or a dictionary, whose member `critical` can be 0.
  ///
  /// See Apple, Generating a remote notification, table 3.
  private static func sound(_ notes: inout Set<String>, _ source: inout ChoiceSource) -> JSONValue {
    let name = source.bool() ? Generator.identifier(count: 1...12)(&source) + ".caf" : "default"
    guard source.bool(1, outOf: 3) else { return .string(name) }
    var dictionary: JSONObject = [:]
    for member in source.subset(["critical", "name", "volume"]) {
      dictionary[member] =
        switch member {
        case "critical": .number(JSONNumber(source.index(2)))
        case "volume": fraction(&source)
        default: .string(name)
        }
    }
    if dictionary["critical"]?.number?.int != 1 {
      notes.insert("aps.sound.dictionary-not-critical")
    }
    return .object(dictionary)
  }

  private static func fraction(_ source: inout ChoiceSource) -> JSONValue {
    let spellings = ["0", "1", "0.0", "1.0", "0.5", "5e-1", "0.333", "1e0", "0.999999"]
    return .number(JSONNumber(lexeme: source.element(of: spellings)) ?? JSONNumber(0))
  }

  private static func addFlags(
    to aps: inout APS,
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) {
    if source.bool(1, outOf: 4) {
      aps[.contentAvailable] = 1
      if source.bool(1, outOf: 4) {
        aps[.contentAvailable] = 0
        notes.insert("aps.content-available.zero")
      }
    }
    // A service extension only runs for an alert with a text.
    if let alert = aps.alert, source.bool(1, outOf: 3) {
      aps[.mutableContent] = 1
      if case .body = alert { notes.insert("aps.mutable-content.string-alert") }
    }
  }

  private static func addRanking(
    to aps: inout APS,
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) {
    if source.bool(1, outOf: 4) { aps[.relevanceScore] = fraction(&source) }
    guard source.bool(1, outOf: 3) else { return }
    let level = source.element(of: InterruptionLevel.allCases)
    switch level {
    case .active, .timeSensitive:
      break
    case .passive:
      // A passive notification plays no sound, so the sound is only for older systems.
      if aps[.sound] != nil { notes.insert("aps.interruption-level.passive-with-sound") }
    case .critical:
      // A critical notification plays a sound even on a muted device, and the sound dictionary has to request this.
      aps[.sound] = ["critical": 1, "name": "default", "volume": fraction(&source)]
      notes.remove("aps.sound.dictionary-not-critical")
    }
    aps[.interruptionLevel] = .string(level.rawValue)
  }
}

enum BackgroundRecipe {
  static func aps(_ source: inout ChoiceSource) -> JSONObject {
    var aps: JSONObject = [APSKey.contentAvailable.rawValue: 1]
    for key in source.subset([APSKey.category, .threadID]) {
      aps[key.rawValue] = .string(Generator.identifier(count: 1...20)(&source))
    }
    return aps
  }
}

/// Makes the `aps` dictionary of a push to a website (Apple, Notification Programming Guide for Websites).
enum WebsiteRecipe {
  static func aps(_ source: inout ChoiceSource) -> JSONObject {
    var alert = AlertDictionary(
      title: Generator<String>.text(count: 1...30, bytes: 320)(&source),
      body: Generator<String>.text(count: 1...40, bytes: 320)(&source)
    )
    if source.bool(1, outOf: 3) {
      alert[.action] = .string(Generator<String>.text(count: 1...10, bytes: 100)(&source))
    }
    var aps = APS()
    aps[.alert] = .object(alert.object)
    aps[.urlArguments] = AlertRecipe.arguments(&source)
    return aps.object
  }
}
