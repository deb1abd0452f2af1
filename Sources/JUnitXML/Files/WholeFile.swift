/// Writes files atomically, for reports of any format.
package enum WholeFile {
  /// Replaces a file, or creates it in an existing folder.
  ///
  /// - Throws: The reason why the file was not written; the target is unchanged.
  package static func write(_ text: String, to path: String) throws(JUnitWriteError) {
    let target = try ReplacementFile.Target(path)
    try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      let replacement = try ReplacementFile(target: target)
      let sink = OutputSink(replacement.file)
      var text = text
      text.withUTF8 { unsafe sink.append(UnsafeRawBufferPointer($0)) }
      try sink.flush()
      try replacement.file.synchronize()
      try replacement.replaceTarget()
    }
  }

  /// Checks that a file could be written, without writing it.
  ///
  /// - Throws: The reason why it could not be written.
  package static func probe(_ path: String) throws(JUnitWriteError) {
    let target = try ReplacementFile.Target(path)
    try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      _ = try ReplacementFile.scratch(beside: target)
    }
  }
}
