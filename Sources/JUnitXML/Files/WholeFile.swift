/// Writes a file that appears whole or not at all, for reports of any format.
package enum WholeFile {
  /// Replaces a file, or creates it in a folder that exists.
  ///
  /// - Throws: What kept the file from being written; the target is as it was before.
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
  /// - Throws: What would keep it from being written.
  package static func probe(_ path: String) throws(JUnitWriteError) {
    let target = try ReplacementFile.Target(path)
    try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      _ = try ReplacementFile.scratch(beside: target)
    }
  }
}
