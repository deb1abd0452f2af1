import PushConformance

/// An observer that passes each event of a run to several observers.
@MainActor final class ObserverList: RunObserver {
  private let observers: [any RunObserver]

  /// Creates an observer that passes events to those of the given observers that are not nil.
  init(_ observers: [(any RunObserver)?]) { self.observers = observers.compactMap(\.self) }

  func note(_ event: RunEvent) { for observer in observers { observer.note(event) } }
}
