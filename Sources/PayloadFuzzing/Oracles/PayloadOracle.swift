import PushPayloads

/// A check of the kit's answers that needs no expected answer, so it works for any bytes.
///
/// An oracle compares answers that have to agree: two answers of the kit, or an answer of the kit and an answer of a
/// different reader. Each check also shows that the code does not trap on these bytes.
public struct PayloadOracle: Sendable {
  /// The name of the oracle in findings, such as `model`.
  public let name: String
  private let judge: @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]

  init(
    _ name: String,
    judge: @escaping @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]
  ) {
    self.name = name
    self.judge = judge
  }

  /// Returns the disagreements about an input; empty if there are none.
  public func violations(of input: FuzzInput) -> [OracleViolation] {
    violations(of: input, by: .kit)
  }

  func violations(of input: FuzzInput, by reader: PayloadReader) -> [OracleViolation] {
    judge(input, reader).map(OracleViolation.init)
  }

  /// All oracles; a fuzzer of the kit asks each of them about every input.
  public static let all: [PayloadOracle] = [.foundation, .reader, .model, .parser, .report]
}

extension PayloadOracle: CustomStringConvertible {
  /// The name of the oracle, as findings and the arguments of tests show it.
  public var description: String { name }
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
  /// The functions that write a value as JSON text: compact and indented.
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

extension PayloadOracle {
  /// The oracle that compares the scanner with `JSONSerialization`, except where Foundation is known to differ.
  ///
  /// Foundation's deviations from RFC 8259 depend on the platform, and are known only for Linux. On other platforms the
  /// oracle reports nothing.
  public static let foundation = PayloadOracle("foundation") { input, reader in
    #if os(Linux)
      switch (reader.scan(input.body), FoundationReading.of(input.body)) {
      case (.failure(let refusal), .value(let value)):
        return FoundationReading.isLiberty(refusal, in: input.body)
          ? [] : [.foundationReads(value, refusal: refusal)]
      case (.success(let document), .refusal):
        return FoundationReading.mayRefuse(document) ? [] : [.foundationRefuses(document.value)]
      case (.success(let document), .value(let other)):
        let own = document.value
        return FoundationReading.alters(document) || FoundationReading.isSame(own, other)
          ? [] : [.foundationReadsOtherwise(own: own, other: other)]
      case (.failure, .refusal):
        return []
      }
    #else
      return []
    #endif
  }

  /// The oracle that compares each typed property of a ``Payload`` with the elements of the document.
  public static let model = PayloadOracle("model") { input, reader in
    let payload = reader.payload(input.body)
    let root = (try? reader.scan(input.body).get())?.root
    switch (payload, root.flatMap { $0.kind == .object ? $0 : nil }) {
    case (nil, nil):
      return []
    case (let payload?, let root?):
      return PayloadView.all.compactMap { view in
        let says = view.model(payload)
        let document = view.document(root)
        guard says != document else { return nil }
        return .viewDisagrees(view: view.name, says: text(of: says), document: text(of: document))
      }
    case (_?, nil):
      return [.viewDisagrees(view: "Payload", says: "there", document: "there is no object")]
    case (nil, _?):
      return [.viewDisagrees(view: "Payload", says: "nil", document: "there is an object")]
    }
  }

  /// The oracle that compares the kit's own parser with the behavior that ``ParserDemand`` requires of every parser.
  public static let parser = PayloadOracle("parser") { input, reader in
    PayloadFuzzer.disagreement(
      on: input.body,
      diligence: .everything,
      parse: reader.parse
    ).map { [.parserDisagrees($0)] } ?? []
  }

  private static func text(of value: JSONValue?) -> String {
    value.map { ReadableBytes($0.utf8).description } ?? "nil"
  }

