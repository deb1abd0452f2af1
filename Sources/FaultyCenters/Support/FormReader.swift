import Foundation
import PushConformance

/// A correct center of an app whose pushes have several forms.
class FormReader: DeclaredCenter, RespondingCenter, RoutingCenter {
  override class var app: PushApp {
    PushApp()
      .sends { ["aps": $0.aps, "link": $0.url] }
      .sends("message", opening: "chat://rooms/{id}") { ["aps": $0.aps, "room": $0.objectID] }
      .sends("message", opening: "chat://people/{id}") { ["aps": $0.aps, "person": $0.objectID] }
      .sends("task", opening: "chat://tasks/{id}") {
        ["aps": $0.aps, "task": $0.objectID, "link": $0.url]
      }
      .actions()
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list, .sound, .badge])
  }

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    if let link = link(of: response.notification.userInfo.payload) { application.open(link) }
    completion()
  }

  func link(of push: JSONObject) -> String? {
    if push["link"] != nil { return Receipt.usable(push["link"]?.string) }
    if let room = push["room"]?.string { return link("rooms", room) }
    if let person = push["person"]?.string { return link("people", person) }
    return push["task"]?.string.map { link("tasks", $0) }
  }

  func link(_ kind: String, _ id: String) -> String { "chat://\(kind)/\(id.percentEncoded)" }
}

extension String {
  /// The string as a segment of a URL's path: all but the unreserved characters of RFC 3986 are percent-encoded.
  var percentEncoded: String {
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: " "..."~"))
      .union(CharacterSet(charactersIn: "-._~"))
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? self
  }
}

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
