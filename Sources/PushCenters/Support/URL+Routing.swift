import Foundation

extension URL {
  /// Creates a URL from the text in a payload; nil unless the text has a scheme and is already escaped.
  ///
  /// `URL(string:)` accepts nearly any text, which it escapes, and an empty scheme before a colon. A URL that leads to
  /// a screen needs a scheme and must equal its text.
  init?(routing text: String) {
    guard let url = URL(string: text), url.scheme?.isEmpty == false, url.absoluteString == text
    else { return nil }
    self = url
  }
}
