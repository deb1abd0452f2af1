#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// The variable of Swift's runtime that holds a function to be asked what becomes of jobs that may run on any
/// thread: `swift_task_enqueueGlobal_hook`, see swift/Runtime/Concurrency.h.
///
/// Unsafe because the type of the variable is taken on trust. It has been the same since Swift 5.5. Other threads read
/// it while it is written: it is one word, and the runtime reads it once for each job.
@MainActor @safe struct RuntimeHook {
  /// What the runtime would do by itself: it hands the job to its pool of threads.
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Function = @convention(thin) (UnownedJob, Original) -> Void

  /// Nil where the runtime has no such variable, or does not show it.
  static let shared = RuntimeHook()

  private let variable: UnsafeMutablePointer<Function?>

  private init?() {
    guard let process = unsafe dlopen(nil, RTLD_LAZY),
      let symbol = unsafe dlsym(process, "swift_task_enqueueGlobal_hook")
    else { return nil }
    unsafe variable = symbol.assumingMemoryBound(to: Function?.self)
  }

  /// Sets a function, unless there is one of somebody else's.
  ///
  /// - Returns: Whether it is set.
  func set(_ function: Function) -> Bool {
    guard unsafe variable.pointee == nil else { return isSet(function) }
    unsafe variable.pointee = function
    return true
  }

  /// Takes a function off again, unless somebody has set another one meanwhile.
  func remove(_ function: Function) {
    if isSet(function) { unsafe variable.pointee = nil }
  }

  /// Whether a function is set.
  func isSet(_ function: Function) -> Bool {
    unsafe unsafeBitCast(variable.pointee, to: UInt.self)
      == unsafeBitCast(function, to: UInt.self)
  }
}
