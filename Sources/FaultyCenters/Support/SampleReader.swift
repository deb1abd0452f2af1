import PushConformance

/// A correct center of a shop's app, which declares samples of the bodies that its server sends.
///
/// The center decodes each push strictly: it drops a push of another schema, or a push without a shop.
class SampleReader: FormReader {
  override class var app: PushApp {
    form
      .samples(
        #"""
        {"aps": {"alert": "Shipped"}, "link": "app://orders/1", "order": "o-1", "message": "a",
         "schema": 2, "shop": {"country": "DE", "name": "Ada's Books"}}
        """#,
        #"""
        {"aps": {"alert": "Ready"}, "link": "app://orders/2", "order": "o-2", "message": "b",
         "schema": 2, "shop": {"country": "DE", "name": null}}
        """#,
        #"""
        {"aps": {"content-available": 1}, "order": "o-3", "message": "c",
         "schema": 2, "shop": {"country": "DE", "name": "Bob's Tea", "closed": true}}
        """#
      )
      .samples(
        of: "task",
        #"{"aps": {"alert": "Pay"}, "link": "app://bills/1", "bill": "1", "schema": 2, "shop": {}}"#,
        #"{"aps": {"alert": "Pay"}, "link": "app://bills/2", "bill": "2", "schema": 2, "shop": {}}"#
      )
  }

  class var form: PushApp {
    PushApp()
      .sends {
        [
          "aps": $0.aps, "link": $0.url, "order": $0.objectID, "message": $0.messageID,
          "shop": ["name": $0.sampled, "closed": $0.sampled],
        ]
      }
      .sends("task") { ["aps": $0.aps, "link": $0.url, "bill": $0.objectID] }
      .actions()
  }

  override func link(of push: JSONObject) -> String? {
    isUnderstood(push) ? Receipt.usable(push["link"]?.string) : nil
  }

  func isUnderstood(_ push: JSONObject) -> Bool {
    push["schema"]?.number?.int == 2 && push["shop"]?.object != nil
  }
}
