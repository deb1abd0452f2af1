/// A step in which the user opens a URL, or the app's router changes.
package enum LinksStep: Sendable, Hashable {
  /// The user opens the link that says what a notification says, with further query items if
  /// there are any.
  case openLink(String, query: String? = nil)
  /// The user opens a URL.
  case openURL(String)
  /// The user opens a URL, on a system before iOS 4.2.
  case handleURL(String)
  /// From now on the router takes URLs, or refuses them.
  case router(accepts: Bool)
}

extension LinksStep {
  /// The notification that the step is about.
  var notification: String? {
    switch self {
    case .openLink(let name, _): name
    case .openURL, .handleURL, .router: nil
    }
  }

  /// Whether the user opens something by the step.
  var opensSomething: Bool {
    switch self {
    case .openLink, .openURL: true
    case .handleURL, .router: false
    }
  }

  /// The roles of which a subject needs one for the step to mean anything to it.
  var hearingRoles: [Role] {
    switch self {
    case .openLink: [.linkOpening]
    case .openURL: [.linkOpening, .serviceHosting]
    case .handleURL: [.serviceHosting]
    case .router: []
    }
  }

  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .openLink, .openURL, .handleURL: true
    case .router: false
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .openLink(let name, let query):
      "open the link to \(name)" + (query.map { " with \($0)" } ?? "")
    case .openURL(let url): "open \(url)"
    case .handleURL(let url): "open \(url) in the way before iOS 4.2"
    case .router(let accepts): accepts ? "let the router accept" : "let the router refuse"
    }
  }
}
