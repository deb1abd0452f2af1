public import PushSimulation

/// An object that the center under test can hold as a suppressor; the object passes the center's questions to the kit.
///
/// The kit creates, owns and releases the bridge. The center can also hold the bridge, but the adapter must not.
@MainActor public protocol SuppressorBridge: AnyObject {
  /// Creates a bridge that answers with the handle's answers.
  init(_ handle: SuppressorHandle)
}

/// An object that observes the center under test and reports the center's events to the kit.
///
/// The kit creates, owns and releases the bridge. The center can also hold the bridge, but the adapter must not.
@MainActor public protocol ObserverBridge: AnyObject {
  /// Creates a bridge that reports each notification to the handle.
  init(_ handle: ObserverHandle)
}

/// An object that the center under test can hold as a responder, which answers for one screen of the app.
///
/// The kit creates, owns and releases the bridge. The center can also hold the bridge, but the adapter must not.
@MainActor public protocol ResponderBridge: AnyObject {
  /// Creates a bridge that answers with the handle's answers and reports events to the handle.
  init(_ handle: ResponderHandle)
}

/// A ready-made suppressor for centers that take closures.
///
/// If the center returns a token for the closure, store the token in ``token``. Otherwise, call ``whenRemoved(_:)``
/// with a closure that unsubscribes. The default `removeSuppressor(_:)` releases the token and calls the closure that
/// unsubscribes. For a center that takes objects of a protocol, extend this class with a conformance to that protocol.
@MainActor public final class SuppressorSubscription: SuppressorBridge {
  /// The handle that the closure asks for the answer.
  public let handle: SuppressorHandle
  /// The object that the center returned for the closure, if any; the kit releases the object with the suppressor.
  public var token: Any?
  private var takeBack: (@MainActor () async -> Void)?

  /// Creates a suppressor without a subscription.
  public init(_ handle: SuppressorHandle) { self.handle = handle }

  /// Sets a closure that unsubscribes, such as by an identifier, for a center that returns no token.
  public func whenRemoved(_ takeBack: @escaping @MainActor () async -> Void) {
    self.takeBack = takeBack
  }

  fileprivate func end() async {
    token = nil
    let takeBack = takeBack
    self.takeBack = nil
    await takeBack?()
  }
}

/// A ready-made observer for centers that take closures or offer streams.
///
/// If the center takes a closure and returns a token, store the token in ``token``. If the center returns no token,
/// call ``whenRemoved(_:)`` with a closure that unsubscribes. If the center offers a sequence, call ``listen(to:as:)``.
/// The default `removeObserver(_:)` releases the token, stops the listening and calls the closure that unsubscribes.
/// For a center that takes objects of a protocol, extend this class with a conformance to that protocol.
@MainActor public final class ObserverSubscription: ObserverBridge {
  /// The handle that the closure reports to.
  public let handle: ObserverHandle
  /// The object that the center returned for the closure, if any; the kit releases the object with the observer.
  public var token: Any?
  private var listening: Task<Void, Never>?
  private var takeBack: (@MainActor () async -> Void)?
  private var begunCalls = 0
  /// True if the observer was removed while `addObserver(_:)` ran; the subscription then ends after that call.
  private var endsAfterCall = false

  /// Creates an observer without a subscription.
  public init(_ handle: ObserverHandle) { self.handle = handle }

  /// Reports every element of a sequence, until the sequence ends, or the observer is removed or deallocated.
  ///
  /// `sighting` converts an element to a `Sighting`, or returns nil if the element does not report a notification.
  public func listen<Receipts: AsyncSequence & Sendable>(
    to receipts: Receipts,
    as sighting: @escaping @MainActor (Receipts.Element) -> Sighting?
  ) where Receipts.Element: Sendable {
    listen(to: receipts) { receipt, handle in
      if let sighting = sighting(receipt) { handle.didReceive(sighting) }
    }
  }

  /// Reports every element of a sequence with several kinds of event, until the sequence ends, or the observer is
  /// removed or deallocated.
  public func listen<Events: AsyncSequence & Sendable>(
    to events: Events,
    reporting report: @escaping @MainActor (Events.Element, ObserverHandle) -> Void
  ) where Events.Element: Sendable {
    let handle = handle
    listening?.cancel()
    listening = Task { @MainActor in
      guard !Task.isCancelled else { return }
      // On macOS 15, iOS 18 and later, the loop requests elements on the main actor.
      do {
        for try await event in events {
          report(event, handle)
          if Task.isCancelled { break }
        }
      } catch {
        // An error ends the sequence. The observer then receives nothing more.
      }
    }
  }

  /// Sets a closure that unsubscribes, such as by an identifier, for a center that returns no token.
  public func whenRemoved(_ takeBack: @escaping @MainActor () async -> Void) {
    self.takeBack = takeBack
  }

  func subscribe(by call: @MainActor () async -> Void) async {
    begunCalls += 1
    endsAfterCall = false
    await call()
    begunCalls -= 1
    guard endsAfterCall, begunCalls == 0 else { return }
    endsAfterCall = false
    await end()
  }

  fileprivate func end() async {
    endsAfterCall = begunCalls > 0
    cancel()
    let takeBack = takeBack
    self.takeBack = nil
    await takeBack?()
  }

  /// Releases the token and stops listening.
  public func cancel() {
    listening?.cancel()
    listening = nil
    token = nil
  }

  deinit { listening?.cancel() }
}

extension SuppressibleCenter where Suppressor == SuppressorSubscription {
  /// Releases the token that the center returned, and unsubscribes the suppressor.
  public func removeSuppressor(_ suppressor: SuppressorSubscription) async {
    await suppressor.end()
  }
}

extension ObservableCenter where Observer == ObserverSubscription {
  /// Releases the token that the center returned, stops listening, and unsubscribes the observer.
  public func removeObserver(_ observer: ObserverSubscription) async { await observer.end() }
}
