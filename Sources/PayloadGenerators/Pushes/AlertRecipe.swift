import PropertyEngine
import PushPayloads

/// Makes alerts (Apple, Generating a remote notification, table 2).
enum AlertRecipe {
  private static let places: [(text: AlertKey, key: AlertKey, arguments: AlertKey)] = [
    (.body, .locKey, .locArgs),
    (.title, .titleLocKey, .titleLocArgs),
    (.subtitle, .subtitleLocKey, .subtitleLocArgs),
  ]

  /// Makes a string, or a dictionary of literal and localized texts; `notes` receives the rules that report the alert.
  static func alert(_ notes: inout Set<String>, _ source: inout ChoiceSource) -> JSONValue {
    guard source.bool(3, outOf: 4)
    else { return .string(Generator<String>.text(count: 1...60, bytes: 600)(&source)) }
    var alert = AlertDictionary()
    let first = source.index(places.count)
    for (index, place) in places.enumerated() where index == first || source.bool(1, outOf: 3) {
      if source.bool(1, outOf: 4) {
        alert[place.key] = .string(Generator.identifier(count: 1...20)(&source))
        if source.bool() { alert[place.arguments] = arguments(&source) }
      } else {
        alert[place.text] = .string(Generator<String>.text(count: 1...40, bytes: 320)(&source))
      }
    }
    if source.bool(1, outOf: 8) { alert[.launchImage] = "launch.png" }
    if source.bool(1, outOf: 8) { addLegacy(to: &alert, &notes, &source) }
    return .object(alert.object)
  }

  /// Adds members from older editions of Apple's table, and `null` for members that can be null in those editions.
  private static func addLegacy(
    to alert: inout AlertDictionary,
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) {
    let keys: [AlertKey] = [.action, .actionLocKey, .summaryArgument, .summaryArgumentCount]
    for key in source.subset(keys) {
      alert[key] = key == .summaryArgumentCount ? 3 : "OPEN"
      notes.insert("alert.legacy-member")
    }
    for key in source.subset([AlertKey.titleLocKey, .titleLocArgs]) where alert[key] == nil {
      // Only null is legal here: localization arguments without a localization key would break a rule.
      alert[key] = .null
      notes.insert("alert.legacy-null")
    }
  }

  static func arguments(_ source: inout ChoiceSource) -> JSONValue {
    .array(
      source.elements(count: 0...3) { source in
        .string(Generator<String>.text(count: 0...8, bytes: 60)(&source))
      }
    )
  }
}
