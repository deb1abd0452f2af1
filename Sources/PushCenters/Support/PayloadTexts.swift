import Foundation
import PushPayloads

extension JSONObject {
  /// The text for the user: the alert's string, or the first of title, subtitle and body that is not empty; nil if
  /// there is no text.
  var alertText: String? {
    let alert = self["aps"]?.object?["alert"]
    let lines = ["title", "subtitle", "body"].compactMap { alert?.object?[$0]?.string }
    return (alert?.string.map { [$0] } ?? lines).first { !$0.isEmpty }
  }
}

extension URL {
  /// Creates a URL from a string in a payload; nil if the string has no scheme, or has a character that needs an
  /// escape.
  ///
  /// `URL(string:)` is too lenient: it escapes characters that need an escape, and accepts a string that begins with a
  /// colon.
  init?(routing text: String) {
    guard let url = URL(string: text), url.scheme?.isEmpty == false, url.absoluteString == text
    else { return nil }
    self = url
  }
}
