#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a journal, to which a run appends line by line.
///
/// After ``append(_:)`` returns, the lines stay in the file even if this process ends. Programs that this process
/// starts do not inherit the file's descriptor. If a subject removes the file, the next append creates the file again,
/// with all lines.
final class JournalFile {
  let path: String
  /// The path of the file with the open step: the step that is being played.
  var pathOfStep: String { Self.pathOfStep(beside: path) }
  private var file: WritableFile

  /// Creates or empties the file.
  ///
  /// - Throws: The reason why the file cannot be written, for example that another run is writing the file.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    try Self.checkStep(beside: path)
    do {
      file = try WritableFile(path, emptied: true)
    } catch {
      throw .usage(error.text)
    }
    // ``WritableFile`` has refused a journal that another run is writing. So an existing step file is left over from a
    // run that was killed.
    unsafe unlink(Self.pathOfStep(beside: path))
  }

  deinit { file.close() }

  /// Removes the file with the open step, after the last step.
  func removeStep() { unsafe unlink(pathOfStep) }

  /// Appends the text of one or more lines to the journal.
  ///
  /// - Throws: The reason why not all lines were written.
  func append(_ text: String) throws(ToolFailure) {
    do {
      if file.isMoved { try makeAgain() }
      try file.append(Array(text.utf8))
    } catch {
      throw .usage(error.text)
    }
  }

  /// Creates the file again, with all lines that the run has written.
  private func makeAgain() throws(WritableFile.Failure) {
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
