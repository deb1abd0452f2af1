import Foundation
import PushPayloads

extension JSONObject {
  /// The text for the user; nil if the payload has no text.
  ///
  /// An alert that is a string is the text. Otherwise the text is the first of the alert's title, subtitle and body
  /// that is not empty.
  var alertText: String? {
    let alert = self["aps"]?.object?["alert"]
    let lines = ["title", "subtitle", "body"].compactMap { alert?.object?[$0]?.string }
    return (alert?.string.map { [$0] } ?? lines).first { !$0.isEmpty }
  }
}

extension URL {
  /// Creates a URL from the text in a payload; nil if the text has no scheme, or has a character that needs an escape.
  ///
  /// `URL(string:)` is too lenient: it escapes characters that need an escape, and accepts a text that begins
  /// with a colon.
  init?(routing text: String) {
    guard let url = URL(string: text), url.scheme?.isEmpty == false, url.absoluteString == text
    else { return nil }
    self = url
  }
}
