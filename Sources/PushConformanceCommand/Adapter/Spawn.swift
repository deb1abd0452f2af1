#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import PushConformance
import PushCorpus
import SubjectIsolation

/// Starts programs without waiting for an asynchronous call.
///
/// While a scenario is being played, the main actor cannot wait for such a call.
enum Spawn {
  /// Starts a command with `/bin/sh`, and returns the number of the process.
  static func shell(
    _ command: String,
    input: Descriptor,
    output: Descriptor,
    leadingGroup leadsGroup: Bool
  ) throws(AdapterFault.Cause) -> pid_t {
    // Platforms without this library do not let a program start a process.
    #if canImport(Subprocess)
      return try start(
        ["sh", "-c", command],
        input: input,
        output: output,
        leadingGroup: leadsGroup
      )
    #else
      throw .notStarted("programs cannot be started on this platform")
    #endif
  }

  #if canImport(Subprocess)
    private static func start(
      _ arguments: [String],
      input: Descriptor,
      output: Descriptor,
      leadingGroup leadsGroup: Bool
    ) throws(AdapterFault.Cause) -> pid_t {
      #if canImport(Darwin)
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
      unsafe posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
      unsafe posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
      // The tool ignores SIGPIPE, and the new program would inherit that setting.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGPIPE)
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
      let flags = POSIX_SPAWN_SETSIGDEF | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
      unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
      unsafe posix_spawnattr_setpgroup(&attributes, 0)

      let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
      let arguments = unsafe CTexts(arguments)
      let variables = unsafe CTexts(environment)
      var process: pid_t = 0
      let code = unsafe posix_spawn(
        &process,
        "/bin/sh",
        &actions,
        &attributes,
        arguments.pointers,
        variables.pointers
      )
      guard code == 0 else { throw .notStarted(SystemError.text(of: code)) }
      return process
    }

    /// Copies of texts as an array of C strings that ends with a null pointer.
    @unsafe private final class CTexts {
      let pointers: [UnsafeMutablePointer<CChar>?]

      init(_ texts: [String]) { unsafe pointers = texts.map { unsafe strdup($0) } + [nil] }

      deinit { unsafe pointers.forEach { unsafe free($0) } }
    }
  #endif
}
