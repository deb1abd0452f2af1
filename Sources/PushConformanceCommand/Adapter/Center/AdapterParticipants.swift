import PushConformance

/// A suppressor of a center in another process; the adapter refers to the suppressor by a number.
@MainActor final class AdapterSuppressor: SuppressorBridge {
  let handle: SuppressorHandle

  init(_ handle: SuppressorHandle) { self.handle = handle }
}

/// An observer of a center in another process; the adapter refers to the observer by a number.
@MainActor final class AdapterObserver: ObserverBridge {
  let handle: ObserverHandle

  init(_ handle: ObserverHandle) { self.handle = handle }
}
