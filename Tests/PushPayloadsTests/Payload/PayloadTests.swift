import PushPayloads
import Testing

@Suite("A payload is a typed view of its object, which loses nothing")
struct PayloadTests {
  @Test("Unknown members and the app's own values are kept")
  func members() throws {
    let text = #"{"aps":{"alert":{"title":"T"},"odd":1},"id":7,"aps2":null}"#
    let payload = try Self.payload(text)
    #expect(payload.custom == ["id": 7, "aps2": .null])
    #expect(String(decoding: payload.utf8, as: UTF8.self) == text)
  }

  @Test("A value of the wrong type is nil through the view, and stays")
  func wrongTypes() throws {
    let text =
      #"{"aps":{"alert":5,"badge":"1","sound":true,"content-available":"1","category":7}}"#
    var payload = try Self.payload(text)
    #expect(payload.aps?.alert == nil)
    #expect(payload.aps?.badge == nil)
    #expect(payload.aps?.soundName == nil)
    #expect(payload.aps?.isContentAvailable == false)
    #expect(payload.aps?.category == nil)
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
