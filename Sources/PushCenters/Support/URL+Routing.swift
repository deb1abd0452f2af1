import Foundation

extension URL {
  /// Makes a URL of text that says where to go.
  ///
  /// Foundation makes one of nearly any text by escaping it, and finds an empty scheme before a
  /// colon alone. Only a URL with a scheme to speak of leads anywhere, and it has to come out as it
  /// went in.
  init?(routing text: String) {
    guard let url = URL(string: text), url.scheme?.isEmpty == false, url.absoluteString == text
    else { return nil }
    self = url
  }
}
