/// A center that notifies other objects, its observers, of events.
///
/// The roles that refine this protocol define the events.
@MainActor public protocol ObservableCenter: PushCenterUnderTest {
  /// The type of the observers that the center takes.
  associatedtype Observer: ObserverBridge
  /// Adds an observer, which the center notifies of events until the observer is removed.
  func addObserver(_ observer: Observer) async
  /// Removes an observer; from then on, the center does not notify the observer.
  func removeObserver(_ observer: Observer) async
}
