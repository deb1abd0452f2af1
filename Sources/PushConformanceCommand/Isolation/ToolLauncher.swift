import Foundation
import PushConformance
import SubjectIsolation

/// Starts this executable again, with the subcommand `worker`.
struct ToolLauncher: WorkerLauncher {
  private let executable: String
  private let adapters: [AdapterSubject]

  /// Finds the path of this executable; the process that plays a subject of `adapters` starts the subject's adapter.
  init(adapters: [AdapterSubject] = []) throws(ToolFailure) {
    guard let url = Bundle.main.executableURL else {
      throw .kit("the path of this program is not known; subjects can play with --no-isolation")
    }
    executable = url.path(percentEncoded: false)
    self.adapters = adapters
  }

  func launch(_ subject: String, over pipes: NamedPipes, noting end: WorkerEnd) throws(ProcessEnd) {
    let adapter = adapters.first { $0.handshake.name == subject }
    let arguments =
      [executable, "worker", subject, "--pipes", pipes.folder] + (adapter?.arguments ?? [])
    let output = Descriptor(opening: pipes.output, for: O_WRONLY)
    let nothing = Descriptor(opening: "/dev/null", for: O_RDWR)
    defer { for stream in [output, nothing] { stream?.close() } }
    guard let output, let nothing else {
      throw ProcessEnd(cause: .notStarted("there is no room for its pipes"))
    }
    do throws(Spawn.Failure) {
      // Standard output is discarded: the executable can print something before it becomes a worker.
      let process = try Spawn.start(
        executable,
        arguments,
        streams: [STDIN_FILENO: nothing, STDOUT_FILENO: nothing, STDERR_FILENO: output],
        leadingGroup: true
      )
      end.began(process)
      Thread.detachNewThread {
        end.ended(Spawn.end(of: process, waiting: true) ?? .closedChannel)
      }
    } catch {
      throw ProcessEnd(cause: .notStarted(error.reason))
    }
  }
}
