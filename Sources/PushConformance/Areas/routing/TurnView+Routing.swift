import PushSimulation

extension TurnView {
  /// The URLs passed to the router; nil stands for a call without a URL.
  var routes: [String?] {
    effects.compactMap {
      guard case .links(.openedURL(let url, _, _)) = $0 else { return nil }
      return .some(url)
    }
  }

  func oneRoute(to url: String, of notification: NotificationID? = nil) -> String {
    "exactly one call to the router\(notification.map { " for \(name($0))" } ?? ""), with \(url)"
      + (routes.count == 1 ? "" : ", not \(routes.count) calls")
  }

  // The URL is nil for a call without a URL, and the scene is nil for a router without scenes.
  var routesInScenes: [(url: String?, scene: String?)] {
    effects.compactMap {
      guard case .links(.openedURL(let url, _, let scene)) = $0 else { return nil }
      return (url, scene)
    }
  }

  /// The URL of the received notification, if the center has to open the notification at once.
  var urlToFollow: String? {
    guard followsAtOnce, let received, facts(received).isForUser else { return nil }
    return facts(received).usableURL
  }

  func url(of notification: NotificationID) -> NotificationFacts.RoutingURL {
    actionURL(of: notification) ?? facts(notification).url
  }

  /// Returns ``url(of:)`` if every parser accepts this URL.
  func usableURL(of notification: NotificationID) -> String? { url(of: notification).text }

  func actionURL(of notification: NotificationID) -> NotificationFacts.RoutingURL? {
    guard let link = facts(notification).actionURL,
      case .responses(.respond(let name, let action, _)) = step,
      run.notification(named: name) == notification, UserAction.choose(action).response == .opens
    else { return nil }
    return link
  }
}

extension Run {
  /// Returns the quoted name of the notification that has one of the URLs; nil unless exactly one notification does.
  func owner(ofURLIn urls: [String]) -> String? {
    let owners = notifications.filter { $0.facts.usableURLs.contains(where: urls.contains) }
    return owners.count == 1 ? owners[0].name.inQuotes : nil
  }
}
