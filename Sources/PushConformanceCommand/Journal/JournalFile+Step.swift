import PushConformance
import PushCorpus

/// The file with the open step: the step that is being played. During the run, the file lies beside the journal.
extension JournalFile {
  static func pathOfStep(beside journal: String) -> String { journal + ".step" }

  /// Refuses to replace anything but an empty file or a file of the size of a ``StepBoard``.
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
