package import PushSimulation

package enum NavigationStep: Sendable, Hashable {
  case post(AbstractMessage)
  case subscribe
  case resolver(isPresent: Bool)
  case idiom(UserInterfaceIdiom)
}

struct NavigationStepKinds: Sendable {
  let post = StepKind("post", NavigationStep.post, StepPart(at: .whole) { $0.text() })
    .says("post {0}").heard(by: .busNavigating).traits([.needsRunningCode, .comesAtAnyTime])
  let subscribe = StepKind("subscribe") { NavigationStep.subscribe }
    .says("subscribe to the bus again").heard(by: .busNavigating).traits(.needsRunningCode)
  let resolver =
    StepKind("resolver", NavigationStep.resolver, .choice("present", "absent", verb: "is "))
    .says("give the app a view resolver").says("remove the app's view resolver", if: false)
    .heard(by: .busNavigating)
  let idiom = StepKind("idiom", NavigationStep.idiom, .value)
    .says("make the device a {0}").heard(by: .busNavigating)
}

extension Step {
  var postedMessage: AbstractMessage? {
    if case .navigation(.post(let message)) = self { message } else { nil }
  }
}

extension AbstractMessage {
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
