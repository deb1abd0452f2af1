/// Something that happens to the chain of responders.
package enum RespondersStimulus: Sendable, Hashable {
  /// The center is told to take the newest responder off its chain.
  case popped
}
