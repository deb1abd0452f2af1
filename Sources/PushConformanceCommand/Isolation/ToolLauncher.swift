#if canImport(Subprocess)
  import Foundation
  import PushConformance
  import Subprocess
  import SubjectIsolation

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  /// Starts this executable again, with the subcommand `worker`.
  struct ToolLauncher: WorkerLauncher {
    private let executable: String
    private let adapters: [AdapterSubject]

    /// Finds the path of this executable; the process in which a subject of `adapters` plays starts its adapter.
    init(adapters: [AdapterSubject] = []) throws(ToolFailure) {
      guard let url = Bundle.main.executableURL else {
        throw .kit("the path of this program is not known; subjects can play with --no-isolation")
      }
      executable = url.path(percentEncoded: false)
      self.adapters = adapters
    }

    func launch(
      _ subject: String,
      noting page: SharedPage,
      within limits: WorkerLimits
    ) throws(ProcessEnd) -> WorkerConnection {
      guard let end = WorkerEnd(), let pipes = Descriptor.pipes(3) else {
        throw ProcessEnd(cause: .notStarted("there is no room for its pipes"))
      }
      let (requests, answers, output) = (pipes[0], pipes[1], pipes[2])
      let adapter = adapters.first { $0.handshake.name == subject }
      let arguments =
        ["worker", subject, "--page", page.path, "--megabytes", "\(limits.megabytes)"]
        + (adapter?.arguments ?? [])
      Task.detached {
        await run(arguments, requests.read, answers.write, output.write, noting: end)
      }
      return WorkerConnection(
        requests: requests.write,
        answers: answers.read,
        output: output.read,
        end: end
      )
    }

    /// Runs the executable in a process group of its own, whose end also ends the processes that it has started.
    private func run(
      _ arguments: [String],
      _ input: Descriptor,
      _ output: Descriptor,
      _ error: Descriptor,
      noting end: WorkerEnd
    ) async {
      do {
        var options = PlatformOptions()
        options.processGroupID = 0
        let result = try await Subprocess.run(
          .path(FilePath(executable)),
          arguments: Arguments(arguments),
          environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
          platformOptions: options,
          input: .fileDescriptor(
            FileDescriptor(rawValue: input.number),
            closeAfterSpawningProcess: true
          ),
          output: .fileDescriptor(
            FileDescriptor(rawValue: output.number),
            closeAfterSpawningProcess: true
          ),
          error: .fileDescriptor(
            FileDescriptor(rawValue: error.number),
            closeAfterSpawningProcess: true
          )
        ) { execution in
          end.began(execution.processIdentifier.value)
        }
        switch result.terminationStatus {
        case .exited(let code): end.ended(.exited(Int(code)))
        case .signaled(let signal): end.ended(.signal(Int(signal)))
        }
      } catch {
        end.ended(.notStarted("\(error)"))
      }
    }
  }
#endif
