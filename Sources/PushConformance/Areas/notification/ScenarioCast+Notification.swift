import PayloadGenerators
import PropertyEngine
import PushPayloads
import PushSimulation

extension ScenarioCast {
  func notification(
    _ number: Int,
    after last: AbstractNotification?,
    isHostile: Bool,
    _ source: inout ChoiceSource
  ) -> AbstractNotification {
    var notification = AbstractNotification(messageID: .string("m-\(number)"))
    let form = source.index(weights: [8, 3, 1, 1, 3, 1])
    let text = "Message \(number)"
    switch form {
    case 1: notification.alert = ["body": "Hello", "title": .string(text)]
    case 2: (notification.alert, notification.sound) = (.string(text), "default")
    case 3: notification.badge = .number(JSONNumber(number))
    case 4: break  // The notification is silent.
    case 5: notification.alert = ["loc-args": [.string(text)], "loc-key": "MESSAGE_FROM"]
    default: notification.alert = .string(text)
    }
    notification.contentAvailable = form == 4 || source.bool(1, outOf: 3)
    // The kit can recognize a toast with a localized text only by the notification's other fields.
    let hasNoText = form == 5
    let isLinked = source.bool(2, outOf: 3) || hasNoText
    if isLinked {
      let ends = ["", "?q=a%2Fb+c#part"]
      let end = ends[source.index(weights: [5, 1])]
      notification.url = .string("app://items/\(number)\(end)")
    }
    let types = types(["message", "task", "invitation", "", "announcement"], &source)
    // In an app that loads screens, the requirements allow any behavior for events without screens.
    let type = source.index(
      weights: [4, 4, 2, 2, 1] + (roles.contains(.hierarchyBuilding) ? [] : [1])
    )
    if type > 0 { notification.type = .string(types[type - 1]) }
    if type > 0, source.bool(3, outOf: 4) || hasNoText {
      notification.objectID = .string(id(number, &source))
    }
    // Two messages can be about one event, unless the center loads content and could reuse the first message's content.
    if !hasNoText, let last, last.url != nil, last.alert?.string != nil,
      !roles.contains(.contentLoading), source.bool(1, outOf: 8)
    {
      (notification.url, notification.type) = (last.url, last.type)
      notification.objectID = last.objectID
    }
    if isHostile, source.bool(1, outOf: 3), !hasNoText { bend(&notification, &source) }
    switch source.index(weights: [10, 4, 1] + (payloads.objects.isEmpty ? [] : [2])) {
    case 1: notification.extra = Self.decoys[source.index(Self.decoys.count)]
    case 2:
      let push = Generator<GeneratedPush>.push(.untyped)(&source)
      dress(&notification, as: Payload(bytes: push.bytes)?.object.asScenariosHoldIt ?? [:])
    case 3: dress(&notification, as: payloads.objects[source.index(payloads.objects.count)])
    default: break
    }
    return notification
  }

  /// Draws an object id; two notifications in a row can have almost equal ids: `1` and `001`, `1+b` and `1%2Bb`.
  func id(_ number: Int, _ source: inout ChoiceSource) -> String {
    let isSecond = number.isMultiple(of: 2)
    switch source.index(weights: [3, 1, 1]) {
    case 1 where isSecond: return "00\(number - 1)"
    case 2: return isSecond ? "\(number - 1)%2Bb" : "\(number)+b"
    default: return "\(number)"
    }
  }

  func types(_ names: [String], _ source: inout ChoiceSource) -> [String] {
    let unknown = unknownType(&source)
    return names.map { vocabulary.events[$0] == nil ? unknown : $0 }
  }

  func unknownType(_ source: inout ChoiceSource) -> String {
    let known = vocabulary.events["message"]?.name ?? "message"
    let types = ["weather", known + "s", known.uppercased(), String(known.dropLast())]
    let type = types[source.index(types.count)]
    return vocabulary.hierarchy(ofEvent: type) == nil ? type : "weather"
  }

  func addActionURL(
    to notification: inout AbstractNotification,
    number: Int,
    _ source: inout ChoiceSource
  ) {
    guard vocabulary.sendsActionURL(in: notification), source.bool() else { return }
    notification.actionURL = "app://actions/\(number)"
  }

  /// The members of other apps' payloads, which resemble the members of this app's payloads.
  private static let decoys: [JSONObject] = [
    ["link": "app://elsewhere"], ["data": ["url": "app://elsewhere"]],
    ["aps_url": "app://elsewhere", "u": "https://example.com"],
  ]

  /// Adds the members of another app's payload, except the members of `aps` that the notification sets itself.
  private func dress(_ notification: inout AbstractNotification, as payload: JSONObject) {
    notification.aps = payload["aps"]?.object ?? notification.aps
    // The fields of the notification set these four members.
    for member in ["alert", "badge", "sound", "content-available"] {
      notification.aps[member] = nil
    }
    notification.extra = payload
    notification.extra["aps"] = nil
  }

  private func bend(_ notification: inout AbstractNotification, _ source: inout ChoiceSource) {
    let values: [JSONValue] = [.null, "", [], [:]]
    let value = values[source.index(values.count)]
    switch source.index(weights: [2, 2, 1]) {
    case 0: notification.url = value
    case 1: notification.objectID = value
    default: (notification.alert, notification.contentAvailable) = (.null, true)
    }
  }
}
