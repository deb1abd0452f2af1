import PushConformance

/// Several observers of one run.
@MainActor final class ObserverList: RunObserver {
  private let observers: [any RunObserver]

  /// Creates a list of the observers that are not nil.
  init(_ observers: [(any RunObserver)?]) { self.observers = observers.compactMap(\.self) }

  func note(_ event: RunEvent) { for observer in observers { observer.note(event) } }
}
