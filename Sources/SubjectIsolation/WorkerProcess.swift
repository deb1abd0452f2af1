import Foundation
import PushConformance
import PushSimulation

/// One process in which a subject plays, from its start to its end.
///
/// The process answers on a pipe that only the kit's own code uses. The subject's output goes to standard error.
final class WorkerProcess {
  /// The interval in milliseconds between two checks of a busy worker.
  private static let slice = 50
  /// The number of bytes at the end of the output in which the kit looks for the message of a crash.
  private static let longestTail = 64 << 10

  private let limits: WorkerLimits
  private let frame = WorkerFrame()
  private let page: SharedPage
  private var ends: NamedPipes.Ends
  private let end = WorkerEnd()
  private var outputHasEnded = false
  private var received: [UInt8] = []
  /// The number of the request that the worker is answering; 0 until the worker is ready.
  private var number: UInt64 = 0
  private var printed = 0
  private var tail: [UInt8] = []

  /// Starts a worker, and waits until the worker is ready.
  ///
  /// The worker notes its steps in a file at `place`, which remains after the worker has ended. If `place` is nil, the
  /// file is temporary.
  init(
    of subject: String,
    by launcher: any WorkerLauncher,
    within limits: WorkerLimits,
    notingAt place: String?
  ) throws(ProcessEnd) {
    // If no file can be made at `place`, the worker notes its steps in a temporary file. If the run is then killed, the
    // last step is lost.
    guard let page = SharedPage.make(at: place) ?? SharedPage.make()
    else { throw ProcessEnd(cause: .notStarted("there is no room for its page")) }
    let pipes = NamedPipes.make()
    defer { pipes?.remove() }
    guard let pipes, let ends = pipes.open(requests: O_RDWR, answers: O_RDWR, output: O_RDWR)
    else { throw ProcessEnd(cause: .notStarted("there is no room for its pipes")) }
    (self.limits, self.page, self.ends) = (limits, page, ends)
    do throws(ProcessEnd) {
      try launcher.launch(subject, over: pipes, noting: end)
      var setup = WireWriter()
      setup.write(page.path, limits.megabytes)
      ends.requests.write(frame.secret + frame.bytes(setup.bytes, number: 0))
      let hello = try receive(seconds: limits.secondsToStart)
      end.began(Int32(truncatingIfNeeded: WorkerFrame.number(hello)))
    } catch {
      let reason = if case .notStarted(let reason) = error.cause { reason } else { error.event }
      throw ProcessEnd(cause: .notStarted(reason))
    }
    page.remove()
    // The worker has opened its ends of the pipes, so the pipes can now report when the worker closes these ends.
    if let ends = pipes.open(requests: O_WRONLY, answers: O_RDONLY, output: O_RDONLY) {
      self.ends.close()
      self.ends = ends
    }
    self.ends.requests.neverWaits()
  }

  func answer(to request: [UInt8], seconds: Int) throws(ProcessEnd) -> [UInt8] {
    number += 1
    (printed, tail) = (0, [])
    page.board.clear()
    let message = frame.bytes(request, number: number)
    if !ends.requests.write(message, waiting: limits.seconds) {
      // If the pipe stays full, the subject keeps the worker from reading the pipe.
      let isFull = errno == EAGAIN
      end.endProcess()
      if isFull { throw ProcessEnd(cause: .timeLimit(limits.seconds)) }
    }
    do throws(ProcessEnd) {
      return try receive(seconds: seconds)
    } catch {
      let last = page.board.lastStep
      let message = messageOfCrash(error.cause)
      end.endProcess()
      throw ProcessEnd(cause: error.cause, last: last, message: message)
    }
  }

  deinit {
    end.endProcess()
    ends.close()
  }

  // MARK: - Waiting

  /// Receives the answer to a request or, before the first request, the message that the worker is ready.
  private func receive(seconds: Int) throws(ProcessEnd) -> [UInt8] {
    let secondsBetween = number == 0 ? seconds : max(seconds, limits.secondsBetweenPlays)
    var clock = PlayClock(seconds: seconds, secondsBetween: secondsBetween)
    while true {
      if let answer = try nextAnswer() { return answer }
      // A process that has ended by now has written all of its answers. A process that the ended process has forked can
      // keep the pipes open.
      let cause = end.cause
      let ready = Descriptor.ready(
        among: [ends.answers] + (outputHasEnded ? [] : [ends.output]),
        milliseconds: Int32(cause == nil ? Self.slice : 0)
      )
      if ready.contains(ends.output) { try passOn() }
      if ready.contains(ends.answers) {
        let bytes = ends.answers.read()
        guard !bytes.isEmpty else { throw ProcessEnd(cause: end.waitForCause() ?? .closedChannel) }
        received += bytes
      } else if let cause {
        throw ProcessEnd(cause: cause)
      }
      try look(&clock)
    }
  }

