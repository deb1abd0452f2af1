#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import PushConformance

/// One process in which a subject plays, from its start to its end.
///
/// The process answers on a pipe that only the kit's own code knows. The subject's output goes to standard error.
final class WorkerProcess {
  /// The interval in milliseconds between two checks of a busy worker.
  private static let slice = 50
  /// The number of bytes that a program may print before it reaches the kit's own code.
  private static let longestPreamble = 64 << 10
  /// The number of bytes at the end of the output in which the message of a crash is looked for.
  private static let longestTail = 64 << 10

  private let limits: WorkerLimits
  private let secret = WorkerFrame.secret()
  private let page: SharedPage
  private let requests: Descriptor
  private let answers: Descriptor
  private let output: Descriptor
  private let end: WorkerEnd
  private var outputHasEnded = false
  private var received: [UInt8] = []
  private var messages: UInt64 = 0
  private var printed = 0
  /// The last bytes that the subject has printed during the request.
  private var tail: [UInt8] = []

  /// Starts a worker and waits until it is ready; it notes its step in a file at `place`, which outlives this process.
  init(
    of subject: String,
    by launcher: any WorkerLauncher,
    within limits: WorkerLimits,
    notingAt place: String?
  ) throws(ProcessEnd) {
    // If no file can be made at `place`, the worker notes its steps in a temporary file. Then the last step is lost if
    // the run is killed.
    guard let page = SharedPage.make(at: place) ?? SharedPage.make() else {
      throw ProcessEnd(cause: .notStarted("there is no room for its page"))
    }
    let connection = try launcher.launch(subject, noting: page, within: limits)
    self.limits = limits
    self.page = page
    self.requests = connection.requests
    self.answers = connection.answers
    self.output = connection.output
    self.end = connection.end
    self.requests.neverWaits()
    self.requests.write(secret)
    do throws(ProcessEnd) {
      let hello = try receive(seconds: limits.secondsToStart, isFirst: true)
      end.began(Int32(truncatingIfNeeded: WorkerFrame.number(hello)))
    } catch {
      let reason = if case .notStarted(let reason) = error.cause { reason } else { error.event }
      throw ProcessEnd(cause: .notStarted(reason))
    }
    page.remove()
  }

  /// Sends a request, and waits for the answer; throws the way in which the worker has ended.
  func answer(to request: [UInt8], seconds: Int) throws(ProcessEnd) -> [UInt8] {
    messages += 1
    (printed, tail) = (0, [])
    page.board.clear()
    let message = WorkerFrame.bytes(request, number: messages, secret: secret)
    if !requests.write(message, waiting: limits.seconds) {
      // If the pipe stays full, the subject keeps the worker from reading it.
      let isFull = errno == EAGAIN
      end.kill()
      if isFull { throw ProcessEnd(cause: .timeLimit(limits.seconds)) }
    }
    do throws(ProcessEnd) {
      return try receive(seconds: seconds)
    } catch {
      let last = page.board.lastStep
      let message = messageOfCrash(error.cause)
      end.kill()
      throw ProcessEnd(cause: error.cause, last: last, message: message)
    }
  }

  deinit {
    end.kill()
    for descriptor in [requests, answers, output] { descriptor.close() }
  }

  // MARK: - Waiting

  private func receive(seconds: Int, isFirst: Bool = false) throws(ProcessEnd) -> [UInt8] {
    // While the process starts, it plays no scenario.
    let secondsBetween = isFirst ? seconds : max(seconds, limits.secondsBetweenPlays)
    var clock = PlayClock(seconds: seconds, secondsBetween: secondsBetween)
    while true {
      if let answer = try nextAnswer(isFirst: isFirst) { return answer }
      let ready = Descriptor.ready(
        among: [answers, end.signal] + (outputHasEnded ? [] : [output]),
        milliseconds: Int32(Self.slice)
      )
      if ready.contains(output) { try passOn() }
      if ready.contains(answers) {
        let bytes = answers.read()
        guard !bytes.isEmpty else { throw ProcessEnd(cause: end.waitForCause() ?? .closedChannel) }
        received += bytes
      } else if ready.contains(end.signal) {
        throw ProcessEnd(cause: end.waitForCause() ?? .closedChannel)
      }
      try look(&clock, isFirst: isFirst)
    }
  }

