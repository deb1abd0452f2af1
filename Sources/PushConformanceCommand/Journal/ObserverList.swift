import PushConformance

/// Several observers of one run.
@MainActor final class ObserverList: RunObserver {
  private let observers: [any RunObserver]

  /// Creates a list; an observer that is nil is left out.
  init(_ observers: [(any RunObserver)?]) { self.observers = observers.compactMap(\.self) }

  func note(_ event: RunEvent) { for observer in observers { observer.note(event) } }
}
