/// A task of a play that makes calls of the center, one after another.
///
/// A task for each call would cost more than most calls do.
@MainActor @safe final class CallTask {
  typealias Call = @MainActor () async -> Void

  private var call: Call?
  private var next: UnsafeContinuation<Void, Never>?
  /// Is told that a call has returned, and says whether more calls may follow.
  private let goesOn: @MainActor (CallTask) -> Bool

  /// Begins with a first call.
  init(_ call: @escaping Call, goingOnIf goesOn: @escaping @MainActor (CallTask) -> Bool) {
    self.call = call
    self.goesOn = goesOn
    Task { await self.run() }
  }

  /// Makes another call, after one that has returned.
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

  /// Makes the call that was asked for, and lets go of it: it holds what the center may hold weakly.
  private func makeCall() async -> Bool {
    guard let call else { return false }
    self.call = nil
    await call()
    return true
  }
}
