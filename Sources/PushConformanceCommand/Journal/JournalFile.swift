#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a journal, to which a run appends line by line.
///
/// A line is in the file as soon as the calls of the system return, whatever happens to this process then. No other
/// program inherits the descriptor. A subject that removes the file does not remove the lines: the file is made again.
final class JournalFile {
  /// The path.
  let path: String
  /// The path of the file with the open step.
  var pathOfStep: String { Self.pathOfStep(beside: path) }
  private var file: WritableFile

  /// Creates or empties the file.
  ///
  /// - Throws: The reason why it cannot be written, such as another run that is writing it.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    try Self.checkStep(beside: path)
    do {
      file = try WritableFile(path, emptied: true)
    } catch {
      throw .usage(error.text)
    }
    // Another run of the same journal has been refused by now, so the file is one that a killed run has left.
    unsafe unlink(Self.pathOfStep(beside: path))
  }

  deinit { file.close() }

  /// Removes the file with the open step, when no step is open any more.
  func removeStep() { unsafe unlink(pathOfStep) }

  /// Appends lines.
  ///
  /// - Throws: The reason why they were not written as a whole.
  func append(_ text: String) throws(ToolFailure) {
    do {
      if file.isMoved { try makeAgain() }
      try file.append(Array(text.utf8))
    } catch {
      throw .usage(error.text)
    }
  }

  /// Makes the file again, with all lines so far.
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
