#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
package import PushConformance
import PushCorpus

/// The code of a worker: a process that plays one subject for another process.
package enum Worker {
  /// The exit code of a worker that cannot reach the other process.
  package static let lost: Int32 = 113

  /// Answers requests until the other process ends.
  ///
  /// The answers must not go to standard output, which is redirected to standard error because the subject may print.
  /// The argument of `service` reports faults of an adapter. The other process sends a secret first. `page` is memory
  /// that both processes share, in which the worker notes the step that it is playing.
  @MainActor package static func serve(
    _ service: @MainActor (WorkerFaults) throws -> any SubjectService,
    over requests: Descriptor,
    answers: Descriptor,
    noting page: SharedPage,
    megabytes: Int
  ) async throws -> Never {
    page.keepFromForks()
    // The other process ends this process together with the processes that the subject has forked.
    setpgid(0, 0)
    keepFromSubject(megabytes: megabytes)
    endWithCaller(requests)
    guard let secret = requests.read(exactly: WorkerFrame.secretLength) else { _exit(lost) }
    let faults = WorkerFaults(answers, secret)
    let service = try service(faults)
    let process = getpid()
    StepBoard.current = page.board
    let hello = WorkerFrame.bytes(of: UInt64(process))
    answers.write(WorkerFrame.bytes(hello, number: 0, secret: secret))
    for number in 1... as PartialRangeFrom<UInt64> {
      faults.number = number
      guard let header = requests.read(exactly: WorkerFrame.headerLength),
        let length = WorkerFrame.length(of: header[...], number: number, secret: secret),
        let request = requests.read(exactly: length),
        let answer = try? await service.answer(to: request),
        // If the subject has forked, both processes continue here. Only the original one answers.
        getpid() == process,
        answers.write(WorkerFrame.bytes(answer, number: number, secret: secret))
      else { break }
    }
    _exit(lost)
  }

  /// Closes the inherited pipes that are open for writing, except the standard streams.
  ///
  /// Swift Testing receives the issues of an exit test through one of these pipes, into which a subject could write.
  package static func closeInheritedPipes() {
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { Descriptor(nothing).close() }
    for number in 3..<inheritedNumbers as Range<Int32> where number != nothing {
      var status = stat()
      guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
        fcntl(number, F_GETFL) & O_ACCMODE == O_WRONLY
      else { continue }
      // The number stays taken, because other code may close it later, and must not close a newer file.
      Descriptor(nothing).takeOver(Descriptor(number))
    }
  }

  private static let inheritedNumbers: Int32 = 1_024

  @MainActor package static func service(of center: PushCenterSubject) -> CenterService {
    CenterService(of: center) { () throws(KitError) in
      do throws(ResourceError) {
        return try KitResources.locate()
      } catch {
        throw .resources(error)
      }
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
    // The limit of 0 prevents a dump of the memory, which would take longer than most runs.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    let bytes = rlim_t(megabytes) << 22
    var most = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if os(Linux)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      // The other process checks the memory at intervals. Between two checks, this limit applies: four times the memory
      // that the other process allows.
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &most)
    #else
      unsafe setrlimit(RLIMIT_CORE, &none)
      unsafe setrlimit(RLIMIT_DATA, &most)
    #endif
  }

  /// Ends this process when the other process ends, even if the subject hangs.
  private static func endWithCaller(_ requests: Descriptor) {
    Thread.detachNewThread {
      // A subject that closes all descriptors closes this descriptor, too. The exit code then tells the other process.
      guard requests.waitForHangUp() else { _exit(lost) }
      // The process group of a worker also contains its adapter.
      kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
    }
  }
}
