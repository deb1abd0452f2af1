import PushPayloads

extension JSONObject {
  /// What a payload has for the user to read: the alert, or the first line of it that is not empty.
  var alertText: String? {
    let alert = self["aps"]?.object?["alert"]
    let lines = ["title", "subtitle", "body"].compactMap { alert?.object?[$0]?.string }
    return (alert?.string.map { [$0] } ?? lines).first { !$0.isEmpty }
  }
}
