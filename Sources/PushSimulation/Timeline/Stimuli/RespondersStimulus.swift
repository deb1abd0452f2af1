/// A stimulus about the chain of responders.
package enum RespondersStimulus: Sendable, Hashable {
  /// The newest responder is popped off the center's chain.
  case popped
}
