import PushConformance
import PushPayloads
import PushSimulation

/// The requests of an adapter to the app's server.
extension AdapterDeed {
  static let server: [String: AdapterDeed] = [
    "uploadDeviceToken": AdapterDeed(["token", "path", "account", "request"]) {
      center,
      line throws(AdapterFault.Cause) in
      let request = try line.optionalText("request")
      center.application.uploadDeviceToken(
        try line.text("token"),
        to: try line.optionalText("path"),
        account: try line.optionalText("account")
      ) { [weak center] in center?.end(request, with: $0) }
      return nil
    },
    "unregisterDeviceToken": AdapterDeed(["token", "account", "request"]) {
      center,
      line throws(AdapterFault.Cause) in
      let request = try line.optionalText("request")
      center.application.unregisterDeviceToken(
        try line.text("token"),
        account: try line.optionalText("account")
      ) { [weak center] in center?.end(request, with: $0) }
      return nil
    },
    // A request that takes no time ends before the kit answers the question.
    "loadContent": AdapterDeed(["notification", "request"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let request = try line.optionalText("request")
      center.application.loadContent(for: try line.sighting()) { [weak center] in
        center?.end(request, with: $0)
      }
      return nil
    },
    "submitAction": AdapterDeed(["action", "text", "notification", "request"], callsBack: true) {
      center,
      line throws(AdapterFault.Cause) in
      let request = try line.optionalText("request")
      center.application.submitAction(
        try line.text("action"),
        text: try line.optionalText("text"),
        of: try line.sighting()
      ) { [weak center] in center?.end(request, with: $0) }
      return nil
    },
  ]
}
