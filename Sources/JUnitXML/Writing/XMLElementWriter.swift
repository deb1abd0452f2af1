internal import CLibXML2

/// A writer of elements, attributes and text, on top of libxml2's text writer.
///
/// libxml2's writer escapes only markup, so the given text has to be legal (see `XMLCharacters`). This writer writes
/// line breaks itself, since libxml2's indentation depends on its version and adds white space to mixed content.
@safe final class XMLElementWriter {
  private let sink: OutputSink
  private let writer: xmlTextWriterPtr
  private var isRefused = false

  init(sink: OutputSink) throws(JUnitWriteError) {
    self.sink = sink
    xmlInitParser()
    let output = unsafe xmlOutputBufferCreateIO(
      { context, bytes, count in
        guard let context = unsafe context else { return -1 }
        let sink = unsafe Unmanaged<OutputSink>.fromOpaque(context).takeUnretainedValue()
        let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
        // The sink stores a failure and reports it later. libxml2 would print the failure to standard error.
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
    // Without this encoding, libxml2 would declare no encoding and write non-ASCII attributes as references.
    try require(unsafe xmlTextWriterStartDocument(writer, nil, "UTF-8", nil))
  }

  deinit { unsafe xmlFreeTextWriter(writer) }

  /// Starts an element on a new line, or on the current line if `indent` is nil.
  func start(_ element: JUnitElement, indent: Int?) {
    if let indent { lineBreak(indent) }
    note(unsafe xmlTextWriterStartElement(writer, element.rawValue))
  }

  func attribute(_ name: String, _ value: String) {
    note(unsafe xmlTextWriterWriteAttribute(writer, name, value))
  }

  func text(_ text: String) { note(unsafe xmlTextWriterWriteString(writer, text)) }

  /// Ends an element; an element without content becomes an empty-element tag.
  func end() { note(unsafe xmlTextWriterEndElement(writer)) }

  func end(indent: Int) {
    lineBreak(indent)
    note(unsafe xmlTextWriterFullEndElement(writer))
  }

  /// Copies a range of a file; the range has to consist of whole elements.
  func splice(_ range: Range<Int>, of file: OpenFile) throws(JUnitWriteError) {
    note(unsafe xmlTextWriterWriteRawLen(writer, "", 0))  // closes the start tag
    try flush()
    try JUnitWriteError.wrapping(try sink.append(range, of: file))
  }

  func flush() throws(JUnitWriteError) {
    note(unsafe xmlTextWriterFlush(writer))
    try JUnitWriteError.wrapping(try sink.flush())
    if isRefused { throw .encoder }
  }

  func checkpoint() throws(JUnitWriteError) {
    if let failure = sink.failure { throw .file(failure) }
    if isRefused { throw .encoder }
  }

  func lineBreak(_ indent: Int) {
    note(unsafe xmlTextWriterWriteRaw(writer, Self.lineBreaks[indent]))
  }

  private static let lineBreaks = ["\n", "\n  ", "\n    ", "\n      ", "\n        "]

  /// Records a failure of libxml2 if `status` is negative; the sink stores failures to write the file.
  private func note(_ status: Int32) { if status < 0 { isRefused = true } }

  private func require(_ status: Int32) throws(JUnitWriteError) {
    note(status)
    try checkpoint()
  }
}

extension XMLElementWriter {
  /// Writes a `testcase` element; the caller has made the name unique in the report.
  func testCase(_ testCase: JUnitCase, classname: String, name: String) {
    start(.testcase, indent: 2)
    attribute("classname", classname)
    attribute("name", name)
    attribute("time", JUnitTime(testCase.time).description)
    if let file = testCase.legalFile { attribute("file", file) }
    if let line = testCase.legalLine { attribute("line", String(line)) }

    let outcome = OutcomeText(testCase)
    let systemOut = LegalText.block(testCase.systemOut)
    if outcome == nil, systemOut.isEmpty, testCase.properties.isEmpty { return end() }

    properties(testCase.properties, indent: 3)
    if let outcome {
      start(outcome.element, indent: 3)
      attribute("message", outcome.message)
      if let type = outcome.type { attribute("type", type) }
      text(outcome.body)
      end()
    }
    if !systemOut.isEmpty {
      start(.systemOut, indent: 3)
      text(systemOut)
      end()
    }
    end(indent: 2)
  }

  func properties(_ properties: [JUnitProperty], indent: Int) {
    guard !properties.isEmpty else { return }
    start(.properties, indent: indent)
    for property in properties {
      start(.property, indent: indent + 1)
      attribute("name", LegalText.line(property.name, or: "(unnamed)"))
      attribute("value", LegalText.line(property.value))
      end()
    }
    end(indent: indent)
  }

  func totals(_ counts: JUnitCounts, _ time: JUnitTime, _ timestamp: JUnitTimestamp?) {
    for (name, count) in counts.declarations { attribute(name, String(count)) }
    attribute("time", time.description)
    if let timestamp { attribute("timestamp", timestamp.description) }
  }
}
