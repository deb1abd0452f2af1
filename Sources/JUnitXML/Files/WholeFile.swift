/// Writes files atomically, for reports of any format.
package enum WholeFile {
  /// Replaces a file, or creates it in an existing folder; after an error, an existing file is unchanged.
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

  /// Throws the reason why a file cannot be written, without changing the file.
  package static func probe(_ path: String) throws(JUnitWriteError) {
    let target = try ReplacementFile.Target(path)
    try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      _ = try ReplacementFile.scratch(beside: target)
    }
  }
}
