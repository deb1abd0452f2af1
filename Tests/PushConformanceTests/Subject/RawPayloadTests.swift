import PushConformance
import Testing

/// The sighting of a payload that a center passes on without reading it.
@Suite struct RawPayloadTests {
  static let app = PushApp().sends {
    [
      "aps": $0.aps, "data": ["link": $0.url], "type": $0.type, "id": $0.objectID,
      "mid": $0.messageID,
    ]
  }

  @Test func fieldsStandAtTheirDeclaredPlaces() {
    let userInfo: [AnyHashable: Any] = [
      "aps": ["alert": "Hello"], "data": ["link": "app://1"], "mid": "m-1", "type": "task",
      "id": "7", "url": "app://elsewhere",
    ]
    #expect(
      Sighting(rawPayload: userInfo, by: Self.app)
        == Sighting(url: "app://1", type: "task", objectID: "7", messageID: "m-1")
    )
  }

  @Test func whatIsNoTextIsNothing() {
    let userInfo: [AnyHashable: Any] = ["data": "app://1", "mid": 1, "type": ["task"]]
    #expect(Sighting(rawPayload: userInfo, by: Self.app) == Sighting())
    #expect(Sighting(rawPayload: [:], by: Self.app) == Sighting())
  }
}
