internal import CLibXML2

/// Elements, attributes and text into a sink, through libxml2's text writer.
///
/// The writer escapes markup and nothing else: text has to be legal before it comes here (see
/// `XMLCharacters`). Line breaks between elements are written by hand, since libxml2's own
/// indentation depends on its version and puts white space into mixed content.
@safe final class XMLElementWriter {
  private let sink: OutputSink
  private let writer: xmlTextWriterPtr
  private var isRefused = false

  /// Begins a document with its XML declaration.
  init(sink: OutputSink) throws(JUnitWriteError) {
    self.sink = sink
    xmlInitParser()
    let output = unsafe xmlOutputBufferCreateIO(
      { context, bytes, count in
        guard let context = unsafe context else { return -1 }
        let sink = unsafe Unmanaged<OutputSink>.fromOpaque(context).takeUnretainedValue()
        let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
        // A failure is the sink's to remember: libxml2 would print it to standard error.
        unsafe sink.append(buffer)
        return count
      },
      { _ in 0 },
      Unmanaged.passUnretained(sink).toOpaque(),
      nil
    )
    guard let output = unsafe output else { throw .encoder }
    guard let writer = unsafe xmlNewTextWriter(output) else {
      unsafe xmlOutputBufferClose(output)
      throw .encoder
    }
    unsafe self.writer = writer
    // Without the encoding libxml2 declares none, and spells attributes in ASCII references.
    try require(unsafe xmlTextWriterStartDocument(writer, nil, "UTF-8", nil))
  }

  deinit {
    unsafe xmlFreeTextWriter(writer)
  }

  /// Starts an element on a line of its own; the root follows the declaration's line break.
  func start(_ element: JUnitElement, indent: Int?) {
    if let indent { lineBreak(indent) }
    note(unsafe xmlTextWriterStartElement(writer, element.rawValue))
  }

  func attribute(_ name: String, _ value: String) {
    note(unsafe xmlTextWriterWriteAttribute(writer, name, value))
  }

  func text(_ text: String) {
    note(unsafe xmlTextWriterWriteString(writer, text))
  }

  /// Ends an element; one that has no content becomes an empty-element tag.
  func end() {
    note(unsafe xmlTextWriterEndElement(writer))
  }

  /// Ends an element with an end tag on a line of its own.
  func end(indent: Int) {
    lineBreak(indent)
    note(unsafe xmlTextWriterFullEndElement(writer))
  }

  /// Puts a range of a file here, which has to hold whole elements.
  func splice(_ range: Range<Int>, of file: OpenFile) throws(JUnitWriteError) {
    note(unsafe xmlTextWriterWriteRawLen(writer, "", 0))  // closes the start tag
    try flush()
    try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      try sink.append(range, of: file)
    }
  }

  /// Hands everything to the system, and says whether anything went wrong since the beginning.
  func flush() throws(JUnitWriteError) {
    note(unsafe xmlTextWriterFlush(writer))
    try JUnitWriteError.wrapping(sink.flush)
    if isRefused { throw .encoder }
  }

  /// Throws what went wrong so far, as far as it is known by now.
  func checkpoint() throws(JUnitWriteError) {
    if let failure = sink.failure { throw .file(failure) }
    if isRefused { throw .encoder }
  }

  func lineBreak(_ indent: Int) {
    note(unsafe xmlTextWriterWriteRaw(writer, Self.lineBreaks[indent]))
  }

  private static let lineBreaks = ["\n", "\n  ", "\n    ", "\n      ", "\n        "]

  /// libxml2 answers -1 when it cannot go on; the sink knows of the file's failures.
  private func note(_ status: Int32) {
    if status < 0 { isRefused = true }
  }

  private func require(_ status: Int32) throws(JUnitWriteError) {
    note(status)
    try checkpoint()
  }
}
