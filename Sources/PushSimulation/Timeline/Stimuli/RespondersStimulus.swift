/// A stimulus about the chain of responders.
package enum RespondersStimulus: Sendable, Hashable {
  case popped
}
