import Foundation
import Testing

@testable import PushConformance
@testable import SubjectIsolation

/// Workers without a program behind them.
@Suite("A worker that does not speak")
struct WorkerProcessTests {
  /// Starts a thread in place of a process, which introduces itself as a worker does, and reads no request.
  private struct DeafLauncher: WorkerLauncher {
    /// The process number that the worker reports; by default no process has this number, so none is ended.
    ///
    /// Nil for a program that blocks before it reaches the kit's own code.
    var process: Int32? = .max

    func launch(
      _ subject: String,
      over pipes: NamedPipes,
      noting end: WorkerEnd
    ) throws(ProcessEnd) {
      let ends = pipes.open(requests: O_RDONLY, answers: O_WRONLY, output: O_WRONLY)
      guard let ends, let process else { return }
      Thread.detachNewThread {
        guard let secret = ends.requests.read(exactly: WorkerFrame.secretLength) else { return }
        let hello = WorkerFrame.bytes(of: UInt64(process))
        ends.answers.write(WorkerFrame(secret: secret).bytes(hello, number: 0))
      }
    }
  }

  @Test("It is not waited for longer than a start may take, though its number is unknown")
  func silent() async {
    var limits = WorkerLimits()
    limits.secondsToStart = 0
    let hosts = IsolatedSubjects(by: DeafLauncher(process: nil), within: limits)
    let expected = ProcessEnd(cause: .notStarted("it was not ready within 0 s"))
    #expect(await hosts.host(of: "x").answer(to: [0]) == .failure(expected))
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

  #if os(Linux)
    /// Traces a process as a debugger does, reports it, and detaches at the end of standard input.
    private static let tracer = """
      import ctypes, os, sys
      shell = os.environ.get("shell")
      while shell and os.getppid() == int(shell):
          pass
      PTRACE_SEIZE = 0x4206
      if ctypes.CDLL(None, use_errno=True).ptrace(PTRACE_SEIZE, int(sys.argv[1]), None, None):
          sys.exit(1)
      print("traces", flush=True)
      sys.stdin.read()
      """

    private static func shell(_ line: String, _ input: Pipe, _ output: Pipe) throws -> Process {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", line]
      process.environment = ProcessInfo.processInfo.environment.merging(["tracer": tracer]) { $1 }
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      return process
    }

    /// Lets a tracer trace a process while a closure runs.
    ///
    /// A user's tracer is not a child of this process. So a shell starts the tracer and ends, which leaves the tracer
    /// without a parent. The tracer itself waits for the shell's end, since `Process.waitUntilExit` has been seen to
    /// wait forever.
    private static func traced(
      byUser: Bool,
      _ body: (_ process: Int32, _ release: () throws -> Void) async throws -> Void
    ) async throws {
      let held = Pipe()
      let process = try shell("exec cat", held, Pipe())
      defer { process.terminate() }
      let number = process.processIdentifier
      #expect(!ProcessWatch(process: number).isTraced)
      let (input, output) = (Pipe(), Pipe())
      let trace = #"python3 -c "$tracer" \#(number)"#
      _ = try shell(byUser ? "exec 3<&0; shell=$$ \(trace) <&3 &" : "exec \(trace)", input, output)
      let word = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      guard word == "traces\n" else { try Test.cancel("no process can be traced here") }
      try await body(number) {
        try input.fileHandleForWriting.close()
        // The end of the output is the end of the tracer.
        _ = try output.fileHandleForReading.readToEnd()
      }
    }

    @Test(
      "The time of a worker stands still while a debugger is attached to it",
      .enabled(if: AdapterScript.hasPython, "python3 is the debugger")
    )
    func debugged() async throws {
      try await Self.traced(byUser: true) { process, release in
        #expect(ProcessWatch(process: process).isTraced)
        var limits = WorkerLimits()
        limits.seconds = 0
        limits.secondsBetweenPlays = 0
        let hosts = IsolatedSubjects(by: DeafLauncher(process: process), within: limits)
        let host = await hosts.host(of: "x")
        let hasAnswered = Locked(false)
        let answer = Task {
          let answer = await host.answer(to: [0])
          hasAnswered.withLock { $0 = true }
          return answer
        }
        // Without a debugger, a limit of 0 s ends during this sleep.
        try await Task.sleep(for: .milliseconds(500))
        let isEarly = hasAnswered.withLock { $0 }
        #expect(!isEarly)
        try release()
        #expect(await answer.value == .failure(ProcessEnd(cause: .timeLimit(0))))
      }
    }

    @Test(
      "A tracer that a subject has started does not stop the time",
      .enabled(if: AdapterScript.hasPython, "python3 is the tracer")
    )
    func tracedBySubject() async throws {
      try await Self.traced(byUser: false) { process, release in
        #expect(!ProcessWatch(process: process).isTraced)
        var limits = WorkerLimits()
        limits.seconds = 0
        limits.secondsBetweenPlays = 0
        let hosts = IsolatedSubjects(by: DeafLauncher(process: process), within: limits)
        let answer = await hosts.host(of: "x").answer(to: [0])
        #expect(answer == .failure(ProcessEnd(cause: .timeLimit(0))))
        try release()
      }
    }
  #endif

  @Test("Only the first of several workers notes its step in the file beside the journal")
  func places() async throws {
    var limits = WorkerLimits()
    limits.secondsToStart = 0
    let scratch = try Scratch()
    let place = scratch.file("journal.step")
    let launcher = DeafLauncher(process: nil)
    let hosts = IsolatedSubjects(by: launcher, within: limits, notingAt: place)
    for number in 0...1 {
      _ = await hosts.host(of: "x", number: number).answer(to: [0])
      #expect(FileManager.default.fileExists(atPath: place) == (number == 0))
      unsafe unlink(place)
    }
  }
}
