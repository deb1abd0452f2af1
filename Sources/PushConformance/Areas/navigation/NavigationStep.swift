package import PushSimulation

package enum NavigationStep: Sendable, Hashable {
  case post(AbstractMessage)
  case subscribe
  case resolver(isPresent: Bool)
  case idiom(UserInterfaceIdiom)
}

extension NavigationStep {
  var needsRunningCode: Bool {
    switch self {
    case .post, .subscribe: true
    case .resolver, .idiom: false
    }
  }

  var text: String {
    switch self {
    case .post(let message): "post \(message.text())"
    case .subscribe: "listen to the bus once more"
    case .resolver(let isPresent):
      isPresent ? "give the app a view resolver" : "take the view resolver from the app"
    case .idiom(let idiom): "let the device be a \(idiom.rawValue)"
    }
  }
}

extension Step {
  var postedMessage: AbstractMessage? {
    if case .navigation(.post(let message)) = self { message } else { nil }
  }
}

extension AbstractMessage {
  /// Returns the message in words, as findings print it.
  ///
  /// If the app has a view with the name that the message uses, the text has the view's number and its screen.
  func text(_ vocabulary: Vocabulary? = nil) -> String {
    let known = vocabulary?.views.first { view == .string($0.key) }?.value
    let parts = [
      known.map { "for view \($0.number) ('\($0.screen)')" } ?? view.map { "for view \($0.text)" },
      data.map { "with data \($0.text)" },
      clearBackstack.map { "clearing the back stack: \($0.text)" },
      sender.map { "from \($0.inQuotes)" },
    ]
    return ([name.inQuotes] + parts.compactMap(\.self)).joined(separator: " ")
  }
}
