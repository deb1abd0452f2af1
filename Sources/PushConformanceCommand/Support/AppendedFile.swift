enum AppendedFile {
  /// Appends a text as a whole, or leaves the file as it was; the closure gets the size of the file in bytes.
  static func append(to path: String, _ text: (Int) -> String) throws(WritableFile.Failure) {
    let file = try WritableFile(path, emptied: false)
    defer { file.close() }
    let size = file.size
    do {
      try file.append(Array(text(size).utf8))
    } catch {
      // An incomplete text would look like a complete summary, so the method removes what it has written.
      file.truncate(to: size)
      throw error
    }
  }
}
