import PushConformance
import PushPayloads
import PushSimulation

/// Reads its own members from JSON that its server sends inside a text.
class TextReader: PlainCenter {
  override class var vocabulary: Vocabulary {
    PushApp()
      .sends {
        ["aps": $0.aps, "custom": .json(["url": $0.url, "type": $0.type, "id": $0.objectID])]
      }
      .uploads(to: "/devices")
      .vocabulary
  }

  /// Returns the object inside the text; an empty one where there is none.
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
