import PushPayloads

extension JSONObject {
  /// The text of a payload for the user: the alert's text, or its first part that is not empty; nil if there is none.
  var alertText: String? {
    let alert = self["aps"]?.object?["alert"]
    let lines = ["title", "subtitle", "body"].compactMap { alert?.object?[$0]?.string }
    return (alert?.string.map { [$0] } ?? lines).first { !$0.isEmpty }
  }
}
