public import Foundation
import PushSimulation

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

/// A center that opens URLs which say what a push says.
@MainActor public protocol LinkOpeningCenter: PushCenterUnderTest {
  /// `application(_:open:options:)`: takes a URL, and says whether it is one of the app's.
  func open(_ url: URL) async -> Bool
}
