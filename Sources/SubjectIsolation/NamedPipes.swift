#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation

/// A folder with three named pipes, for a worker (a process that plays a subject) that inherits no descriptors.
///
/// Only the user of this process can open the pipes.
package struct NamedPipes: Sendable {
  package let folder: String

  private var requests: String { folder + "/requests" }
  private var answers: String { folder + "/answers" }
  private var output: String { folder + "/output" }

  package init(in folder: String) { self.folder = folder }

  /// Makes a folder with pipes; nil if the system cannot create them, for example because the disk is full.
  package static func make() -> NamedPipes? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "push-conformance-\(UUID().uuidString)").path(percentEncoded: false)
    guard unsafe mkdir(folder, 0o700) == 0 else { return nil }
    let pipes = NamedPipes(in: folder)
    for path in [pipes.requests, pipes.answers, pipes.output] {
      guard unsafe mkfifo(path, 0o600) == 0 else {
        pipes.remove()
        return nil
      }
    }
    return pipes
  }

  /// Opens the pipes in the process of the run, before the worker does; nil if they cannot be opened.
  package func connection(to end: WorkerEnd) -> WorkerConnection? {
    // A pipe that is opened in both directions opens even before the worker opens its end. Reading such a pipe never
    // reports its end, so the kit watches the process of the worker instead.
    let opened = [requests, answers, output].map { Descriptor(opening: $0, for: O_RDWR) }
    guard let requests = opened[0], let answers = opened[1], let output = opened[2] else {
      for descriptor in opened { descriptor?.close() }
      return nil
    }
    return WorkerConnection(requests: requests, answers: answers, output: output, end: end)
  }

  /// Opens the pipes in the worker, and makes the pipe for output its standard error; nil if the run has ended.
  package func open() -> (requests: Descriptor, answers: Descriptor)? {
    guard let requests = Self.moved(requests, O_RDONLY),
      let answers = Self.moved(answers, O_WRONLY),
      let output = Descriptor(opening: output, for: O_WRONLY)
    else { return nil }
    output.takeOver(Descriptor(STDERR_FILENO))
    output.close()
    return (requests, answers)
  }

  private static func moved(_ path: String, _ way: Int32) -> Descriptor? {
    guard let opened = Descriptor(opening: path, for: way) else { return nil }
    defer { opened.close() }
    return opened.movedAway()
  }

  /// Removes the folder; open pipes stay open.
  package func remove() {
    for path in [requests, answers, output] { unsafe unlink(path) }
    unsafe rmdir(folder)
  }
}
