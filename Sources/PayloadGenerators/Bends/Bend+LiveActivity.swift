import PropertyEngine
import PushPayloads

extension Bend {
  private static let kinds: [PushKind] = [.typed(.liveactivity)]

  static let activities: [Bend] = [
    Bend("live-activity.event.missing", "has no event", kinds) { push, _ in
      push.become(.update)
      push[.event] = nil
    },
    Bend("live-activity.event.unknown", "has an unknown event", kinds) { push, source in
      push.become(.update)
      push[.event] = source.value(["Update", "begin", "", 1, ["update"]])
    },
    Bend("live-activity.timestamp.missing", "has no timestamp", kinds) { push, source in
      push.become(source.element(of: LiveActivityEvent.allCases))
      push[.timestamp] = nil
    },
    Bend("live-activity.content-state.missing", "has no state", kinds) { push, source in
      push.become(source.bool() ? .start : .update)
      push[.contentState] = nil
    },
    Bend("live-activity.content-state.missing-at-end", "ends without a state", kinds) { push, _ in
      push.become(.end)
      push[.contentState] = nil
    },
    Bend("live-activity.content-state.not-an-object", "has a state that is no object", kinds) {
      (push, source) in
      push.become(.update)
      push[.contentState] = source.value(["{}", [], 1, true])
    },
    Bend("live-activity.content-state.date-string", "has a date in its state as a text", kinds) {
      (push, source) in
      push.become(.update)
      push[.contentState] = source.value([
        ["at": "2026-11-21T09:41:00Z"], ["at": ["2026-11-21t09:41:00.123+01:00"]],
      ])
    },
    Bend("live-activity.start.incomplete", "starts without a required member", kinds) {
      (push, source) in
      push.become(.start)
      push[source.element(of: [APSKey.attributesType, .attributes, .alert])] = nil
    },
    Bend("live-activity.start.member-wrong-type", "starts with a member of the wrong type", kinds) {
      (push, source) in
      push.become(.start)
      if source.bool() {
        push[.attributesType] = source.value(["", 1, [:]])
      } else {
        push[.attributes] = source.value(["{}", []])
      }
    },
    Bend("live-activity.input-push-channel.not-base64", "listens to no channel", kinds) {
      (push, source) in
      push.become(.start)
      push[.inputPushToken] = nil
      push[.inputPushChannel] = source.value(["*", "", 1, "AA=A", "AA==="])
    },
    Bend("live-activity.input-push-token.not-one", "has a token flag other than 1", kinds) {
      (push, source) in
      push.become(.start)
      push[.inputPushToken] = source.value([true, "1", 2])
    },
    Bend("live-activity.input-push.both", "asks for a token and listens to a channel", kinds) {
      (push, _) in
      push.become(.start)
      push[.inputPushToken] = 1
      push[.inputPushChannel] = "dHN0LXNyY2gtY2hubA=="
    },
  ]

  static let activityDates: [Bend] = [
    Bend("live-activity.date.not-a-number", "has a date that is no number", kinds) { push, source in
      push.become(.end)
      let keys = [APSKey.timestamp, .staleDate, .dismissalDate]
      push[source.element(of: keys)] = source.value(["1760000000", true, [:]])
    },
    Bend("live-activity.date.not-in-seconds", "has a date in milliseconds", kinds) { push, source in
      push.become(.end)
      let keys = [APSKey.timestamp, .staleDate, .dismissalDate]
      push[source.element(of: keys)] = source.value([
        1_760_000_000_000, 1.76e18, 1_760_000_000_000_000,
      ])
    },
    Bend("live-activity.dismissal-date.without-end", "disappears without an end", kinds) {
      (push, source) in
      push.become(source.bool() ? .start : .update)
      push[.dismissalDate] = 1_760_000_000
    },
    Bend(
      "live-activity.dismissal-date.beyond-four-hours",
      "stays for more than four hours",
      kinds
    ) { push, source in
      push.become(.end)
      let seconds = 1_760_000_000 + 14_401 + Int(source.draw(through: 1_000_000))
      push[.dismissalDate] = .number(JSONNumber(seconds))
    },
  ]

  static let activityAlerts: [Bend] = [
    Bend("live-activity.alert.flat-key", "has flat localized texts", kinds) {
      (push, source) in
      push[.alert] = source.value([
        ["title-loc-key": "hello", "body": "Hello"], ["title": "Hello", "loc-key": "hello"],
        ["title": "Hello", "loc-key": "hello", "loc-args": ["a"]],
      ])
    },
    Bend("live-activity.alert.nested-text", "has a text without a key", kinds) { push, source in
      push[.alert] = source.value([
        ["title": ["loc-args": ["a"]], "body": "Hello"], ["title": "Hello", "body": [:]],
        ["title": "Hello", "body": ["loc-key": ""]], ["title": ["loc_key": "hello"], "body": "a"],
      ])
    },
  ]

  static let strangers: [Bend] = [
    Bend(
      "live-activity.member-in-notification",
      "has members of Live Activities",
      [.typed(.alert), .typed(.background), .typed(.widgets)]
    ) { push, source in
      let keys = [APSKey.event, .timestamp, .contentState, .attributesType, .staleDate]
      push[source.element(of: keys)] = source.value(["update", 1, [:]])
    },
    Bend("live-activity.notification-member", "has members of notifications", kinds) {
      (push, source) in
      let keys = [APSKey.badge, .threadID, .category, .filterCriteria, .contentAvailable, .sound]
      let key = source.element(of: keys)
      push[key] = key == .badge || key == .contentAvailable ? 1 : "default"
    },
  ]

  static let widgets: [Bend] = [
    Bend(
      "widgets.content-changed.missing",
      "has no content-changed",
      [.typed(.widgets), .typed(.controls)]
    ) { push, _ in push[.contentChanged] = nil },
    Bend(
      "widgets.content-changed.not-true",
      "has a content-changed other than true",
      [.typed(.widgets), .typed(.controls), .untyped]
    ) { push, source in push[.contentChanged] = source.value([1, "true", false]) },
    Bend(
      "widgets.content-changed.other-push",
      "is no push for widgets and has content-changed",
      [.typed(.alert), .typed(.background)]
    ) { push, _ in push[.contentChanged] = true },
  ]
}
