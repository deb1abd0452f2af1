import Foundation

/// A folder with three named pipes, which connect a run with a worker (a process that plays a subject).
///
/// A worker needs no inherited descriptor, so an exit test can be a worker. Only the user of this process can open the
/// pipes.
package struct NamedPipes: Sendable {
  package let folder: String

  private var paths: [String] { ["requests", "answers", "output"].map { "\(folder)/\($0)" } }
  package var output: String { paths[2] }

  package init(in folder: String) { self.folder = folder }

  static func make() -> NamedPipes? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "push-conformance-\(UUID().uuidString)").path(percentEncoded: false)
    guard unsafe mkdir(folder, 0o700) == 0 else { return nil }
    let pipes = NamedPipes(in: folder)
    guard pipes.paths.allSatisfy({ unsafe mkfifo($0, 0o600) == 0 }) else {
      pipes.remove()
      return nil
    }
    return pipes
  }

  struct Ends {
    var requests, answers, output: Descriptor

    func close() { for end in [requests, answers, output] { end.close() } }
  }

  /// Opens the pipes; nil, with no pipe left open, if a pipe cannot be opened.
  ///
  /// With `O_RDWR`, a pipe opens even before the other process opens the pipe, but never reports the end of file.
  func open(requests: Int32, answers: Int32, output: Int32) -> Ends? {
    let ends = zip(paths, [requests, answers, output]).map { Descriptor(opening: $0, for: $1) }
    guard let requests = ends[0], let answers = ends[1], let output = ends[2] else {
      for end in ends { end?.close() }
      return nil
    }
    return Ends(requests: requests, answers: answers, output: output)
  }

  /// Removes the folder; open pipes stay open.
  func remove() {
    for path in paths { unsafe unlink(path) }
    unsafe rmdir(folder)
  }
}
