#if os(macOS) || os(Linux)
  import Foundation
  import PushConformance
  import SubjectIsolation
  import Testing

  /// Starts the executable of the tests again, as an exit test.
  ///
  /// Every executable of tests that contains this file has the exit test, so Swift Testing finds the exit test there.
  struct ExitTestLauncher: WorkerLauncher {
    private let adapters: [String: AdapterName]

    init(of adapters: [String: AdapterReference]) throws(KitError) {
      var names: [String: AdapterName] = [:]
      for (subject, adapter) in adapters { names[subject] = try AdapterName(adapter) }
      self.adapters = names
    }

    func launch(
      _ subject: String,
      over pipes: NamedPipes,
      noting end: WorkerEnd
    ) throws(ProcessEnd) {
      guard let adapter = adapters[subject], let test = Test.current else {
        throw ProcessEnd(cause: .notStarted("only a test can start one"))
      }
      // The task inherits the current test, which an exit test needs.
      Task { @concurrent in await run(adapter, pipes.folder, in: test, noting: end) }
    }

    private func run(
      _ adapter: AdapterName,
      _ folder: String,
      in test: Test,
      noting end: WorkerEnd
    ) async {
      // The exit test expects a failure, but a subject can end the process in any way. The end of the process is the
      // error of a case, and not an issue of the test.
      let silence = IssueHandlingTrait.filterIssues { _ in false }
      do {
        try await silence.provideScope(for: test, testCase: nil) {
          let result = await #expect(processExitsWith: .failure) {
            [adapter = adapter as AdapterName, folder = folder as String] in
            await AdapterWorker.serve(adapter, in: folder)
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

  /// The body of the exit test, which plays an adapter in the process of the exit test.
  private enum AdapterWorker {
    @MainActor static func serve(_ adapter: AdapterName, in folder: String) async -> Never {
      guard let worker = Worker(over: NamedPipes(in: folder)), let service = adapter.service else {
        _exit(Worker.lost)
      }
      await worker.serve(service)
    }
  }
#endif
