import PushConformance
import PushCorpus

/// The file with the open step: the step that is being played. During the run, the file lies beside the journal.
extension JournalFile {
  /// Returns the path of the file with the open step.
  ///
  /// - Parameter journal: The path of the journal.
  /// - Returns: The path.
  static func pathOfStep(beside journal: String) -> String { journal + ".step" }

  /// Refuses to replace a file that is not the step file of an earlier run.
  ///
  /// - Parameter journal: The path of the journal.
  /// - Throws: A failure if the path names anything but an empty file or a file of the size of a ``StepBoard``.
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
