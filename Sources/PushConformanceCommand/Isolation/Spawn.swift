import Foundation
import PushConformance
import PushCorpus
import SubjectIsolation

/// Starts programs synchronously, because the main actor cannot wait for an asynchronous call during a play.
enum Spawn {
  struct Failure: Error {
    let reason: String
  }

  static func start(
    _ path: String,
    _ arguments: [String],
    streams: [Int32: Descriptor],
    leadingGroup leadsGroup: Bool
  ) throws(Failure) -> pid_t {
    #if os(macOS) || os(Linux)
      #if os(macOS)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      unsafe posix_spawn_file_actions_init(&actions)
      unsafe posix_spawnattr_init(&attributes)
      defer {
        unsafe posix_spawn_file_actions_destroy(&actions)
        unsafe posix_spawnattr_destroy(&attributes)
      }
      for (number, stream) in streams {
        unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, number)
      }
      // The tool ignores SIGPIPE, and a thread of Dispatch blocks most signals. The program would inherit this state.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe posix_spawnattr_setsigmask(&attributes, &signals)
      unsafe sigaddset(&signals, SIGPIPE)
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      unsafe posix_spawnattr_setflags(
        &attributes,
        Int16(flags | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0))
      )
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      // The message of a crash suffices, and a backtrace takes longer than most runs.
      let environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      let texts = unsafe CTexts(arguments)
      let variables = unsafe CTexts(environment.map { "\($0)=\($1)" })
      var process: pid_t = 0
      let code = unsafe posix_spawn(
        &process,
        path,
        &actions,
        &attributes,
        texts.pointers,
        variables.pointers
      )
      guard code == 0 else { throw Failure(reason: SystemError.text(of: code)) }
      return process
    #else
      throw Failure(reason: "programs cannot be started on this platform")
    #endif
  }

  /// Returns how a program ended; nil if the program still runs and `waits` is false, or if an earlier call returned
  /// the end.
  static func end(of process: pid_t, waiting waits: Bool) -> ProcessEnd.Cause? {
    var status: Int32 = 0
    var ended: pid_t
    repeat {
      ended = unsafe waitpid(process, &status, waits ? 0 : WNOHANG)
    } while ended < 0
      && errno == EINTR
    guard ended == process else { return nil }
    let signal = Int(status & 0x7F)
    return signal > 0 ? .signal(signal) : .exited(Int(status >> 8 & 0xFF))
  }

  /// Copies of strings as an array of C strings that ends with a null pointer.
  @unsafe private final class CTexts {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) { unsafe pointers = texts.map { unsafe strdup($0) } + [nil] }

    deinit { unsafe pointers.forEach { unsafe free($0) } }
  }
}