  private func nextAnswer() throws(ProcessEnd) -> [UInt8]? {
    guard received.count >= WorkerFrame.headerLength else { return nil }
    let header = received[..<WorkerFrame.headerLength]
    guard let content = frame.content(after: header, number: number)
    else { throw ProcessEnd(cause: .unreadableAnswer) }
    let whole = WorkerFrame.headerLength + content.length
    guard received.count >= whole else { return nil }
    let answer = Array(received[WorkerFrame.headerLength..<whole])
    received.removeFirst(whole)
    guard content.isFault else { return answer }
    var reader = WireReader(answer)
    let fault = try? reader.readLast() as AdapterFault
    throw ProcessEnd(cause: fault.map { .adapter($0) } ?? .unreadableAnswer)
  }

  private func passOn() throws(ProcessEnd) {
    let bytes = ends.output.read()
    // A pipe that has reached the end of file is always ready, so the loops must no longer wait for this pipe.
    outputHasEnded = bytes.isEmpty
    let room = max(0, limits.passedOn - printed)
    printed += bytes.count
    tail = Array((tail + bytes).suffix(Self.longestTail))
    Descriptor(STDERR_FILENO).write(Array(bytes.prefix(room)))
    guard printed <= limits.outputMegabytes << 20
    else { throw ProcessEnd(cause: .output(limit: limits.outputMegabytes)) }
  }

  private func messageOfCrash(_ cause: ProcessEnd.Cause) -> String? {
    guard case .signal = cause else { return nil }
    // A forked process can continue to print, up to the limit of the output.
    while !outputHasEnded, !Descriptor.ready(among: [ends.output], milliseconds: 0).isEmpty {
      guard (try? passOn()) != nil else { break }
    }
    return ProcessEnd.message(in: tail)
  }

  private func look(_ clock: inout PlayClock) throws(ProcessEnd) {
    guard clock.isDue(atPlay: page.board.plays, every: Self.slice) else { return }
    // The process ID of an exit test is known only after the worker in the exit test has started.
    let watch = end.process.map { ProcessWatch(process: $0) }
    if let megabytes = watch?.megabytes, megabytes > limits.megabytes {
      throw ProcessEnd(cause: .memory(limit: limits.megabytes))
    }
    if clock.hasRunOut {
      // While a debugger is attached, the time starts again whenever it reaches the limit.
      guard watch?.isTraced != true, !ProcessWatch(process: getpid()).isTraced
      else { return clock.beginAgain() }
      guard number > 0 else {
        let seconds = limits.secondsToStart
        throw ProcessEnd(cause: .notStarted("it was not ready within \(seconds) s"))
      }
      throw ProcessEnd(cause: .timeLimit(clock.seconds))
    }
  }
}

/// Measures, in short slices, how long a subject plays one scenario.
///
/// A slice never counts for more than its length, even if the machine sleeps or the kit is stopped meanwhile.
struct PlayClock {
  private let milliseconds: Int
  private let millisecondsBetween: Int
  private var used = 0
  private var play: Int64 = 0
  private var last = ContinuousClock.now

  init(seconds: Int, secondsBetween: Int) {
    milliseconds = seconds * 1_000
    millisecondsBetween = secondsBetween * 1_000
  }

  var hasRunOut: Bool { used >= limit }

  var seconds: Int { limit / 1_000 }

  private var limit: Int { play > 0 ? milliseconds : millisecondsBetween }

  /// Returns whether `slice` milliseconds have passed since the last counted slice; if so, counts a slice.
  ///
  /// `play` is the number of the scenario that is being played; between two scenarios, it is not positive. If the
  /// number changes, the time starts at zero.
  mutating func isDue(atPlay play: Int64, every slice: Int) -> Bool {
    let now = ContinuousClock.now
    guard now - last >= .milliseconds(slice) else { return false }
    last = now
    used = play == self.play ? used + slice : 0
    self.play = play
    return true
  }

  mutating func beginAgain() { used = 0 }
}
