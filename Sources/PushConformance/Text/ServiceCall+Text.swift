import PushPayloads
import PushSimulation

extension ServiceCall {
  /// The arguments as a phrase that follows the name of the callback; the phrase contains no payload.
  var arguments: String {
    switch self {
    case .openURL(let url, let source): " of \(url)" + (source.map { " from \($0)" } ?? "")
    case .handleOpenURL(let url): " of \(url)"
    case .didRegister(let token): " with \(token.hexadecimal)"
    case .didFailToRegister(let error): ": \(error)"
    case .didFinishLaunching(nil): " without launch options"
    case .didFinishLaunching(_?):
      " with the launch options and all members of the payload, unchanged"
    case .didReceiveLocalNotification, .didReceiveRemoteNotification,
      .didReceiveRemoteNotificationToFetch:
      " with all members of the payload, unchanged"
    case .lifecycle: ""
    }
  }

  /// Returns the callback and its arguments as a phrase; `due` is the call that services have to receive.
  func text(insteadOf due: ServiceCall?) -> String {
    " for \(callback.rawValue)\(arguments(insteadOf: due))"
  }

  // The phrase names only the payload members that differ from `due`, because the step already shows the payload.
  private func arguments(insteadOf due: ServiceCall?) -> String {
    switch (payload, due?.payload) {
    case (nil, _?):
      if case .didFinishLaunching = self { " without the launch options" } else { arguments }
    case (let seen?, let sent?): seen.difference(from: sent)
    case (let seen?, nil):
      " with the members \(seen.members.map(\.key.onOneLine).joined(separator: ", "))"
    case (nil, nil): if case .didFinishLaunching = self { "" } else { arguments }
    }
  }

  private var payload: JSONObject? {
    switch self {
    case .didFinishLaunching(let payload): payload
    case .didReceiveLocalNotification(let payload), .didReceiveRemoteNotification(let payload),
      .didReceiveRemoteNotificationToFetch(let payload):
      payload
    case .lifecycle, .openURL, .handleOpenURL, .didRegister, .didFailToRegister: nil
    }
  }
}

extension JSONObject {
  fileprivate func difference(from sent: JSONObject) -> String {
    let (here, there) = (userInfo, sent.userInfo)
    func names(_ members: [AnyHashable]) -> String {
      members.map { "\($0)".onOneLine }.sorted().joined(separator: ", ")
    }
    let missing = there.keys.filter { here[$0] == nil }
    let added = here.keys.filter { there[$0] == nil }
    let changed = here.keys.filter { key in
      guard let value = here[key], let other = there[key] else { return false }
      return !UserInfoEquality.areEqual(value, other)
    }
    return (missing.isEmpty ? "" : " without \(names(missing))")
      + (changed.isEmpty ? "" : " with a changed \(names(changed))")
      + (added.isEmpty ? "" : " with \(names(added)), which the payload does not have")
  }
}
