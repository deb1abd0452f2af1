import Foundation
import PushConformance

/// A correct center of an app whose pushes have several forms.
///
/// A message names a room or a person, and a task may have a link of its own.
class FormReader: RespondingCenter, RoutingCenter {
  class var app: PushApp {
    PushApp()
      .sends { ["aps": $0.aps, "link": $0.url] }
      .sends("message", opening: "chat://rooms/{id}") { ["aps": $0.aps, "room": $0.objectID] }
      .sends("message", opening: "chat://people/{id}") { ["aps": $0.aps, "person": $0.objectID] }
      .sends("task", opening: "chat://tasks/{id}") {
        ["aps": $0.aps, "task": $0.objectID, "link": $0.url]
      }
      .actions()
  }

  let application: SimulatedApplication

  required init(application: SimulatedApplication) { self.application = application }

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
  /// The text as a segment of a URL's path: all but the unreserved characters of RFC 3986 are percent-encoded.
  var percentEncoded: String {
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: " "..."~"))
      .union(CharacterSet(charactersIn: "-._~"))
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? self
  }
}
