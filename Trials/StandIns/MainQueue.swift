import Foundation
import PushConformance

/// The main queue: it runs its blocks in order, in a task of the main actor that the kit sees.
///
/// The name hides Dispatch's queue from the carried code, because blocks of that one are no tasks. It is not checked
/// to be `Sendable`, since all of its blocks run on the main actor.
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

  /// Runs the block next: delays of these apps wait for animations, which the simulated application does not have.
  func asyncAfter(deadline: Deadline, execute block: @escaping () -> Void) { async(execute: block) }

  struct Deadline {
    static func now() -> Deadline { Deadline() }
    static func + (deadline: Deadline, seconds: Double) -> Deadline { deadline }
  }
}

/// Calls a closure on the main actor from code that carries no isolation but runs on the main thread.
func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { escaping in
    let unchecked = unsafeBitCast(escaping, to: (() -> Value).self)
    return unchecked()
  }
}

/// The process that runs now: an adapter sets it when it is made.
enum Device {
  // Unsafe is right here: the kit runs all carried code on the main actor.
  nonisolated(unsafe) static var application: SimulatedApplication?
}

/// A selector as a closure: the script turns `#selector(name(_:))` into one.
struct Selector {
  let call: (Notification) -> Void
}

/// Foundation's notification center, one for each process.
final class NotificationCenter {
  // Unsafe is right here: the kit runs all carried code on the main actor.
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
