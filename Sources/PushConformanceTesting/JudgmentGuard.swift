import ConformanceReports
import Foundation
import PushConformance
import PushSimulation
import SubjectIsolation

/// Fails the tests if a subject ends the process of the tests, or hangs.
///
/// An exit handler notices a call of `exit`, and a thread notices a hang. The handler and the thread print the scenario
/// and the step, and end the process with a failure. If a subject calls `_exit`, no handler runs. Then only the report
/// that was written before the judgment shows that the judgment did not finish.
enum JudgmentGuard {
  // The default is long, because another test can use the main actor while a subject waits for the main actor.
  private static let usualSeconds = 300
  private static let failure: Int32 = 1

  /// The names of the subjects that the kit is judging, several if tests compare centers at the same time.
  private static let subjects = Locked<[String]>([])
  /// The board that holds the current step; the memory is never freed, because an exit handler reads the memory.
  @MainActor private static let board: StepBoard = {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: StepBoard.size, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: StepBoard.size)
    let board = unsafe StepBoard(memory)
    atexit { JudgmentGuard.fail("ended the process") }
    let seconds = chosenSeconds ?? usualSeconds
    Thread.detachNewThread { watch(board, seconds: seconds) }
    return board
  }()
  private static let sharedBoard = Locked<StepBoard?>(nil)

  /// The number of seconds in `PUSH_CONFORMANCE_TIMEOUT`; nil if this variable does not state a valid number.
  static var chosenSeconds: Int? {
    TestEnvironment.seconds(in: ProcessInfo.processInfo.environment)
  }

  /// Judges a subject, which the guard watches unless the subject plays in a separate process.
  static func watching<Result: Sendable>(
    _ name: String,
    unlessIn hosts: (any SubjectHosts)? = nil,
    judge: @Sendable () async -> Result
  ) async -> Result {
    guard hosts == nil else { return await judge() }
    await MainActor.run {
      StepBoard.current = board
      let board = board
      sharedBoard.withLock { $0 = board }
    }
    subjects.withLock { $0.append(name) }
    let result = await judge()
    subjects.withLock { subjects in
      if let place = subjects.firstIndex(of: name) { subjects.remove(at: place) }
    }
    return result
  }

  private static func watch(_ board: StepBoard, seconds: Int) {
    var latest: ProcessEnd.OpenStep?
    var stillFor = 0
    while true {
      Thread.sleep(forTimeInterval: 1)
      let open = board.openStep
      stillFor = open != nil && open == latest ? stillFor + 1 : 0
      latest = open
      guard stillFor >= seconds else { continue }
      if ProcessWatch(process: getpid()).isTraced {
        stillFor = 0
      } else {
        fail("did not return within \(seconds.counted("second"))")
      }
    }
  }

  private static func fail(_ event: String) {
    let subjects = subjects.withLock(\.self)
    guard !subjects.isEmpty else { return }
    let name = subjects.joined(separator: "' or '")
    let open = sharedBoard.withLock { $0?.openStep }
    let place = open.map { " in \($0.place); the tests did not finish" } ?? ""
    let line = "push-conformance: \(TerminalText.line("'\(name)' \(event)\(place)"))\n"
    FileHandle.standardError.write(Data(line.utf8))
    fflush(nil)
    _exit(failure)
  }
}