  /// Takes the expected answer from the received bytes; nil if the answer is still incomplete.
  private func nextAnswer(isFirst: Bool) throws(ProcessEnd) -> [UInt8]? {
    if isFirst {
      // The program may print something before it becomes a worker.
      guard let start = received.firstRange(of: secret)?.lowerBound else {
        guard received.count <= Self.longestPreamble else {
          throw ProcessEnd(cause: .notStarted("it prints something else than a worker does"))
        }
        return nil
      }
      received.removeFirst(start)
    }
    guard received.count >= WorkerFrame.headerLength else { return nil }
    let header = received[..<WorkerFrame.headerLength]
    let fault = WorkerFrame.length(
      of: header,
      number: messages | WorkerFrame.faultBit,
      secret: secret
    )
    guard
      let length = fault
        ?? WorkerFrame.length(of: header, number: messages, secret: secret)
    else { throw ProcessEnd(cause: .unreadableAnswer) }
    let whole = WorkerFrame.headerLength + length
    guard received.count >= whole else { return nil }
    let answer = Array(received[WorkerFrame.headerLength..<whole])
    received.removeFirst(whole)
    if fault != nil { throw ProcessEnd(adapterFault: answer) }
    return answer
  }

  private func passOn() throws(ProcessEnd) {
    let bytes = output.read()
    // A pipe at its end is always ready, so the loops must no longer wait for this pipe.
    outputHasEnded = bytes.isEmpty
    let room = max(0, limits.passedOn - printed)
    printed += bytes.count
    tail = Array((tail + bytes).suffix(Self.longestTail))
    Descriptor(STDERR_FILENO).write(Array(bytes.prefix(room)))
    guard printed <= limits.outputMegabytes << 20 else {
      throw ProcessEnd(cause: .output(limit: limits.outputMegabytes))
    }
  }

  /// Reads the rest of the output after a crash, and returns the message of the Swift runtime; nil if there is none.
  private func messageOfCrash(_ cause: ProcessEnd.Cause) -> String? {
    guard case .signal = cause else { return nil }
    // A forked process may print on, up to the limit of the output.
    while !outputHasEnded, !Descriptor.ready(among: [output], milliseconds: 0).isEmpty {
      guard (try? passOn()) != nil else { break }
    }
    return ProcessEnd.message(in: tail)
  }

  private func look(_ clock: inout PlayClock, isFirst: Bool) throws(ProcessEnd) {
    guard clock.isDue(atPlay: page.board.plays, every: Self.slice) else { return }
    // The process number of an exit test is known only after its worker has started.
    let watch = end.process.map { ProcessWatch(process: $0) }
    if let megabytes = watch?.megabytes, megabytes > limits.megabytes {
      throw ProcessEnd(cause: .memory(limit: limits.megabytes))
    }
    if clock.hasRunOut {
      // While a debugger is attached, the time starts again whenever it reaches the limit.
      guard watch?.isTraced != true, !ProcessWatch(process: getpid()).isTraced else {
        return clock.beginAgain()
      }
      guard !isFirst else {
        let seconds = limits.secondsToStart
        throw ProcessEnd(cause: .notStarted("it was not ready within \(seconds) s"))
      }
      throw ProcessEnd(cause: .timeLimit(clock.seconds))
    }
  }
}

/// Measures, in short slices, how long a subject plays one scenario.
///
/// A slice never counts for more than its length, even if the machine sleeps or the tool is stopped meanwhile.
struct PlayClock {
  private let milliseconds: Int
  private let millisecondsBetween: Int
  private var used = 0
  private var play: Int64 = 0
  private var last = ContinuousClock.now

  /// Starts a clock while no scenario is being played; the limits are for one scenario, and between two.
  init(seconds: Int, secondsBetween: Int) {
    milliseconds = seconds * 1_000
    millisecondsBetween = secondsBetween * 1_000
  }

  /// True if the current scenario, or the time since the last scenario, has used up its limit.
  var hasRunOut: Bool { used >= limit }

  var seconds: Int { limit / 1_000 }

  private var limit: Int { play > 0 ? milliseconds : millisecondsBetween }

  /// Counts one slice of `slice` milliseconds, and returns true, if a slice has passed since the last one.
  ///
  /// `play` is the number of the scenario that is being played, or 0. When it changes, the time starts again from zero.
  mutating func isDue(atPlay play: Int64, every slice: Int) -> Bool {
    let now = ContinuousClock.now
    guard now - last >= .milliseconds(slice) else { return false }
    last = now
    used = play == self.play ? used + slice : 0
    self.play = play
    return true
  }

  /// Gives the current scenario its whole time again, for example while a debugger is attached.
  mutating func beginAgain() { used = 0 }
}
