import PropertyEngine
import PushPayloads

/// Makes the `aps` dictionary of a Live Activity.
///
/// See Apple, Starting and updating Live Activities with ActivityKit push notifications.
enum LiveActivityRecipe {
  /// Makes the dictionary for one of the events; `notes` receives the rules of severity `info` that will report the
  /// dictionary.
  static func aps(
    of events: [LiveActivityEvent],
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) -> JSONObject {
    var aps = APS()
    let event = source.element(of: events)
    aps[.event] = .string(event.rawValue)
    let now = seconds(&source)
    aps[.timestamp] = .number(JSONNumber(now))
    aps[.contentState] = .object(state(&source))
    if source.bool(1, outOf: 3) { aps[.staleDate] = .number(JSONNumber(now + later(&source))) }
    if source.bool(1, outOf: 3) {
      // Any number is allowed: the score only orders the activities of one app.
      aps[.relevanceScore] = .number(Generator<JSONNumber>.number(&source))
    }
    switch event {
    case .start:
      aps[.attributesType] = .string(Generator.identifier(count: 1...20)(&source))
      aps[.attributes] = .object(state(&source))
      aps[.alert] = alert(&source)
      addUpdates(to: &aps, &notes, &source)
    case .update:
      if source.bool(1, outOf: 3) { aps[.alert] = alert(&source) }
    case .end:
      end(&aps, at: now, &notes, &source)
    }
    return aps.object
  }

  /// Adds the members that remove an activity from the screen at once, within four hours, or when the system decides.
  ///
  /// Unless the activity is removed at once, Apple recommends a final content state.
  private static func end(
    _ aps: inout APS,
    at now: Int,
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) {
    let isRemovedAtOnce = source.bool(1, outOf: 4)
    if isRemovedAtOnce {
      aps[.dismissalDate] = .number(JSONNumber(now - later(&source)))
    } else if source.bool() {
      aps[.dismissalDate] = .number(JSONNumber(now + later(&source)))
    }
    guard source.bool(1, outOf: 4) else { return }
    aps[.contentState] = nil
    if !isRemovedAtOnce { notes.insert("live-activity.content-state.missing-at-end") }
  }

  private static let seconds = Generator<Int>.integer(in: 1_600_000_000...2_000_000_000)

  /// A time span in seconds: up to four hours, the longest time for which an ended activity can stay on the screen.
  private static let later = Generator<Int>.integer(in: 1...14_400)

  private static let state: Generator<JSONObject> = .object(
    of: .value,
    named: .identifier(count: 1...10),
    count: 0...4,
    bytes: 500
  )
  // A number of 13 digits can look like a date in milliseconds.
  .filter { !$0.utf8.split { !(0x30...0x39).contains($0) }.contains { $0.count == 13 } }

  private static func addUpdates(
    to aps: inout APS,
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) {
    switch source.index(3) {
    case 0: notes.insert("live-activity.start.no-updates")
    case 1: aps[.inputPushToken] = 1
    default: aps[.inputPushChannel] = .string(HeaderRecipe.channel(&source))
    }
  }

  private static func alert(_ source: inout ChoiceSource) -> JSONValue {
    var alert = AlertDictionary()
    for key in [AlertKey.title, .body] {
      if source.bool(1, outOf: 3) {
        alert[key] = [
          AlertKey.locKey.rawValue: .string(Generator.identifier(count: 1...20)(&source)),
          AlertKey.locArgs.rawValue: AlertRecipe.arguments(&source),
        ]
      } else {
        alert[key] = .string(Generator<String>.text(count: 1...40, bytes: 320)(&source))
      }
    }
    if source.bool() { alert[.sound] = "default" }
    return .object(alert.object)
  }
}
