public import Foundation
public import PushSimulation

/// A center that offers each notification to a chain of responders, until one accepts it.
@MainActor public protocol ResponderChainCenter: ReceivingCenter {
  /// The type of the responders that the center takes.
  associatedtype Responder: ResponderBridge
  /// Adds a responder to the top of the chain.
  func pushResponder(_ responder: Responder) async
  /// Removes the newest responder from the chain.
  func popResponder() async
}

/// A center that shows the screens of an event once they are loaded.
///
/// It loads with ``SimulatedApplication/loadScreens(for:types:completion:)`` or its asynchronous variant, and shows the
/// result with ``SimulatedApplication/setViewControllers(_:animated:)``.
@MainActor public protocol HierarchyBuildingCenter: ReceivingCenter {}

/// A center that navigates as any object of the app requests by a message.
///
/// It makes views with ``SimulatedApplication/viewResolver``, and shows them with the application's navigation stack.
/// The adapter posts each message on the bus that the center listens to; `BusMessage.notification` is its form for
/// Foundation's notification center.
@MainActor public protocol BusNavigatingCenter: PushCenterUnderTest {
  /// Posts a message on the bus.
  func post(_ message: BusMessage) async
  /// Makes the center listen to the bus again, as if an initialiser were called twice.
  func subscribe() async
}

extension BusNavigatingCenter {
  /// Does nothing, for a center that cannot be told to listen twice.
  public func subscribe() async {}
}

/// A center that logs requests that it could not fulfil, with ``SimulatedApplication/log(_:)``.
@MainActor public protocol LoggingCenter: PushCenterUnderTest {}

/// A center that opens URLs that are equivalent to a push.
@MainActor public protocol LinkOpeningCenter: PushCenterUnderTest {
  /// `application(_:open:options:)`: opens a URL, and returns whether it is one of the app's.
  func open(_ url: URL) async -> Bool
}
