package import PushSimulation

package enum ResponsesStep: Sendable, Hashable {
  /// `scene` is the scene that the system has chosen; nil for the frontmost scene.
  case tap(String, scene: String? = nil)
  case dismiss(String)
  /// `with` is the name of the action in scenarios.
  case respond(to: String, with: String, text: String? = nil)
  case taps(TapDelivery)
  /// From now on, requests about notifications end at once or wait for a step.
  case content(takesTime: Bool)
  /// The oldest request about a notification succeeds or fails: the request for its content, or else the request that
  /// submits its action.
  case completeContent(of: String, ContentOutcome)
}

extension ResponsesStep {
  var notification: String? {
    switch self {
    case .tap(let name, _), .dismiss(let name), .respond(let name, _, _),
      .completeContent(let name, _):
      name
    case .taps, .content: nil
    }
  }

  var respondedNotification: String? {
    switch self {
    case .tap(let name, _), .dismiss(let name), .respond(let name, _, _): name
    case .taps, .content, .completeContent: nil
    }
  }

  var needsRunningCode: Bool {
    switch self {
    case .completeContent: true
    // A response can start the app.
    case .tap, .dismiss, .respond, .taps, .content: false
    }
  }

  /// True if the user opens a notification with the step, or may open it by an action.
  var opensSomething: Bool {
    switch self {
    case .tap, .respond: true
    case .dismiss, .taps, .content, .completeContent: false
    }
  }

  var hearingRoles: [Role] {
    switch self {
    case .tap(_, .some): [.sceneRouting]
    // A center without the role `responding` learns of a tap by a launch or a receipt.
    case .tap(_, nil): [.receiving]
    case .dismiss, .respond, .taps: [.responding]
    case .content, .completeContent: [.contentLoading, .backgroundUpdating, .actionSubmitting]
    }
  }

  var text: String {
    switch self {
    case .tap(let name, let scene):
      "tap \(name.inQuotes)"
        + (scene.map { ", which the system opens in scene \($0.inQuotes)" } ?? "")
    case .dismiss(let name): "swipe \(name.inQuotes) away"
    case .respond(let name, let action, let text):
      "choose action \(action.inQuotes) of \(name.inQuotes)"
        + (text.map { ", with the text '\($0.onOneLine)'" } ?? "")
    case .taps(let delivery): "let taps reach the app by \(delivery.text)"
    case .content(let takesTime):
      takesTime ? "let the server take some time to answer" : "let the server answer at once"
    case .completeContent(let name, .loaded): "let the request about \(name.inQuotes) succeed"
    case .completeContent(let name, .failure): "let the request about \(name.inQuotes) fail"
    }
  }
}

extension TapDelivery {
  var text: String {
    switch self {
    case .connectionThenResponse: "the connection options, then the delegate"
    case .responseThenConnection: "the delegate, then the connection options"
    case .connection: "the connection options alone"
    case .response: "the delegate alone"
    case .responseWhenActive: "the delegate, but not before the app is active"
    }
  }
}
