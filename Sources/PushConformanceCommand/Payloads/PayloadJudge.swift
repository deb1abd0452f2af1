import PushPayloads

/// The verdict on an input: the report, or the reason why the input could not be checked.
struct PayloadVerdict: Sendable {
  var input: PayloadInput
  /// The report before a configuration changes severities.
  var report: Result<PayloadReport, ToolFailure>
  /// True if only the syntax was checked (`--syntax-only`), so that no rule of APNs was applied.
  var isOfSyntax = false
  /// The findings that the configuration does not turn off, with their configured severities.
  var diagnostics: [PayloadDiagnostic] = []
  var suppressed: [(diagnostic: PayloadDiagnostic, reason: String)] = []
  /// The replacements that correct the text, sorted by position.
  var fixes: [PayloadFix] = []
  var scope = LintScope()
  /// The numbers, as in ``LintScope/entries``, of the settings whose rules have changed the findings.
  var effective: Set<Int> = []
}

struct PayloadJudge: Sendable {
  var request: PushRequest
  var isOfSyntax = false

  func verdict(on input: PayloadInput, in scope: LintScope) -> PayloadVerdict {
    do throws(ToolFailure) {
      let text = try input.text.get()
      guard !isOfSyntax else {
        let report = PayloadChecker(request: request).checkSyntax(text)
        return PayloadVerdict(
          input: input,
          report: .success(report),
          isOfSyntax: true,
          diagnostics: report.diagnostics
        )
      }
      return verdict(on: input, try Body(of: input, text, completing: request(in: scope)), scope)
    } catch {
      return PayloadVerdict(input: input, report: .failure(error))
    }
  }

  private func request(in scope: LintScope) -> PushRequest {
    var request = request
    // The headers of a configuration must not turn a request to another service into a request to APNs.
    if !request.goesToAPNs { request.recipient = .service }
    for (_, settings) in scope.entries.reversed() {
      request.headers.merge(settings.headers) { first, _ in first }
    }
    return request
  }

  private func verdict(on input: PayloadInput, _ body: Body, _ scope: LintScope) -> PayloadVerdict {
    var request = body.request
    if body.record != nil { request.recipient = self.request.recipient }
    let checker = PayloadChecker(request: request)
    let (found, fixes) = checker.checkWithFixes(body.bytes, scan: body.scan)
    let report = PayloadReport(
      bytes: found.bytes,
      limit: found.limit,
      diagnostics: found.diagnostics.map(body.placed)
    )
    var verdict = PayloadVerdict(input: input, report: .success(report), scope: scope)
    if let place = body.record?.place {
      let folder = InputFile.descriptor(of: input.file) == nil ? input.file : ""
      let end = folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex
      verdict.input.origin = (folder[..<end] + place.file, place.line)
    }
    for (index, placed) in report.diagnostics.enumerated() {
      var severity = placed.severity
      if let (number, treatment) = scope.treatment(of: found.diagnostics[index]) {
        verdict.effective.insert(number)
        guard let other = treatment.severity else {
          verdict.suppressed.append((placed, treatment.reason))
          continue
        }
        severity = other
      }
      verdict.diagnostics.append(placed.moved(to: placed.pointer, placed.range, severity: severity))
      guard let fix = fixes[index], body.quotation == nil else { continue }
      let moved = PayloadFix(range: body.place(of: fix.range), text: fix.text)
      // Two misspelled names can have the same correction; only the first name is corrected.
      if !verdict.fixes.contains(where: { $0.text == fix.text || $0.range.overlaps(moved.range) }) {
        verdict.fixes.append(moved)
      }
    }
    verdict.fixes.sort { $0.range.lowerBound < $1.range.lowerBound }
    return verdict
  }

  /// The body of a push, and its place in the text of an input.
  private struct Body {
    var request: PushRequest
    var bytes: [UInt8]
    /// The recorded request, if the text is a recorded request; nil if the text is only a body.
    private(set) var record: RecordedRequest?
    /// The result of scanning the body; nil if the text is not the body.
    private(set) var scan: Result<JSONDocument, JSONSyntaxError>?
    private var start = 0
    /// The text of an `.apns` file without the member `Simulator Target Bundle`, which is not sent; nil for other
    /// inputs.
    private var sent: EditedText?
    /// The range of the JSON string that holds the escaped body; nil if the text has the body unescaped.
    private(set) var quotation: Range<Int>?

    init(
      of input: PayloadInput,
      _ text: [UInt8],
      completing request: PushRequest
    ) throws(ToolFailure) {
      (self.request, bytes) = (request, text)
      let scan = JSONScanner.scan(text)
      switch scan {
      case .failure(let error) where input.line != nil:
        let column = input.position(of: error.offset).column
        throw .usage("\(input.name):\(column): this line is not valid JSON: \(error)")
      case .success(let document)
      where input.line == nil
        ? RecordedRequest.isSurelyRecord(document.root) : RecordedRequest.isRecord(document.root):
        try readRecord(input, document.root)
      case .success(let document) where input.file.hasSuffix(".apns"):
        // This member names the app for the simulator, and is not sent.
        let removals = document.root.removals { name, _ in name.string == "Simulator Target Bundle"
        }
        let text = EditedText(text, removals.map { PayloadFix(range: $0, text: "") })
        (bytes, sent) = (text.bytes, text)
      default: self.scan = scan
      }
    }

    private mutating func readRecord(
      _ input: PayloadInput,
      _ root: JSONDocument.Element
    ) throws(ToolFailure) {
      if let name = RecordedRequest.wrongMember(of: root) {
        let (line, column) = input.position(of: name.range.lowerBound)
        throw .usage(
          """
          \(input.file):\(line):\(column): "\(name.string)" is wrong here; a request has headers (an \
          object), method and path (texts), payload and at (a line below the folder of the \
          record, such as "test/push.test.js:41")
          """
        )
      }
      let record = RecordedRequest(root, completing: request)
      (request, self.record, bytes) = (record.request, record, [])
      guard let payload = record.payload, payload.kind != .null else { return }
      if payload.kind == .string {
        (bytes, quotation) = (Array(payload.string.utf8), payload.range)
      } else {
        (bytes, start) = (Array(payload.source), payload.range.lowerBound)
      }
    }

    func place(of range: Range<Int>) -> Range<Int> {
      let range = sent?.place(of: range) ?? range
      return range.lowerBound + start..<range.upperBound + start
    }

    func placed(_ diagnostic: PayloadDiagnostic) -> PayloadDiagnostic {
      // In a request to another service, headers are in the body. So a finding about such a header has a range already.
      if let part = diagnostic.part, diagnostic.range.isEmpty {
        let element = record?.element(of: part)
        return element.map { diagnostic.moved(to: $0.pointer.description, $0.range) } ?? diagnostic
      }
      if let quotation { return diagnostic.quoted(at: "", quotation) }
      guard !diagnostic.range.isEmpty else { return diagnostic }
      return diagnostic.moved(to: diagnostic.pointer, place(of: diagnostic.range))
    }
  }
}
