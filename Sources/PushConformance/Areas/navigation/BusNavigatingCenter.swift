public import PushSimulation

/// A center that shows a view, or goes back, when an object of the app posts a message.
///
/// Messages are posted on a bus, such as Foundation's `NotificationCenter`. The adapter posts each message on the bus
/// that the center listens to; `BusMessage.notification` is the message in the form of Foundation's notification
/// center. The center makes views with `SimulatedApplication.viewResolver`, and shows them with the application's
/// navigation stack.
@MainActor public protocol BusNavigatingCenter: PushCenterUnderTest {
  /// Posts a message on the bus that the center listens to.
  func post(_ message: BusMessage) async
  /// Makes the center subscribe to the bus once more, as if its initializer ran twice.
  func subscribe() async
}

extension BusNavigatingCenter {
  /// Does nothing, for a center that cannot subscribe twice.
  public func subscribe() async {}
}
