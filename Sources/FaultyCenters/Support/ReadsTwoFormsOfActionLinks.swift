import PushConformance

/// A correct center of an app whose server sends invitations in two forms.
///
/// The older form has an object of links, in which the identifier of an action is the key of its link.
class ReadsTwoFormsOfActionLinks: ActionLinkResponder {
  override class var vocabulary: Vocabulary {
    PushApp()
      .sends { ["aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID] }
      .sends("invitation") {
        [
          "aps": $0.aps, "links": ["default": $0.url, "show": $0.actionURL], "type": $0.type,
          "id": $0.objectID,
        ]
      }
      .sends("invitation") {
        [
          "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
          "actions": [["action": "show", "uri": $0.actionURL]],
        ]
      }
      .vocabulary
  }

  override func read(_ payload: JSONObject) -> Receipt {
    var receipt = super.read(payload)
    if let links = payload["links"]?.object {
      receipt.url = Receipt.usable(links["default"]?.string)
    }
    return receipt
  }

  override func link(of response: NotificationResponse) -> String? {
    linkInOlderForm(of: response) ?? super.link(of: response)
  }

  func linkInOlderForm(of response: NotificationResponse) -> String? {
    let links = response.notification.userInfo.payload["links"]?.object
    return Receipt.usable(links?[response.actionIdentifier]?.string)
  }
}
