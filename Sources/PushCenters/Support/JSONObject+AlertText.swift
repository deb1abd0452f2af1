import PushPayloads

extension JSONObject {
  /// The text of a payload for the user; nil if there is none.
  ///
  /// An alert that is a string is the text. Otherwise the text is the first of the alert's title, subtitle and body
  /// that is not empty.
  var alertText: String? {
    let alert = self["aps"]?.object?["alert"]
    let lines = ["title", "subtitle", "body"].compactMap { alert?.object?[$0]?.string }
    return (alert?.string.map { [$0] } ?? lines).first { !$0.isEmpty }
  }
}
