import Foundation

/// The sessions of a process, found by any thread: arguments of tests are made on several.
final class SessionRegister: @unchecked Sendable {
  // Unchecked because a lock guards both properties, which the compiler cannot see; `Mutex` would
  // need a later system than test targets are built for.
  private let lock = NSLock()
  private var byName: [String: ConformanceSession] = [:]
  private var order: [ConformanceSession] = []

  /// The session of a name, made when it is first asked for.
  func session(named name: String, make: () -> ConformanceSession) -> ConformanceSession {
    lock.lock()
    defer { lock.unlock() }
    if let known = byName[name] { return known }
    let session = make()
    byName[name] = session
    order.append(session)
    return session
  }

  /// The sessions in the order in which they were made.
  var all: [ConformanceSession] {
    lock.lock()
    defer { lock.unlock() }
    return order
  }
}
