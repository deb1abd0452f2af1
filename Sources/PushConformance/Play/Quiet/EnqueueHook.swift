import Foundation

/// The hook of Swift's runtime for jobs that can run on any thread: the variable `swift_task_enqueueGlobal_hook`.
///
/// See swift/Runtime/Concurrency.h. The access is unsafe because nothing checks the type of the variable, which has
/// been the same since Swift 5.5. Other threads can read the variable while it is written. This does no harm: the
/// variable is one word, and the runtime reads it once for each job.
@MainActor @safe struct EnqueueHook {
  /// A function that enqueues a job in the thread pool, as the runtime does without a hook.
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Function = @convention(thin) (UnownedJob, Original) -> Void

  /// The hook; nil if the runtime has no such variable or does not export it.
  static let shared = EnqueueHook()

  private let variable: UnsafeMutablePointer<Function?>

  private init?() {
    #if _ptrauth(_arm64e)
      // On arm64e the variable has to hold a signed pointer. A plain pointer would end the process.
      return nil
    #else
      guard let process = unsafe dlopen(nil, RTLD_LAZY),
        let symbol = unsafe dlsym(process, "swift_task_enqueueGlobal_hook")
      else { return nil }
      unsafe variable = symbol.assumingMemoryBound(to: Function?.self)
    #endif
  }

  /// Sets the hook, unless a different library has set it; returns whether the hook is this function now.
  func set(_ function: Function) -> Bool {
    guard unsafe variable.pointee == nil else { return isSet(function) }
    unsafe variable.pointee = function
    return true
  }

  func remove(_ function: Function) { if isSet(function) { unsafe variable.pointee = nil } }

  func isSet(_ function: Function) -> Bool {
    unsafe unsafeBitCast(variable.pointee, to: UInt.self)
      == unsafeBitCast(function, to: UInt.self)
  }
}
