import PushPayloads

/// A check of the kit's results that needs no expected result, so the check works for any bytes.
///
/// An oracle compares results that have to agree: two results of the kit, or a result of the kit and that of a
/// different reader. Each check also shows that the kit does not trap on these bytes.
package struct PayloadOracle: Sendable {
  package let name: String
  private let judge: @Sendable (ReadInput) -> [OracleViolation.Kind]

  init(_ name: String, judge: @escaping @Sendable (ReadInput) -> [OracleViolation.Kind]) {
    self.name = name
    self.judge = judge
  }

  func violations(of read: ReadInput) -> [OracleViolation] {
    judge(read).map(OracleViolation.init)
  }

  package static let all: [PayloadOracle] = [.foundation, .reader, .model, .parser, .report]
}

extension PayloadOracle: CustomStringConvertible {
  package var description: String { name }
}

/// The kit's functions that read, write and check payloads, for the oracles.
///
/// The functions are closures, so that a test can insert a wrong function and see whether an oracle notices the fault.
struct PayloadReader: Sendable {
  typealias Scan = Result<JSONDocument, JSONSyntaxError>

  var scan: @Sendable ([UInt8]) -> Scan
  var firstError: @Sendable ([UInt8]) -> JSONSyntaxError?
  var payload: @Sendable ([UInt8]) -> Payload?
  var parse: @Sendable ([UInt8]) -> ParsedNotification?
  var writers: [@Sendable (JSONValue) -> [UInt8]]
  var check: @Sendable ([UInt8], PushRequest) -> PayloadReport

  static let kit = PayloadReader(
    scan: { JSONScanner.scan($0) },
    firstError: { JSONScanner.firstError(in: $0) },
    payload: { Payload(bytes: $0) },
    parse: { ParsedNotification(bytes: $0) },
    writers: [{ $0.utf8 }, { $0.utf8(indentedBy: 1) }],
    check: { PayloadChecker(request: $1).check($0) }
  )
}

/// An input, and the results for this input that several oracles judge; each result is computed once.
final class ReadInput {
  let input: FuzzInput
  let reader: PayloadReader

  init(_ input: FuzzInput, by reader: PayloadReader = .kit) {
    self.input = input
    self.reader = reader
  }

  lazy var scan = reader.scan(input.body)
  lazy var document = try? scan.get()
  lazy var value = document?.value
  lazy var foundation = FoundationReading.of(input.body)
}

extension PayloadOracle {
  /// The oracle that compares the scanner with `JSONSerialization`, except where Foundation is known to differ.
  ///
  /// Foundation's deviations from RFC 8259 depend on the platform, and are known only for Linux. On other platforms the
  /// oracle reports nothing.
  package static let foundation = PayloadOracle("foundation") { read in
    #if os(Linux)
      switch (read.scan, read.foundation) {
      case (.failure(let refusal), .value(let value)):
        return FoundationReading.isLiberty(refusal, in: read.input.body)
          ? [] : [.foundationReads(value, refusal: refusal)]
      case (.success(let document), .refusal):
        return FoundationReading.mayRefuse(document) ? [] : [.foundationRefuses(document.value)]
      case (.success(let document), .value(let other)):
        let own = read.value ?? .null
        return FoundationReading.isSame(own, other) || FoundationReading.alters(document, own)
          ? [] : [.foundationReadsOtherwise(own: own, other: other)]
      case (.failure, .refusal):
        return []
      }
    #else
      return []
    #endif
  }

  package static let model = PayloadOracle("model") { read in
    let payload = read.reader.payload(read.input.body)
    let root = read.document?.root
    switch (payload, root.flatMap { $0.kind == .object ? PayloadElements(of: $0) : nil }) {
    case (nil, nil):
      return []
    case (let payload?, let elements?):
      let aps = payload.aps
      return PayloadView.all.compactMap { view in
        let says = view.model(payload, aps)
        let document = view.document(elements)
        guard says != document else { return nil }
        return .viewDisagrees(view: view.name, says: text(of: says), document: text(of: document))
      }
    case (_?, nil):
      return [.viewDisagrees(view: "Payload", says: "there", document: "there is no object")]
    case (nil, _?):
      return [.viewDisagrees(view: "Payload", says: "nil", document: "there is an object")]
    }
  }

  package static let parser = PayloadOracle("parser") { read in
    PayloadFuzzer.disagreement(on: read, diligence: .everything, parse: read.reader.parse).map {
      [.parserDisagrees($0)]
    } ?? []
  }

  private static func text(of value: JSONValue?) -> String {
    value.map { ReadableBytes($0.utf8).description } ?? "nil"
  }

  /// The oracle that compares results of the kit's JSON reader with each other.
  ///
  /// `scan` and `firstError` have to agree about a text. If the kit writes a value and reads the written text, the
  /// value has to stay the same. If the kit reads only the bytes of one value of a text, the result has to be this
  /// value.
  package static let reader = PayloadOracle("reader") { read in
    let firstError = read.reader.firstError(read.input.body)
    let found = scanDisagreements(read.scan, firstError: firstError)
    guard let document = read.document, let value = read.value else { return found }
    return found + roundTrip(of: document, value, by: read.reader)
      + placements(in: document, value, by: read.reader)
  }

  /// Returns the disagreement of `scan` and `firstError`, except about deep texts: only `scan` has a nesting limit.
  private static func scanDisagreements(
    _ scan: PayloadReader.Scan,
    firstError: JSONSyntaxError?
  ) -> [OracleViolation.Kind] {
    switch (scan, firstError) {
    case (.success, nil):
      return []
    case (.success, let firstError):
      return [.scansDisagree(scan: nil, firstError: firstError)]
    case (.failure(let error), let firstError):
      if case .nestingLimit = error.kind, (firstError?.offset ?? .max) >= error.offset { return [] }
      return error == firstError ? [] : [.scansDisagree(scan: error, firstError: firstError)]
    }
  }

