import PropertyEngine
import PushPayloads

/// What the `aps` dictionary of a Live Activity holds (Apple, Starting and updating Live Activities with
/// ActivityKit push notifications).
enum LiveActivityRecipe {
  /// Makes the dictionary of one of some events.
  ///
  /// - Parameters:
  ///   - events: What may happen.
  ///   - notes: Takes up the rules of severity `info` that will have something to say.
  ///   - source: Where the choices come from.
  /// - Returns: The dictionary.
  static func aps(
    of events: [LiveActivityEvent],
    _ notes: inout Set<String>,
    _ source: inout ChoiceSource
  ) -> JSONObject {
    var aps = APS()
    let event = events[source.index(events.count)]
    aps.event = event
    let now = seconds(&source)
    aps[.timestamp] = .number(JSONNumber(now))
    aps.contentState = state(&source)
    if source.bool(1, outOf: 3) { aps[.staleDate] = .number(JSONNumber(now + later(&source))) }
    if source.bool(1, outOf: 3) {
      // Any number will do: it only orders the activities of one app.
      aps[.relevanceScore] = .number(Generator<JSONNumber>.number(&source))
    }
    switch event {
    case .start:
      aps.attributesType = Generator.identifier(count: 1...20)(&source)
      aps.attributes = state(&source)
      aps[.alert] = alert(&source)
      addUpdates(to: &aps, &source)
    case .update:
      if source.bool(1, outOf: 3) { aps[.alert] = alert(&source) }
    case .end:
      end(&aps, at: now, &notes, &source)
    }
    return aps.object
  }

  /// It disappears at once, up to four hours later, or when the system likes; the last state is
  /// recommended where it is still seen.
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
    aps.contentState = nil
    if !isRemovedAtOnce { notes.insert("live-activity.content-state.missing-at-end") }
  }

  /// Seconds since 1970, of this century.
  private static let seconds = Generator<Int>.integer(in: 1_600_000_000...2_000_000_000)

  /// Up to the four hours for which an activity that has ended may stay.
  private static let later = Generator<Int>.integer(in: 1...14_400)

  private static let state: Generator<JSONObject> = .object(
    of: .value,
    named: .identifier(count: 1...10),
    count: 0...4,
    bytes: 500
  )

  /// An activity that starts is updated through a channel or through a token, not both.
  private static func addUpdates(to aps: inout APS, _ source: inout ChoiceSource) {
    switch source.index(3) {
    case 0: break
    case 1: aps.wantsInputPushToken = true
    default: aps.inputPushChannel = HeaderRecipe.channel(&source)
    }
  }

  /// Title and body are strings, or objects that localise them; the sound stands inside.
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
    if source.bool() { alert.sound = "default" }
    return .object(alert.object)
  }
}
