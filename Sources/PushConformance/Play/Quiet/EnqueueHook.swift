#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// The variable of Swift's runtime with a function that decides about jobs that may run on any thread:
/// `swift_task_enqueueGlobal_hook`, see swift/Runtime/Concurrency.h.
///
/// Unsafe because nothing checks the type of the variable. It has been the same since Swift 5.5. Other threads
/// read the variable while it is written: it is one word, and the runtime reads it once for each job.
@MainActor @safe struct EnqueueHook {
  /// Hands a job to the pool of threads, as the runtime does by itself.
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Function = @convention(thin) (UnownedJob, Original) -> Void

  /// Nil where the runtime has no such variable, or does not show it.
  static let shared = EnqueueHook()

  private let variable: UnsafeMutablePointer<Function?>

  private init?() {
    #if _ptrauth(_arm64e)
      // The variable is signed there, and a plain pointer in it would end the process.
      return nil
    #else
      guard let process = unsafe dlopen(nil, RTLD_LAZY),
        let symbol = unsafe dlsym(process, "swift_task_enqueueGlobal_hook")
      else { return nil }
      unsafe variable = symbol.assumingMemoryBound(to: Function?.self)
    #endif
  }

  /// Sets a function, unless another library has set one.
  ///
  /// - Returns: Whether it is set.
  func set(_ function: Function) -> Bool {
    guard unsafe variable.pointee == nil else { return isSet(function) }
    unsafe variable.pointee = function
    return true
  }

  /// Takes a function off again, unless another library has set its own meanwhile.
  func remove(_ function: Function) {
    if isSet(function) { unsafe variable.pointee = nil }
  }

  /// Whether a function is set.
  func isSet(_ function: Function) -> Bool {
    unsafe unsafeBitCast(variable.pointee, to: UInt.self)
      == unsafeBitCast(function, to: UInt.self)
  }
}
