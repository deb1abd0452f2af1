#if os(macOS) || os(Linux)
  import Foundation
  import PushConformance
  import SubjectIsolation
  import Testing

  /// Starts the executable of the tests again, as an exit test.
  ///
  /// Every executable of tests that contains this file has the exit test, so Swift Testing finds it there.
  struct ExitTestLauncher: WorkerLauncher {
    private let adapters: [String: AdapterName]

    init(of adapters: [String: AdapterReference]) throws(KitError) {
      var names: [String: AdapterName] = [:]
      for (subject, adapter) in adapters { names[subject] = try AdapterName(adapter) }
      self.adapters = names
    }

    func launch(
      _ subject: String,
      noting page: SharedPage,
      within limits: WorkerLimits
    ) throws(ProcessEnd) -> WorkerConnection {
      guard let adapter = adapters[subject], let test = Test.current else {
        throw ProcessEnd(cause: .notStarted("only a test can start one"))
      }
      guard let end = WorkerEnd(), let pipes = NamedPipes.make() else {
        throw ProcessEnd(cause: .notStarted("there is no room for its pipes"))
      }
      guard let connection = pipes.connection(to: end) else {
        pipes.remove()
        throw ProcessEnd(cause: .notStarted("its pipes cannot be opened"))
      }
      let page = page.path
      let megabytes = limits.megabytes
      // The task inherits the current test, which an exit test needs.
      Task { @concurrent in
        await run(adapter, pipes.folder, page, megabytes, in: test, noting: end)
        pipes.remove()
      }
      return connection
    }

    /// Runs the exit test that plays an adapter, until its process ends.
    private func run(
      _ adapter: AdapterName,
      _ folder: String,
      _ page: String,
      _ megabytes: Int,
      in test: Test,
      noting end: WorkerEnd
    ) async {
      // The exit test expects a failure, but a subject can end the process in any way. The end of the process is the
      // error of a case, and not an issue of the test.
      let silence = IssueHandlingTrait.filterIssues { _ in false }
      do {
        try await silence.provideScope(for: test, testCase: nil) {
          let result = await #expect(processExitsWith: .failure) {
            [
              adapter = adapter as AdapterName, folder = folder as String, page = page as String,
              megabytes = megabytes as Int
            ] in
            await AdapterWorker.serve(adapter, NamedPipes(in: folder), page, megabytes)
          }
          switch result?.exitStatus {
          case .exitCode(let code): end.ended(.exited(Int(code)))
          case .signal(let signal): end.ended(.signal(Int(signal)))
          // For the exit code 0, which is not a failure, Swift Testing returns no result.
          default: end.ended(.exited(0))
          }
        }
      } catch {
        end.ended(.notStarted("\(error)"))
      }
    }
  }

  /// The code of the exit test, which plays an adapter in its process.
  private enum AdapterWorker {
    @MainActor static func serve(
      _ adapter: AdapterName,
      _ pipes: NamedPipes,
      _ page: String,
      _ megabytes: Int
    ) async -> Never {
      Worker.closeInheritedPipes()
      guard let page = SharedPage(opening: page), let (requests, answers) = pipes.open() else {
        _exit(Worker.lost)
      }
      pipes.remove()
      do {
        try await Worker.serve(
          { _ in
            guard let service = adapter.service else { _exit(Worker.lost) }
            return service
          },
          over: requests,
          answers: answers,
          noting: page,
          megabytes: megabytes
        )
      } catch {
        _exit(Worker.lost)
      }
    }
  }
#endif
