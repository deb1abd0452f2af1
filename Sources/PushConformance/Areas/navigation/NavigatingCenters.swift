public import Foundation
public import PushSimulation

/// A center that offers each notification to a chain of responders, until a responder accepts it.
@MainActor public protocol ResponderChainCenter: ReceivingCenter {
  /// The type of the responders that the center takes.
  associatedtype Responder: ResponderBridge
  /// Adds a responder to the top of the chain.
  ///
  /// The center asks the responder at the top first.
  func pushResponder(_ responder: Responder) async
  /// Removes the responder that was pushed last from the chain.
  func popResponder() async
}

/// A center that shows the screens of an event once they are loaded.
///
/// It loads with ``SimulatedApplication/loadScreens(for:types:completion:)`` or its asynchronous variant, and shows the
/// result with ``SimulatedApplication/setViewControllers(_:animated:)``.
@MainActor public protocol HierarchyBuildingCenter: ReceivingCenter {}

/// A center that navigates when an object of the app posts a message that asks for it.
///
/// It makes views with ``SimulatedApplication/viewResolver``, and shows them with the application's navigation stack.
/// The adapter posts each message on the bus that the center listens to. `BusMessage.notification` is the message in
/// the form of Foundation's notification center.
@MainActor public protocol BusNavigatingCenter: PushCenterUnderTest {
  /// Posts a message on the bus.
  func post(_ message: BusMessage) async
  /// Makes the center subscribe to the bus once more, as if its initialiser ran twice.
  func subscribe() async
}

extension BusNavigatingCenter {
  /// Does nothing, for a center that cannot subscribe twice.
  public func subscribe() async {}
}

/// A center that logs each request that it could not fulfil, with ``SimulatedApplication/log(_:)``.
@MainActor public protocol LoggingCenter: PushCenterUnderTest {}

/// A center that opens links, which lead to the same screens as a push.
@MainActor public protocol LinkOpeningCenter: PushCenterUnderTest {
  /// Opens a URL, and returns whether the URL belongs to the app: the callback `application(_:open:options:)`.
  func open(_ url: URL) async -> Bool
}
