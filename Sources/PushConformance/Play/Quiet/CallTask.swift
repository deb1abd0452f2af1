/// A task that makes calls to the center, one after another.
///
/// The kit reuses a task, because starting a task for each call would take longer than most calls.
@MainActor @safe final class CallTask {
  typealias Call = @MainActor () async -> Void

  private var call: Call?
  private var next: UnsafeContinuation<Void, Never>?
  /// Called when a call has returned; returns whether the task should wait for more calls.
  private let goesOn: @MainActor (CallTask) -> Bool

  init(_ call: @escaping Call, goingOnIf goesOn: @escaping @MainActor (CallTask) -> Bool) {
    self.call = call
    self.goesOn = goesOn
    Task { await self.run() }
  }

  /// Makes another call; the previous call must have returned.
  func make(_ call: @escaping Call) {
    self.call = call
    wake()
  }

  /// Ends the task, if no call is open.
  func end() { wake() }

  private func wake() {
    let next = unsafe self.next
    unsafe self.next = nil
    unsafe next?.resume()
  }

  private func run() async {
    while await makeCall(), goesOn(self) {
      await unsafe withUnsafeContinuation { unsafe next = $0 }
    }
  }

  /// Makes the pending call and releases its closure, which can keep objects alive that the center holds weakly.
  private func makeCall() async -> Bool {
    guard let call else { return false }
    self.call = nil
    await call()
    return true
  }
}
