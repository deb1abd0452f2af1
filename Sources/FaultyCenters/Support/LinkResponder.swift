import PushConformance

/// A center for pushes without a URL: it makes a link from the type and the object of a notification, and opens the
/// link.
class LinkResponder: PlainResponder {
  override class var vocabulary: Vocabulary {
    PushApp().sends {
      ["aps": $0.aps, "type": $0.type, "id": $0.objectID, "message_id": $0.messageID]
    }
    .vocabulary
  }
  private var objectID: String?

  /// Ignores the `url` member of a push, because this app's pushes have no URL.
  override func read(_ payload: JSONObject) -> Receipt {
    var receipt = super.read(payload)
    receipt.url = nil
    return receipt
  }

  override func handle(_ response: NotificationResponse) {
    objectID = response.notification.userInfo.payload["id"]?.string
    super.handle(response)
  }

  override func open(_ receipt: Receipt) {
    tell(of: receipt)
    guard let type = receipt.type, let objectID else { return }
    route(to: link(to: objectID, of: type))
  }

  func link(to objectID: String, of type: String) -> String {
    "app://\(type)/\(objectID.percentEncoded)"
  }
}