  /// The oracle that compares answers of the kit's JSON reader with each other.
  ///
  /// `scan` and `firstError` have to agree about a text. If the kit writes a value and reads it again, the value has to
  /// stay the same. If the kit reads only the bytes of one value of a text, the result has to be this value.
  public static let reader = PayloadOracle("reader") { input, reader in
    let bytes = input.body
    let scan = reader.scan(bytes)
    var found = scanDisagreements(scan, firstError: reader.firstError(bytes))
    guard case .success(let document) = scan else { return found }
    found += roundTrip(of: document, by: reader)
    found += placements(in: document, by: reader)
    return found
  }

  /// The two may differ for a deeply nested text, because only `scan` has a nesting limit.
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
    by reader: PayloadReader
  ) -> [OracleViolation.Kind] {
    let value = document.value
    return reader.writers.compactMap { write in
      let written = write(value)
      switch reader.scan(written) {
      case .failure(let error): return .writtenIsRefused(written, error)
      case .success(let again):
        return again.value == value ? nil : .writtenIsReadOtherwise(value, as: again.value)
      }
    }
  }

  /// The largest number of values that the oracle checks one by one, to limit the time.
  private static let valuesLookedAt = 32

  /// Checks the range, the bytes and the pointer of each value.
  ///
  /// The range of a value has to lie inside its array or object, and after the previous value. The bytes in this range,
  /// read alone, have to give the value again.
  private static func placements(
    in document: JSONDocument,
    by reader: PayloadReader
  ) -> [OracleViolation.Kind] {
    var found: [OracleViolation.Kind] = []
    var waiting = [(element: document.root, within: document.bytes.indices)]
    var count = 0
    // If a name is repeated or has an unpaired surrogate, the pointer of a value may lead to a different value.
    let isUnambiguous = document.duplicateNames.isEmpty && document.loneSurrogates.isEmpty
    while count < valuesLookedAt, let (element, within) = waiting.popLast() {
      count += 1
      let pointer = element.pointer
      guard !element.range.isEmpty, within.clamped(to: element.range) == element.range else {
        let place = pointer.description
        found.append(.misplacedValue(pointer: place, range: element.range, within: within))
        continue
      }
      let value = element.value
      let alone = try? reader.scan(Array(element.source)).get().value
      if alone != value {
        found.append(.sourceIsReadOtherwise(pointer: pointer.description, value, as: alone))
      }
      let target = JSONPointer(parsing: pointer.description).flatMap(document.element(at:))
      if isUnambiguous, target?.range != element.range {
        found.append(.pointerLeadsElsewhere(pointer: pointer.description))
      }
      waiting += parts(of: element)
    }
    return found
  }

  /// Returns the elements or members of a value, each with the range in which it has to be.
  private static func parts(
    of element: JSONDocument.Element
  ) -> [(element: JSONDocument.Element, within: Range<Int>)] {
    var start = element.range.lowerBound + 1
    let end = element.range.upperBound - 1
    var parts: [(element: JSONDocument.Element, within: Range<Int>)] = []
    for part in element.elements {
      parts.append((part, start..<max(start, end)))
      start = part.range.upperBound
    }
    for (name, value) in element.members {
      start = max(start, name.range.upperBound)
      parts.append((value, start..<max(start, end)))
      start = value.range.upperBound
    }
    return parts
  }

  /// The oracle that checks reports: a report has to fit its body, and a second check has to give an equal report.
  public static let report = PayloadOracle("report") { input, reader in
    let report = reader.check(input.body, input.request)
    let again = reader.check(input.body, input.request)
    var found: [OracleViolation.Kind] = report == again ? [] : [.notRepeatable(report, again)]
    let isRejected = report.diagnostics.contains { $0.severity == .rejected }
    if isRejected != (report.verdict == .rejected) { found.append(.verdictDoesNotFollow(report)) }
    if report.bytes != input.body.count || report.limit != input.request.sizeLimit.bytes {
      found.append(.wrongCount(report))
    }
    let scan = reader.scan(input.body)
    // A request that reads, deletes or lists channels needs no body.
    if case .failure(let error) = scan, !report.hasErrors, input.request.judgesBody(input.body) {
      found.append(.silentAboutSyntax(error))
    }
    let document = try? scan.get()
    found += report.diagnostics.filter { !points($0, into: input.body, document) }
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
