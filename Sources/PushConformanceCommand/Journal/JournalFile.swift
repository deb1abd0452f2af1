import Foundation
import PushConformance
import PushCorpus

/// The file of a journal, to which a run appends line by line.
///
/// After ``append(_:)`` returns, the lines stay in the file even if this process ends. Programs that this process
/// starts do not inherit the file's descriptor. If a subject removes the file, the next append creates the file again,
/// with all lines.
final class JournalFile {
  let path: String
  var pathOfStep: String { Self.pathOfStep(beside: path) }
  private var file: WritableFile

  /// Creates or empties the file; throws if, for example, another run is writing the file.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    try Self.checkStep(beside: path)
    file = try WritableFile(path, emptied: true)
    // ``WritableFile`` throws if another run is writing the journal. So a step file that exists here is left over from
    // a run that was killed.
    unsafe unlink(Self.pathOfStep(beside: path))
  }

  deinit { file.close() }

  func removeStep() { unsafe unlink(pathOfStep) }

  func append(_ text: String) throws(ToolFailure) {
    if file.isMoved { try makeAgain() }
    try file.append(Array(text.utf8))
  }

  private func makeAgain() throws(ToolFailure) {
    let fresh = try WritableFile(path, emptied: true)
    do {
      try file.copy(to: fresh)
    } catch {
      fresh.close()
      throw error
    }
    file.close()
    file = fresh
  }
}

/// The step file, which holds the step that is being played; during the run, the step file lies beside the journal.
extension JournalFile {
  static func pathOfStep(beside journal: String) -> String { journal + ".step" }

  /// Throws if the step file would replace anything but an empty file or a file with the size of a ``StepBoard``.
  static func checkStep(beside journal: String) throws(ToolFailure) {
    let path = pathOfStep(beside: journal)
    guard let status = FileStatus(of: path, followingLinks: false) else { return }
    guard status.kind == .file, [0, StepBoard.size].contains(status.size) else {
      throw .usage(
        "--journal \(Repetition.word(journal)) would replace \(path), which no run has written; name another file"
      )
    }
  }
}
