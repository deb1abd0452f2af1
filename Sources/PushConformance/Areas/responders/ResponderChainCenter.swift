/// A center that offers each notification to a chain of responders, until a responder accepts it.
@MainActor public protocol ResponderChainCenter: ReceivingCenter {
  /// The type of the responders that the center takes.
  associatedtype Responder: ResponderBridge
  /// Adds a responder to the top of the chain; ``PushApp/asks(_:)`` declares where the center begins to ask.
  func pushResponder(_ responder: Responder) async
  /// Removes the responder that was pushed last from the chain.
  func popResponder() async
}
