package import PushSimulation

package enum ResponsesStep: Sendable, Hashable {
  /// `scene` is the scene that the system has chosen; nil for the frontmost scene.
  case tap(String, scene: String? = nil)
  case dismiss(String)
  /// `with` is the name of the action in scenarios.
  case respond(to: String, with: String, text: String? = nil)
  case taps(TapDelivery)
  /// From now on, requests about notifications end at once or, if `takesTime`, by ``completeContent(of:_:)``.
  case content(takesTime: Bool)
  /// The oldest request about a notification succeeds or fails: the request for its content or, without such a request,
  /// the request that submits its action.
  case completeContent(of: String, ContentOutcome)
}

struct ResponsesStepKinds: Sendable {
  // A center without the role `responding` learns of a tap from a launch or a receipt.
  let tap = StepKind("tap", { ResponsesStep.tap($0) }, .notification)
    .says("tap {0}").heard(by: .receiving).traits([.isResponse, .opensSomething])
  let tapInScene =
    StepKind(
      "tap",
      { ResponsesStep.tap($0, scene: $1) },
      .toNotification,
      .named("a scene", .member("in"))
    )
    .says("tap {0}, which the system opens in scene {1}").heard(by: .sceneRouting)
    .traits([.isResponse, .opensSomething])
  let dismiss = StepKind("dismiss", ResponsesStep.dismiss, .notification)
    .says("swipe {0} away").heard(by: .responding).traits(.isResponse)
  let respond =
    StepKind(
      "respond",
      ResponsesStep.respond,
      .toNotification,
      .quoted(.member("with")),
      .enteredText
    )
    .says("choose action {1} of {0}{2}").heard(by: .responding)
    .traits([.isResponse, .opensSomething])
  let taps = StepKind("taps", ResponsesStep.taps, .value.worded(\.text))
    .says("let taps reach the app by {0}").heard(by: .responding)
  let content = StepKind("content", ResponsesStep.content, .choice("takesTime", "loadsAtOnce"))
    .says("let the server take some time to answer")
    .says("let the server answer at once", if: false)
    .heard(by: .contentLoading, .backgroundUpdating, .actionSubmitting)
  let completeContent =
    StepKind("completeContent", ResponsesStep.completeContent, .ofNotification, .with)
    .says("let the request about {0} succeed")
    .says("let the request about {0} fail", if: ContentOutcome.failure)
    .heard(by: .contentLoading, .backgroundUpdating, .actionSubmitting).traits(.needsRunningCode)
}

extension StepPart where Value == String? {
  fileprivate static var enteredText: Self {
    Self(
      place: .member("text"),
      read: { try $0.value(ofMember: "text") },
      written: { $0 },
      words: { $0.map { ", with the text '\($0.onOneLine)'" } ?? "" }
    )
  }
}

extension TapDelivery {
  var text: String {
    switch self {
    case .connectionThenResponse: "the connection options, then the delegate"
    case .responseThenConnection: "the delegate, then the connection options"
    case .connection: "only the connection options"
    case .response: "only the delegate"
    case .responseWhenActive: "the delegate, but not before the app is active"
    }
  }
}

extension World {
  mutating func play(
    _ step: ResponsesStep,
    with delivery: NotificationDelivery
  ) throws(IllegalTransition) {
    switch step {
    case .tap(_, let scene): _ = try delivery.response(.opens, in: &self, into: scene)
    case .dismiss: _ = try delivery.response(.staysBehind, in: &self)
    case .respond(_, let action, _):
      _ = try delivery.response(UserAction.choose(action).response, in: &self)
    case .taps, .content, .completeContent: break
    }
  }
}
