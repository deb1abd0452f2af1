public import PushSimulation

/// An object that the center under test can hold as a suppressor and that passes its question on.
///
/// The kit makes it, owns it and lets it go. Nobody else may keep it alive but the center itself;
/// the kit checks that before it judges.
@MainActor public protocol SuppressorBridge: AnyObject {
  /// Creates a bridge that answers with the handle's answers.
  init(_ handle: SuppressorHandle)
}

/// An object that listens to the center under test and passes on what it hears.
///
/// The kit makes it, owns it and lets it go. Nobody else may keep it alive but the center itself;
/// the kit checks that before it judges.
@MainActor public protocol ObserverBridge: AnyObject {
  /// Creates a bridge that reports to the handle.
  init(_ handle: ObserverHandle)
}

/// An object that the center under test can hold as a responder and that answers for its screen.
///
/// The kit makes it, owns it and lets it go. Nobody else may keep it alive but the center itself;
/// the kit checks that before it judges.
@MainActor public protocol ResponderBridge: AnyObject {
  /// Creates a bridge that answers with the handle's answers and reports to it.
  init(_ handle: ResponderHandle)
}

/// A ready-made suppressor for centers that take closures.
///
/// It keeps the closure's token, or what takes the closure back. Removing it drops the one and does the
/// other, unless the adapter has a `removeSuppressor(_:)` of its own. A center that takes objects of a
/// protocol can be given it as well, by an extension with that conformance.
@MainActor public final class SuppressorSubscription: SuppressorBridge {
  /// The handle that the closure asks for the answer.
  public let handle: SuppressorHandle
  /// The object that the center returned for the closure; it is released with the suppressor.
  public var token: Any?
  private var takeBack: (@MainActor () async -> Void)?

  /// Creates a suppressor without a subscription.
  public init(_ handle: SuppressorHandle) {
    self.handle = handle
  }

  /// Says how the center takes it back, where no token does: by an identifier, or by emptying a place.
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

/// A ready-made observer for centers that take closures or hand out streams.
///
/// It keeps the closure's token, which has to end with its last reference, or listens to a sequence
/// until it goes away. Removing it ends either, unless the adapter has a `removeObserver(_:)` of its own. A
/// center that takes objects of a protocol can be given it as well, by an extension with that conformance.
@MainActor public final class ObserverSubscription: ObserverBridge {
  /// The handle that the closure reports to.
  public let handle: ObserverHandle
  /// The object that the center returned for the closure; it is released with the observer.
  public var token: Any?
  private var listening: Task<Void, Never>?
  private var takeBack: (@MainActor () async -> Void)?

  /// Creates an observer without a subscription.
  public init(_ handle: ObserverHandle) {
    self.handle = handle
  }

  /// Reports every element of a sequence, until the sequence ends or the observer goes away.
  ///
  /// - Parameters:
  ///   - receipts: What the center hands out.
  ///   - sighting: What an element says of itself; nil for one that is no receipt.
  public func listen<Receipts: AsyncSequence & Sendable>(
    to receipts: Receipts,
    as sighting: @escaping @MainActor (Receipts.Element) -> Sighting?
  ) where Receipts.Element: Sendable {
    listen(to: receipts) { receipt, handle in
      if let sighting = sighting(receipt) { handle.didReceive(sighting) }
    }
  }

  /// Reports every element of a sequence in which there is more than receipts, until the sequence ends or
  /// the observer goes away.
  ///
  /// - Parameters:
  ///   - events: What the center hands out.
  ///   - report: Tells the handle what an element is.
  public func listen<Events: AsyncSequence & Sendable>(
    to events: Events,
    reporting report: @escaping @MainActor (Events.Element, ObserverHandle) -> Void
  ) where Events.Element: Sendable {
    let handle = handle
    listening?.cancel()
    listening = Task { @MainActor in
      guard !Task.isCancelled else { return }
      // The loop asks for elements on the main actor where the platform can: macOS 15 and iOS 18.
      do {
        for try await event in events {
          report(event, handle)
          if Task.isCancelled { break }
        }
      } catch {
        // A sequence that fails has ended: the observer hears no more of it.
      }
    }
  }

  /// Says how the center takes it back, where no token does: by an identifier, or by emptying a place.
  public func whenRemoved(_ takeBack: @escaping @MainActor () async -> Void) {
    self.takeBack = takeBack
  }

  fileprivate func end() async {
    cancel()
    let takeBack = takeBack
    self.takeBack = nil
    await takeBack?()
  }

  /// Ends the subscription.
  public func cancel() {
    listening?.cancel()
    listening = nil
    token = nil
  }

  deinit {
    listening?.cancel()
  }
}

extension SuppressibleCenter where Suppressor == SuppressorSubscription {
  /// Drops the token that the center gave, and has the center take the suppressor back.
  public func removeSuppressor(_ suppressor: SuppressorSubscription) async {
    await suppressor.end()
  }
}

extension ObservableCenter where Observer == ObserverSubscription {
  /// Drops the token that the center gave, or stops listening, and has the center take the observer back.
  public func removeObserver(_ observer: ObserverSubscription) async {
    await observer.end()
  }
}
