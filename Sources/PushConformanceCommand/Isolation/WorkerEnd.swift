#if canImport(Subprocess)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
  import PushConformance
  import PushSimulation
  import Subprocess

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  /// Starts a program, and waits for its end in a task.
  final class WorkerEnd: Sendable {
    /// A descriptor that becomes readable when the program has ended.
    let signal: Descriptor
    private let bell: Descriptor
    private let state = Locked(State())

    private struct State {
      var process: pid_t?
      var cause: ProcessEnd.Cause?
    }

    /// Creates the descriptors; nil if the process can have no more descriptors.
    init?() {
      guard let pipe = Descriptor.pipe() else { return nil }
      (signal, bell) = (pipe.read, pipe.write)
    }

    deinit {
      signal.close()
      bell.close()
    }

    /// The number of the process; nil before its start and after its end.
    var process: pid_t? { state.withLock { $0.cause == nil ? $0.process : nil } }

    /// Starts the program in a process group of its own.
    ///
    /// When the group is ended, the processes that the program has forked end, too.
    func watch(
      _ executable: String,
      _ arguments: [String],
      input: Descriptor,
      output: Descriptor,
      error: Descriptor
    ) {
      Task.detached { [self] in
        let cause: ProcessEnd.Cause
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
            state.withLock { $0.process = execution.processIdentifier.value }
          }
          cause =
            switch result.terminationStatus {
            case .exited(WorkerCommand.lost): .closedChannel
            case .exited(let code): .exited(Int(code))
            case .signaled(let signal): .signal(Int(signal))
            }
        } catch {
          cause = .notStarted("\(error)")
        }
        state.withLock { $0.cause = cause }
        bell.write([0])
      }
    }

    /// Waits a short time for the program to end, because a program that is ending closes its descriptors first.
    ///
    /// - Returns: How the program ended; nil if it is still running.
    func waitForCause() -> ProcessEnd.Cause? {
      _ = Descriptor.ready(among: [signal], milliseconds: 2_000)
      return state.withLock { $0.cause }
    }

    /// Ends the program and the processes that it has forked.
    func kill() {
      guard let process = state.withLock({ $0.process }) else { return }
      #if canImport(Darwin)
        _ = Darwin.kill(-process, SIGKILL)
      #elseif canImport(Glibc)
        _ = Glibc.kill(-process, SIGKILL)
      #elseif canImport(Musl)
        _ = Musl.kill(-process, SIGKILL)
      #endif
    }
  }
#endif
