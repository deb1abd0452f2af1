import PushConformance

/// A suppressor that a center in another process asks.
@MainActor final class AdapterSuppressor: SuppressorBridge {
  let handle: SuppressorHandle

  init(_ handle: SuppressorHandle) { self.handle = handle }
}

/// An observer that a center in another process tells of events.
@MainActor final class AdapterObserver: ObserverBridge {
  let handle: ObserverHandle

  init(_ handle: ObserverHandle) { self.handle = handle }
}
