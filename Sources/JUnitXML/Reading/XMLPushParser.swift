internal import CLibXML2

protocol XMLEventHandler: AnyObject {
  /// An element starts; `element` is nil for an unknown element. An error that the method throws stops the parser.
  func start(_ element: JUnitElement?, name: String, _ attributes: XMLAttributes, line: Int)
    throws(XMLFlaw)

  /// The parser has read text of the innermost open element; the text of one element can arrive in pieces.
  func text(_ bytes: [UInt8]) throws(XMLFlaw)

  func end(line: Int) throws(XMLFlaw)
}

/// A parser of elements and text, on top of the push parser of libxml2's SAX2 interface.
///
/// libxml2's text reader has line numbers of 16 bits, builds nodes, and reports a DOCTYPE only after parsing it. With
/// SAX2 this parser refuses a DOCTYPE before its first declaration. See `shim_makePushParser` for the options of
/// libxml2.
@safe final class XMLPushParser {
  private let handler: any XMLEventHandler
  private let limits: JUnitLimits
  private var parser: xmlParserCtxtPtr?
  private var attributes = XMLAttributes()
  private var scratch: [UInt8] = []
  private var depth = 0
  private var hasRoot = false
  private var bytes = 0
  private var bytesSinceEvent = 0
  private(set) var flaw: (flaw: XMLFlaw, line: Int)?

  init(handler: any XMLEventHandler, limits: JUnitLimits) {
    self.handler = handler
    self.limits = limits
    xmlInitParser()
    var callbacks = unsafe Self.callbacks
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe parser = shim_makePushParser(&callbacks, context)
  }

  deinit { unsafe xmlFreeParserCtxt(parser) }

  /// Parses the next bytes, or ends the document if the buffer is empty; returns whether the parser accepts more bytes.
  func push(_ chunk: UnsafeRawBufferPointer) -> Bool {
    guard flaw == nil else { return false }
    guard let parser = unsafe parser else { return stop(.malformed("libxml2 has no memory")) }
    bytes += chunk.count
    bytesSinceEvent += chunk.count
    if bytes > limits.bytes { return stop(.fileTooLong(limit: limits.bytes)) }
    if bytesSinceEvent > limits.itemBytes { return stop(.itemTooLong(limit: limits.itemBytes)) }
    let characters = unsafe chunk.baseAddress?.assumingMemoryBound(to: CChar.self)
    let status = unsafe shim_parseChunk(
      parser,
      characters,
      Int32(chunk.count),
      chunk.count == 0 ? 1 : 0
    )
    if flaw == nil, status != 0, shim_isNamespaceRemark(status) == 0 {
      stop(.malformed("libxml2 error \(status)"))
    }
    return flaw == nil && chunk.count > 0
  }

  @discardableResult
  private func stop(_ reason: XMLFlaw, line: Int? = nil) -> Bool {
    if flaw == nil {
      flaw = (reason, line ?? currentLine)
      unsafe xmlStopParser(parser)
    }
    return false
  }

  private var currentLine: Int { unsafe Int(xmlSAX2GetLineNumber(parser)) }
}

// MARK: - Callbacks of libxml2

extension XMLPushParser {
  private static var callbacks: xmlSAXHandler {
    var callbacks = unsafe shim_emptySAX2Handler()
    unsafe callbacks.internalSubset = { context, _, _, _ in
      _ = unsafe XMLPushParser.from(context)?.stop(.doctype)
    }
    unsafe callbacks.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
      guard let name = unsafe name else { return }
      unsafe XMLPushParser.from(context)?
        .start(name, isPrefixed: prefix != nil, Int(count), attributes)
    }
    unsafe callbacks.endElementNs = { context, _, _, _ in
      unsafe XMLPushParser.from(context)?.end()
    }
    // With one function for text and for whitespace, libxml2 does not guess which whitespace matters.
    let characters: charactersSAXFunc = { context, bytes, count in
      let text = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
      unsafe XMLPushParser.from(context)?.characters(text)
    }
    unsafe callbacks.characters = characters
    unsafe callbacks.ignorableWhitespace = characters
    unsafe callbacks.cdataBlock = characters
    unsafe callbacks.comment = { context, _ in
      unsafe XMLPushParser.from(context)?.bytesSinceEvent = 0
    }
    // The closure does not state the type of `error`, because the type is `const` only since libxml2 2.12.
    unsafe callbacks.serror = { context, error in
      guard let error = unsafe error, unsafe shim_isFatal(error) != 0 else { return }
      let reason = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "unknown"
      unsafe XMLPushParser.from(context)?
        .fail(code: error.pointee.code, reason, line: Int(error.pointee.line))
    }
    return unsafe callbacks
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> XMLPushParser? {
    unsafe context.map { unsafe Unmanaged<XMLPushParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<xmlChar>,
    isPrefixed: Bool,
    _ count: Int,
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    bytesSinceEvent = 0
    hasRoot = true
    depth += 1
    guard depth <= limits.depth else { return _ = stop(.tooDeep(limit: limits.depth)) }
    attributes.removeAll()
    // Each attribute has five pointers: name, prefix, URI, and the beginning and end of the value.
    for index in 0..<count {
      guard let field = unsafe values?.advanced(by: index * 5),
        unsafe field[1] == nil, let name = unsafe field[0],
        let begin = unsafe field[3], let end = unsafe field[4]
      else { continue }
      unsafe attributes.append(
        name: UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name))),
        value: UnsafeBufferPointer(start: begin, count: end - begin)
      )
    }
    let name = unsafe String(cString: name)
    let element = isPrefixed ? nil : JUnitElement(rawValue: name)
    perform { () throws(XMLFlaw) in
      try handler.start(element, name: name, attributes, line: currentLine)
    }
  }

  private func characters(_ text: UnsafeBufferPointer<UInt8>) {
    bytesSinceEvent = 0
    scratch.removeAll(keepingCapacity: true)
    unsafe scratch.append(contentsOf: text)
    perform { () throws(XMLFlaw) in try handler.text(scratch) }
  }

  private func end() {
    bytesSinceEvent = 0
    depth -= 1
    perform { () throws(XMLFlaw) in try handler.end(line: currentLine) }
  }

  /// Stops the parser; for a truncated or empty document, the flaw is clearer than libxml2's message.
  private func fail(code: Int32, _ reason: String, line: Int) {
    let end = [XML_ERR_DOCUMENT_END, XML_ERR_TAG_NOT_FINISHED, XML_ERR_DOCUMENT_EMPTY]
    guard end.contains(where: { $0.rawValue == code }), depth > 0 || !hasRoot else {
      stop(.malformed(LegalText.line(reason)), line: line)
      return
    }
    stop(hasRoot ? .cutOff : .notXML)
  }

  private func perform(_ body: () throws(XMLFlaw) -> Void) {
    guard flaw == nil else { return }
    do { try body() } catch { stop(error) }
  }
}
