import Foundation

extension URL {
  /// Creates a URL from the text in a payload; nil if the text has no scheme, or has a character that needs an escape.
  ///
  /// `URL(string:)` alone is too lenient: it escapes characters that need an escape, and accepts a text that begins
  /// with a colon.
  init?(routing text: String) {
    guard let url = URL(string: text), url.scheme?.isEmpty == false, url.absoluteString == text
    else { return nil }
    self = url
  }
}
