import Foundation
import PushSimulation
import Testing

@testable import PushConformance
@testable import SubjectIsolation

/// Workers without a program behind them.
@Suite("A worker that does not speak")
struct WorkerProcessTests {
  /// Connects to nothing, and notes the places of the pages.
  private final class SilentLauncher: WorkerLauncher {
    let places = Locked<[String]>([])

    func launch(
      _ subject: String,
      noting page: SharedPage,
      within limits: WorkerLimits
    ) throws(ProcessEnd) -> WorkerConnection {
      places.withLock { $0.append(page.path) }
      guard let requests = Descriptor.pipe(), let answers = Descriptor.pipe(),
        let output = Descriptor.pipe(), let end = WorkerEnd()
      else { throw ProcessEnd(cause: .notStarted("no pipes")) }
      // The other ends stay open, as with a program that blocks before it reaches the kit's own code.
      return WorkerConnection(
        requests: requests.write,
        answers: answers.read,
        output: output.read,
        end: end
      )
    }
  }

  private static func answers(
    of hosts: [any SubjectHost]
  ) async -> [Result<[UInt8], ProcessEnd>] {
    var answers: [Result<[UInt8], ProcessEnd>] = []
    for host in hosts { answers.append(await host.answer(to: [0])) }
    return answers
  }

  @Test("It is not waited for longer than a start may take, though its number is unknown")
  func silent() async {
    var limits = WorkerLimits()
    limits.secondsToStart = 0
    let hosts = IsolatedSubjects(by: SilentLauncher(), within: limits)
    let answers = await Self.answers(of: [await hosts.host(of: "x")])
    let expected = ProcessEnd(cause: .notStarted("it was not ready within 0 s"))
    #expect(answers == [.failure(expected)])
  }

  /// Introduces itself as a worker does, and reads no request.
  private struct DeafLauncher: WorkerLauncher {
    func launch(
      _ subject: String,
      noting page: SharedPage,
      within limits: WorkerLimits
    ) throws(ProcessEnd) -> WorkerConnection {
      guard let end = WorkerEnd(), let pipes = Descriptor.pipes(3) else {
        throw ProcessEnd(cause: .notStarted("no pipes"))
      }
      Thread.detachNewThread {
        guard let secret = pipes[0].read.read(exactly: WorkerFrame.secretLength) else { return }
        // No process has this number, so ending it ends nothing.
        let hello = WorkerFrame.bytes(of: UInt64(Int32.max))
        pipes[1].write.write(WorkerFrame.bytes(hello, number: 0, secret: secret))
      }
      return WorkerConnection(
        requests: pipes[0].write,
        answers: pipes[1].read,
        output: pipes[2].read,
        end: end
      )
    }
  }

  @Test("A worker that reads no requests has hung, once its pipe is full")
  func deaf() async {
    await #expect(processExitsWith: .success) {
      // Ends a run that waits for room without a limit.
      alarm(60)
      var limits = WorkerLimits()
      limits.seconds = 0
      let hosts = IsolatedSubjects(by: DeafLauncher(), within: limits)
      let request = [UInt8](repeating: 0, count: 1 << 20)
      let answer = await hosts.host(of: "x").answer(to: request)
      #expect(answer == .failure(ProcessEnd(cause: .timeLimit(0))))
    }
  }

  @Test("Only the first of several workers notes its step in the file beside the journal")
  func places() async throws {
    var limits = WorkerLimits()
    limits.secondsToStart = 0
    let launcher = SilentLauncher()
    let scratch = try Scratch()
    let place = scratch.file("journal.step")
    let hosts = IsolatedSubjects(by: launcher, within: limits, notingAt: place)
    let all = [await hosts.host(of: "x", number: 0), await hosts.host(of: "x", number: 1)]
    _ = await Self.answers(of: all)
    let places = launcher.places.withLock(\.self)
    #expect(places.map { $0 == place } == [true, false])
  }
}
