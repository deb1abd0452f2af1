public import Foundation
public import PushSimulation

/// A center that offers each notification to a chain of responders, of which at most one takes it.
@MainActor public protocol ResponderChainCenter: ReceivingCenter {
  /// What the center is given as a responder.
  associatedtype Responder: ResponderBridge
  /// Puts a responder on top of the chain.
  func pushResponder(_ responder: Responder) async
  /// Takes the newest responder off the chain.
  func popResponder() async
}

/// A center that brings up the screens to which an event leads, once they are loaded.
///
/// It loads by ``SimulatedApplication/loadScreens(for:types:completion:)`` or its asynchronous twin,
/// and shows what it got by ``SimulatedApplication/setViewControllers(_:animated:)``.
@MainActor public protocol HierarchyBuildingCenter: ReceivingCenter {}

/// A center that carries out the navigation which any object of the app asks for by a message.
///
/// It makes views by ``SimulatedApplication/viewResolver``, and shows them by the navigation stack of
/// the application. The adapter puts each message on the bus that the center listens to;
/// `BusMessage.notification` is what Foundation's notification center posts.
@MainActor public protocol BusNavigatingCenter: PushCenterUnderTest {
  /// Posts a message on the bus.
  func post(_ message: BusMessage) async
  /// Has the center listen to the bus once more, as an initialiser does that is called twice.
  func subscribe() async
}

extension BusNavigatingCenter {
  /// Does nothing: a center that cannot be told to listen twice does not.
  public func subscribe() async {}
}

/// A center that says what it could not do, by ``SimulatedApplication/log(_:)``.
@MainActor public protocol LoggingCenter: PushCenterUnderTest {}

/// A center that opens URLs which say what a push says.
@MainActor public protocol LinkOpeningCenter: PushCenterUnderTest {
  /// `application(_:open:options:)`: takes a URL, and says whether it is one of the app's.
  func open(_ url: URL) async -> Bool
}
