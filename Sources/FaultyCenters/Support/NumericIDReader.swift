import PushConformance

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
