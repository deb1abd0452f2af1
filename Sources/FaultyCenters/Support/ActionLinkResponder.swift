import PushConformance

/// A simple correct center of an app in which the action that opens a notification can have a link of its own.
class ActionLinkResponder: PlainResponder {
  override class var vocabulary: Vocabulary {
    PushApp().sends {
      [
        "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
        "actions": [["action": "show", "uri": $0.actionURL]],
      ]
    }
    .vocabulary
  }
  private var response: NotificationResponse?

  override func handle(_ response: NotificationResponse) {
    self.response = response
    super.handle(response)
  }

  override func open(_ receipt: Receipt) {
    tell(of: receipt)
    if let response { follow(response, receipt) }
  }

  func follow(_ response: NotificationResponse, _ receipt: Receipt) {
    if let url = link(of: response) ?? receipt.url { route(to: url) }
  }

  /// Returns the link of the action that the user has chosen; nil for a tap, and for an action without a link.
  func link(of response: NotificationResponse) -> String? {
    let actions = response.notification.userInfo.payload["actions"]?.array ?? []
    let chosen = actions.first { $0.object?["action"]?.string == response.actionIdentifier }
    return Receipt.usable(chosen?.object?["uri"]?.string)
  }
}

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
