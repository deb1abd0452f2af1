import PropertyEngine
import PushPayloads

/// Makes members beside `aps`: the app's own members, and members that push services add.
enum CustomRecipe {
  static func values(_ source: inout ChoiceSource) -> JSONObject {
    var object = own(&source)
    // A push service adds either all of its members or none of its members.
    if source.bool(1, outOf: 4) {
      for member in source.element(of: services) where object[member.key] == nil {
        object.members.append(member)
      }
    }
    return object
  }

  private static let own: Generator<JSONObject> = .object(
    of: .value,
    named: name,
    count: 0...4,
    bytes: 1_500
  )

  /// A name that no rule reports as misplaced or misspelled.
  private static let name: Generator<String> = .frequency([
    (3, .element(of: ["url", "deep_link", "type", "id", "data", "user", "conversation", "media"])),
    (3, Generator<String>.identifier(count: 1...12).map { "x-" + $0 }),
    (1, Generator<String>.text(count: 0...6).map { "✓" + $0 }),
  ])

  private static let services: [JSONObject] = [
    // Firebase Cloud Messaging
    [
      "gcm.message_id": "1771234567890123", "google.c.sender.id": "482910573365",
      "google.c.a.e": "1", "fcm_options": ["image": "https://example.com/a.png"],
    ],
    // OneSignal
    [
      "custom": [
        "i": "5f0c3f6e-1c1f-4a4e-9a3b-5d3f0f0c6a11", "u": "https://example.com", "a": ["k": 1],
      ]
    ],
    // Braze
    ["ab": ["c": ["t": "i"]], "ab_uri": "https://example.com/offer", "ab_use_webview": false],
    // Airship
    [
      "_": "d2b0f5a0-6b1c-11ee-8c99-0242ac120002", "^d": "app://tab/2",
      "com.urbanairship.metadata": "e30=",
    ],
    // CleverTap
    ["wzrk_id": "1699000000_20231103", "wzrk_dl": "app://home", "wzrk_pn": true],
    // Amazon Pinpoint
    [
      "data": [
        "pinpoint": [
          "campaign": ["campaign_id": "c1", "treatment_id": "0"], "deeplink": "app://a",
        ]
      ]
    ],
  ]
}
