import Foundation
package import PushConformance
import PushSimulation

/// Plays one subject in a process of its own, and answers the requests of the parent process.
@MainActor package final class Worker {
  /// The exit code of a worker that cannot reach the parent process.
  package nonisolated static let lost: Int32 = 113

  private let requests: Descriptor
  private let answers: Descriptor
  private let frame: WorkerFrame
  private let page: SharedPage
  /// The number of the request that the worker is answering; 0 until the worker is ready.
  private var number: UInt64 = 0

  /// Reads the parent process's first message: a secret, the path of the page with the open step, and the memory limit.
  ///
  /// Nil if a pipe or the page cannot be opened, or if the parent process has ended.
  package init?(over pipes: NamedPipes) {
    Self.closeInherited()
    guard let ends = pipes.open(requests: O_RDONLY, answers: O_WRONLY, output: O_WRONLY),
      let requests = ends.requests.movedAway(), let answers = ends.answers.movedAway()
    else { return nil }
    ends.output.takeOver(Descriptor(STDERR_FILENO))
    ends.close()
    // The parent process ends the whole process group: this process and the processes that the subject has forked.
    setpgid(0, 0)
    Self.endWithCaller(requests)
    guard let secret = requests.read(exactly: WorkerFrame.secretLength) else { return nil }
    (self.requests, self.answers, frame) = (requests, answers, WorkerFrame(secret: secret))
    guard let setup = Self.content(of: requests, frame, number: 0) else { return nil }
    var reader = WireReader(setup)
    guard let path = try? reader.read() as String, let megabytes = try? reader.readLast() as Int,
      let page = SharedPage(opening: path)
    else { return nil }
    self.page = page
    page.keepFromForks()
    Self.keepFromSubject(megabytes: megabytes)
  }

  package func serve(_ service: any SubjectService) async -> Never {
    let process = getpid()
    StepBoard.current = page.board
    var answer: [UInt8]? = WorkerFrame.bytes(of: UInt64(process))
    while let content = answer,
      // If the subject has forked, both processes continue here. Only the original process answers.
      getpid() == process, answers.write(frame.bytes(content, number: number))
    {
      number += 1
      guard let request = Self.content(of: requests, frame, number: number) else { break }
      answer = try? await service.answer(to: request)
    }
    _exit(Self.lost)
  }

  /// Sends a fault of an adapter in place of the answer, and ends this process.
  ///
  /// The adapter is a program in any language, which this process has started.
  package func end(_ fault: AdapterFault) -> Never {
    var writer = WireWriter()
    writer.write(fault)
    answers.write(frame.bytes(writer.bytes, number: number, isFault: true))
    _exit(Self.lost)
  }

  private static func content(
    of requests: Descriptor,
    _ frame: WorkerFrame,
    number: UInt64
  ) -> [UInt8]? {
    requests.read(exactly: WorkerFrame.headerLength)
      .flatMap { frame.content(after: $0, number: number) }
      .flatMap { requests.read(exactly: $0.length) }
  }

  /// Closes the inherited descriptors that are open for writing, except the standard streams.
  ///
  /// For example, Swift Testing receives the issues of an exit test through such a descriptor. A subject could write to
  /// this descriptor.
  private static func closeInherited() {
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { Descriptor(nothing).close() }
    for number in 3..<1_024 as Range<Int32> {
      // A descriptor with this flag is not inherited, because the start of a program closes such descriptors.
      let flags = fcntl(number, F_GETFD)
      guard flags >= 0, flags & FD_CLOEXEC == 0, fcntl(number, F_GETFL) & O_ACCMODE != O_RDONLY
      else { continue }
      // The number stays in use, so that code that closes the number later cannot close a newer file.
      Descriptor(nothing).takeOver(Descriptor(number))
    }
  }

  /// Replaces the standard streams and sets limits for the process.
  ///
  /// A subject that prints or reads then cannot reach the descriptors of the kit.
  private static func keepFromSubject(megabytes: Int) {
    let nothing = unsafe open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      Descriptor(nothing).takeOver(Descriptor(STDIN_FILENO))
      Descriptor(nothing).close()
    }
    Descriptor(STDERR_FILENO).takeOver(Descriptor(STDOUT_FILENO))
    // The limit of 0 prevents a core dump, which would take longer than most runs.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    let bytes = rlim_t(megabytes) << 22
    var most = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if os(Linux)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      // The parent process checks the memory at intervals. Between two checks, this limit applies: four times the
      // memory that the parent process allows.
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &most)
    #else
      unsafe setrlimit(RLIMIT_CORE, &none)
      unsafe setrlimit(RLIMIT_DATA, &most)
    #endif
  }

  /// Ends this process when the parent process ends, even if the subject hangs.
  private static func endWithCaller(_ requests: Descriptor) {
    Thread.detachNewThread {
      // A subject that closes all descriptors closes this descriptor, too. The exit code reports this to the parent.
      guard requests.waitForHangUp() else { _exit(lost) }
      // The process group also contains the adapter, which can be a program that this process has started.
      kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
    }
  }
}
