import PushConformance
import PushCorpus

/// The file with the open step, which lies beside a journal as long as its run goes on.
extension JournalFile {
  /// Returns the path of the file with the open step.
  ///
  /// - Parameter journal: The path of the journal.
  /// - Returns: The path.
  static func pathOfStep(beside journal: String) -> String { journal + ".step" }

  /// Refuses to replace a file that no run has left.
  ///
  /// - Parameter journal: The path of the journal.
  /// - Throws: A failure if there is something else than a file of the size of a board.
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
