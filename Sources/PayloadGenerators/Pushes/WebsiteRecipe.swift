import PropertyEngine
import PushPayloads

/// Makes the `aps` dictionary of a push to a website (Apple, Notification Programming Guide for Websites).
enum WebsiteRecipe {
  /// Makes an alert with title and body, and a value for each placeholder of the website's link.
  static func aps(_ source: inout ChoiceSource) -> JSONObject {
    var alert = AlertDictionary(
      title: Generator<String>.text(count: 1...30, bytes: 320)(&source),
      body: Generator<String>.text(count: 1...40, bytes: 320)(&source)
    )
    if source.bool(1, outOf: 3) {
      alert[.action] = .string(Generator<String>.text(count: 1...10, bytes: 100)(&source))
    }
    var aps = APS()
    aps[.alert] = .object(alert.object)
    aps.urlArguments = source.elements(count: 0...3) { source in
      Generator<String>.text(count: 0...8, bytes: 60)(&source)
    }
    return aps.object
  }
}
