import Foundation
import PushConformance

/// A stand-in for Dispatch's queues, which runs all blocks in order, in a task of the main actor.
///
/// The kit sees such tasks, but no blocks of Dispatch. `Sendable` is unchecked: all blocks run on the main actor.
final class DispatchQueue: @unchecked Sendable {
  static let main = DispatchQueue()

  private var blocks: [() -> Void] = []

  static func global() -> DispatchQueue { main }

  func async(execute block: @escaping () -> Void) {
    blocks.append(block)
    guard blocks.count == 1 else { return }
    Task { @MainActor in
      while let next = blocks.first {
        next()
        blocks.removeFirst()
      }
    }
  }

  /// Runs the block without delay: the apps delay only for animations, which the simulated application does not have.
  func asyncAfter(deadline: Deadline, execute block: @escaping () -> Void) { async(execute: block) }

  struct Deadline {
    static func now() -> Deadline { Deadline() }
    static func + (deadline: Deadline, seconds: Double) -> Deadline { deadline }
  }
}

/// Calls a main-actor closure from code that is not isolated but runs on the main thread.
func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { escaping in
    let unchecked = unsafeBitCast(escaping, to: (() -> Value).self)
    return unchecked()
  }
}

/// The simulated application of the current process, which an adapter's initializer sets.
enum Device {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static var application: SimulatedApplication?
}

/// A selector as a closure; `Trials/judge` replaces `#selector(name(_:))` with a `Selector`.
struct Selector {
  let call: (Notification) -> Void
}

/// Foundation's notification center, one for each process.
final class NotificationCenter {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static var `default` = NotificationCenter()

  private var observers:
    [(token: NSObject, name: Notification.Name?, call: (Notification) -> Void)] = []

  func addObserver(_: Any, selector: Selector, name: Notification.Name?, object _: Any?) {
    observers.append((NSObject(), name, selector.call))
  }

  func addObserver(
    forName name: Notification.Name?,
    object _: Any?,
    queue _: OperationQueue?,
    using call: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    let token = NSObject()
    observers.append((token, name, call))
    return token
  }

  func removeObserver(_ token: Any) {
    observers.removeAll { $0.token === token as AnyObject }
  }

  func post(name: Notification.Name, object: Any?) {
    for observer in observers where observer.name == nil || observer.name == name {
      observer.call(Notification(name: name, object: object))
    }
  }
}
