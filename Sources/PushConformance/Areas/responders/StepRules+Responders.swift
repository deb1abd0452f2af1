import PropertyEngine
import PushSimulation

extension StepRules {
  static let changedResponder = changedMind("accept", of: .responder) {
    .responders(.accept($0, $1))
  }

  static let popResponder = plain("popResponder", weight: 3, .responders(.pop))
}
