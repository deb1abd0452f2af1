/// Something that happens to the chain of responders.
public enum RespondersStimulus: Sendable, Hashable {
  /// The center is told to take the newest responder off its chain.
  case popped
}
