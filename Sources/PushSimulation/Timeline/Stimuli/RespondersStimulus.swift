/// A stimulus about the chain of responders.
package enum RespondersStimulus: Sendable, Hashable {
  /// The app pops the newest responder off the center's chain.
  case popped
}