  private static func roundTrip(
    of document: JSONDocument,
    _ value: JSONValue,
    by reader: PayloadReader
  ) -> [OracleViolation.Kind] {
    reader.writers.compactMap { write in
      let written = write(value)
      switch reader.scan(written) {
      case .failure(let error): return .writtenIsRefused(written, error)
      case .success(let again):
        guard !again.root.isSame(as: document.root), again.value != value else { return nil }
        return .writtenIsReadOtherwise(value, as: again.value)
      }
    }
  }

  /// The largest number of values that the oracle checks one by one, to limit the time.
  private static let valuesLookedAt = 32

  /// An element to check, its value according to the whole text, and the range in which the element has to lie.
  private typealias Part = (element: JSONDocument.Element, value: JSONValue, within: Range<Int>)

  /// Returns a violation for each value with a wrong range, wrong bytes or a wrong pointer.
  ///
  /// The range of a value has to lie inside its array or object, and after the previous value. If the kit reads only
  /// the bytes in this range, the result has to be the same value.
  private static func placements(
    in document: JSONDocument,
    _ value: JSONValue,
    by reader: PayloadReader
  ) -> [OracleViolation.Kind] {
    var found: [OracleViolation.Kind] = []
    var waiting: [Part] = [(document.root, value, document.bytes.indices)]
    var count = 0
    // If a name is repeated or has an unpaired surrogate, the pointer of a value can lead to a different value.
    let isUnambiguous = document.duplicateNames.isEmpty && document.loneSurrogates.isEmpty
    while count < valuesLookedAt, let (element, value, within) = waiting.popLast() {
      count += 1
      let range = element.range
      let pointer = element.pointer.description
      guard !range.isEmpty, within.clamped(to: range) == range else {
        found.append(.misplacedValue(pointer: pointer, range: range, within: within))
        continue
      }
      // The kit has already read a root that fills the whole text.
      if range != document.bytes.indices {
        let alone = try? reader.scan(Array(element.source)).get().root
        let own = element.value
        let other = alone?.isSame(as: element) == true ? own : alone?.value
        if own != other || own != value {
          let expected = own == other ? value : own
          found.append(.sourceIsReadOtherwise(pointer: pointer, expected, as: other))
        }
      }
      let target = JSONPointer(parsing: pointer).flatMap(document.element(at:))
      if isUnambiguous, target?.range != range {
        found.append(.pointerLeadsElsewhere(pointer: pointer))
      }
      addParts(of: element, value, to: &waiting)
    }
    return found
  }

  private static func addParts(
    of element: JSONDocument.Element,
    _ value: JSONValue,
    to waiting: inout [Part]
  ) {
    var start = element.range.lowerBound + 1
    let end = element.range.upperBound - 1
    switch value {
    case .array(let values):
      var parts = element.elements
      for value in values {
        guard let part = parts.next() else { break }
        waiting.append((part, value, start..<max(start, end)))
        start = part.range.upperBound
      }
    case .object(let object):
      var parts = element.members
      for member in object.members {
        guard let part = parts.next() else { break }
        start = max(start, part.name.range.upperBound)
        waiting.append((part.value, member.value, start..<max(start, end)))
        start = part.value.range.upperBound
      }
    case .null, .bool, .number, .string: break
    }
  }

  package static let report = PayloadOracle("report") { read in
    let (input, reader) = (read.input, read.reader)
    let report = reader.check(input.body, input.request)
    let again = reader.check(input.body, input.request)
    var found: [OracleViolation.Kind] = report == again ? [] : [.notRepeatable(report, again)]
    let isRejected = report.diagnostics.contains { $0.severity == .rejected }
    if isRejected != (report.verdict == .rejected) { found.append(.verdictDoesNotFollow(report)) }
    if report.bytes != input.body.count || report.limit != input.request.sizeLimit.bytes {
      found.append(.wrongCount(report))
    }
    // A request that reads, deletes or lists channels needs no body.
    if case .failure(let error) = read.scan, !report.hasErrors, input.request.judgesBody(input.body)
    {
      found.append(.silentAboutSyntax(error))
    }
    found += report.diagnostics.filter { !points($0, into: input.body, read.document) }
      .map { .diagnosticPointsNowhere($0) }
    found += report.diagnostics.filter { !isPlainLine($0.message) }.map { .messageIsUnsafe($0) }
    let starts = report.diagnostics.map(\.range.lowerBound)
    if starts != starts.sorted() { found.append(.diagnosticsOutOfOrder(report.diagnostics)) }
    return found
  }

  private static func points(
    _ diagnostic: PayloadDiagnostic,
    into body: [UInt8],
    _ document: JSONDocument?
  ) -> Bool {
    guard diagnostic.range.lowerBound >= 0, diagnostic.range.upperBound <= body.count,
      let pointer = JSONPointer(parsing: diagnostic.pointer)
    else { return false }
    return document.map { $0.element(at: pointer) != nil } ?? pointer.tokens.isEmpty
  }

  /// The largest size of a message in bytes, far more than any message needs.
  private static let longestMessage = 2_000

  private static func isPlainLine(_ message: String) -> Bool {
    message.utf8.count <= longestMessage
      && message.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: scalar.properties.isBidiControl == false
        }
      }
  }
}
