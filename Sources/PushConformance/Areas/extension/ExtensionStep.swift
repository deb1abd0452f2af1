package import PushSimulation

package enum ExtensionStep: Sendable, Hashable {
  case completeDownload(of: String, DownloadOutcome)
  case completeText(of: String, ContentOutcome)
  /// The system tells the extension that the time for a notification is up.
  case expire(String)
}

extension ExtensionStep {
  var notification: String {
    switch self {
    case .completeDownload(let name, _), .completeText(let name, _), .expire(let name): name
    }
  }

  var hearingRoles: [Role] {
    switch self {
    // An extension without the role `attaching` may download something other than an attachment, such as a text.
    case .completeDownload, .expire: [.serviceExtension]
    case .completeText: [.textFetching]
    }
  }

  var text: String {
    switch self {
    case .completeDownload(let name, .file): "finish the download for \(name.inQuotes)"
    case .completeDownload(let name, .untypedFile):
      "finish the download for \(name.inQuotes), with a file of no known type"
    case .completeDownload(let name, .failure): "let the download for \(name.inQuotes) fail"
    case .completeText(let name, .loaded):
      "let the server answer with the text of \(name.inQuotes)"
    case .completeText(let name, .failure):
      "let the request for the text of \(name.inQuotes) fail"
    case .expire(let name): "let the time for \(name.inQuotes) run out"
    }
  }
}
