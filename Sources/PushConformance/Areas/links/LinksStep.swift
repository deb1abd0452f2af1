package enum LinksStep: Sendable, Hashable {
  /// The user opens the link that is equivalent to a notification, possibly with additional query items.
  case openLink(String, query: String? = nil)
  case openURL(String)
  /// The user opens a URL, on a system before iOS 4.2.
  case handleURL(String)
  case router(accepts: Bool)
}

extension LinksStep {
  var notification: String? {
    switch self {
    case .openLink(let name, _): name
    case .openURL, .handleURL, .router: nil
    }
  }

  /// True if the user opens a link or a URL with the step.
  ///
  /// False for ``handleURL(_:)``, which reaches only the services of an app.
  var opensSomething: Bool {
    switch self {
    case .openLink, .openURL: true
    case .handleURL, .router: false
    }
  }

  var hearingRoles: [Role] {
    switch self {
    case .openLink: [.linkOpening]
    case .openURL: [.linkOpening, .serviceHosting]
    case .handleURL: [.serviceHosting]
    case .router: []
    }
  }

  var needsRunningCode: Bool {
    switch self {
    case .openLink, .openURL, .handleURL: true
    case .router: false
    }
  }

  var text: String {
    switch self {
    case .openLink(let name, let query):
      "open the link to \(name.inQuotes)" + (query.map { " with \($0)" } ?? "")
    case .openURL(let url): "open \(url)"
    case .handleURL(let url): "open \(url) by the callback before iOS 4.2"
    case .router(let accepts): accepts ? "let the router accept URLs" : "let the router refuse URLs"
    }
  }
}

extension Step {
  /// The notification whose equivalent link the user opens in this step, with the additional query items; nil for
  /// other steps.
  var openedLink: (notification: String, query: String?)? {
    if case .links(.openLink(let name, let query)) = self { (name, query) } else { nil }
  }
}
