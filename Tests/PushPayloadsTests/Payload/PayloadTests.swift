import PushPayloads
import Testing

@Suite("A payload is a typed view of its object, which loses nothing")
struct PayloadTests {
  @Test("Every member of a notification is read")
  func notification() throws {
    let payload = try Self.payload(
      """
      {"aps":{"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"L"},"badge":3,
      "sound":{"critical":1,"name":"a.caf","volume":0},"thread-id":"t","category":"c",
      "content-available":1,"mutable-content":1,"target-content-id":"w",
      "interruption-level":"time-sensitive","relevance-score":0.5,"filter-criteria":"f",
      "url-args":["x","y"],"content-changed":true},"id":7,"aps2":null}
      """
    )
    let aps = try #require(payload.aps)
    #expect(aps.alert?.title == "T")
    #expect(aps.alert?.body == "B")
    guard case .dictionary(let alert)? = aps.alert, case .dictionary(let sound)? = aps.sound else {
      Issue.record("Alert and sound are dictionaries here.")
      return
    }
    #expect(alert.subtitle == "S")
    #expect(alert.launchImage == "L")
    #expect(sound.name == "a.caf")
    #expect(aps.badge == 3)
    #expect(aps.threadID == "t")
    #expect(aps.category == "c")
    #expect(aps.isContentAvailable)
    #expect(aps.isMutableContent)
    #expect(aps.targetContentID == "w")
    #expect(aps.interruptionLevel == .timeSensitive)
    #expect(aps.relevanceScore == 0.5)
    #expect(aps.filterCriteria == "f")
    #expect(aps.urlArguments == ["x", "y"])
    #expect(aps.contentChanged == true)
    #expect(payload.custom == ["id": 7, "aps2": .null])
    #expect(!payload.isSilent)
  }

  @Test("Every member of a Live Activity is read")
  func liveActivity() throws {
    let payload = try Self.payload(
      """
      {"aps":{"timestamp":1700000000,"event":"start","content-state":{"n":1},"stale-date":1700000060,
      "dismissal-date":1700000120,"attributes-type":"A","attributes":{"m":2},
      "input-push-channel":"Y2g=","input-push-token":1,
      "alert":{"title":{"loc-key":"K","loc-args":["a"]},"body":"B","sound":"s"}}}
      """
    )
    let aps = try #require(payload.aps)
    #expect(aps.timestamp == 1_700_000_000)
    #expect(aps.event == .start)
    #expect(aps.contentState == ["n": 1])
    #expect(aps.staleDate == 1_700_000_060)
    #expect(aps.dismissalDate == 1_700_000_120)
    #expect(aps.attributesType == "A")
    #expect(aps.attributes == ["m": 2])
    #expect(aps.inputPushChannel == "Y2g=")
    #expect(aps.wantsInputPushToken)
    guard case .dictionary(let alert)? = aps.alert else {
      Issue.record("The alert is a dictionary here.")
      return
    }
    #expect(alert.title == nil)
    #expect(alert.localizedTitle == LocalizedText(key: "K", arguments: ["a"]))
    #expect(alert.sound == "s")
  }

  @Test("The alert of a Live Activity nests localized texts")
  func liveActivityAlert() throws {
    let text =
      #"{"aps":{"alert":{"title":{"loc-key":"ETA","loc-args":["5"]},"body":{"body":{"loc-key":"K"}}}}}"#
    guard case .dictionary(let alert)? = try Self.payload(text).aps?.alert else {
      Issue.record("The alert is a dictionary here.")
      return
    }
    #expect(alert.localizedTitle == LocalizedText(key: "ETA", arguments: ["5"]))
    #expect(alert.title == nil)
    #expect(alert.localizedBody == nil)
  }

  @Test("Members of older editions of Apple's table are read and written")
  func legacy() {
    var alert = AlertDictionary()
    alert.action = "View"
    alert.actionLocKey = "VIEW"
    alert.summaryArgument = "Ada"
    alert.summaryArgumentCount = 2
    let text =
      #"{"action":"View","action-loc-key":"VIEW","summary-arg":"Ada","summary-arg-count":2}"#
    #expect(String(decoding: alert.object.utf8, as: UTF8.self) == text)
    #expect(alert.action == "View")
    #expect(alert.actionLocKey == "VIEW")
    #expect(alert.summaryArgument == "Ada")
    #expect(alert.summaryArgumentCount == 2)
    let wrong: JSONObject = ["summary-arg": 1, "summary-arg-count": "2"]
    #expect(AlertDictionary(wrong).summaryArgument == nil)
    #expect(AlertDictionary(wrong).summaryArgumentCount == nil)
  }

  @Test("Members are written with Apple's names, in the order of setting")
  func building() {
    var aps = APS()
    var alert = AlertDictionary(title: "T")
    alert.localizedBody = LocalizedText(key: "K", arguments: ["1"])
    aps.alert = .dictionary(alert)
    aps.badge = 0
    aps.sound = .named("default")
    aps.isContentAvailable = true
    aps.isMutableContent = true
    aps.isMutableContent = false
    aps.interruptionLevel = .timeSensitive
    aps.relevanceScore = 0.25
    aps.contentChanged = true
    let payload = Payload(aps: aps, custom: ["id": 1])
    #expect(
      String(decoding: payload.utf8, as: UTF8.self) == """
        {"aps":{"alert":{"title":"T","loc-key":"K","loc-args":["1"]},"badge":0,"sound":"default",\
        "content-available":1,"interruption-level":"time-sensitive","relevance-score":0.25,\
        "content-changed":true},"id":1}
        """
    )
  }

  @Test("A value of the wrong type is nil through the view, and stays")
  func wrongTypes() throws {
    let text =
      #"{"aps":{"alert":5,"badge":"1","sound":true,"content-available":"1","thread-id":7}}"#
    var payload = try Self.payload(text)
    #expect(payload.aps?.alert == nil)
    #expect(payload.aps?.badge == nil)
    #expect(payload.aps?.sound == nil)
    #expect(payload.aps?.isContentAvailable == false)
    #expect(payload.aps?.threadID == nil)
    payload.object["id"] = 1
    #expect(payload.aps?[.badge] == "1")
    #expect(String(decoding: payload.utf8, as: UTF8.self) == text.dropLast() + #","id":1}"#)
  }

  @Test(
    "A silent payload wakes the app and shows nothing",
    arguments: [
      (#"{"aps":{"content-available":1}}"#, true),
      (#"{"aps":{"content-available":1,"category":"c"},"x":1}"#, true),
      (#"{"aps":{"content-available":1,"alert":null}}"#, true),
      (#"{"aps":{"content-available":1,"badge":0}}"#, false),
      (#"{"aps":{"content-available":1,"sound":""}}"#, false),
      (#"{"aps":{"content-available":0}}"#, false),
      (#"{"aps":{"content-available":true}}"#, false),
      (#"{"aps":{}}"#, false), ("{}", false),
    ]
  )
  func silence(text: String, isSilent: Bool) throws {
    #expect(try Self.payload(text).isSilent == isSilent)
  }

  @Test(
    "A text that is not an object is no payload",
    arguments: ["", "[]", "null", "{", #"{"a":1,}"#]
  )
  func noPayload(text: String) {
    #expect(Payload(bytes: Array(text.utf8)) == nil)
  }

  static func payload(_ text: String) throws -> Payload {
    try #require(Payload(bytes: Array(text.utf8)))
  }
}
