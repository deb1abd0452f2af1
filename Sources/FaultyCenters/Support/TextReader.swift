import PushConformance

/// A center whose server puts the app's own members as JSON into one string of the payload.
class TextReader: PlainCenter {
  override class var vocabulary: Vocabulary {
    PushApp()
      .sends {
        ["aps": $0.aps, "custom": .json(["url": $0.url, "type": $0.type, "id": $0.objectID])]
      }
      .uploads(to: "/devices")
      .vocabulary
  }

  static func inner(_ payload: JSONObject) -> JSONObject {
    payload["custom"]?.string.flatMap { Payload(bytes: Array($0.utf8))?.object } ?? [:]
  }

  func receipt(of inner: JSONObject, aps: JSONValue?) -> Receipt {
    var push = inner
    push["aps"] = aps
    return Receipt(push)
  }

  override func read(_ payload: JSONObject) -> Receipt {
    receipt(of: Self.inner(payload), aps: payload["aps"])
  }
}

/// A center of a chat app whose server sends the identifier of a room as a number.
class NumericIDReader: PlainCenter {
  override class var vocabulary: Vocabulary {
    PushApp()
      .sends {
        [
          "aps": $0.aps, "url": $0.url, "type": $0.type, "room": $0.numericObjectID,
          "message": $0.numericMessageID,
        ]
      }
      .uploads(to: "/devices")
      .vocabulary
  }

  func id(_ number: JSONNumber) -> String? { number.int.map(String.init) }

  override func read(_ payload: JSONObject) -> Receipt {
    var receipt = super.read(payload)
    receipt.objectID = payload["room"]?.number.flatMap(id)
    return receipt
  }
}
