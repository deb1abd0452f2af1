import PushPayloads

/// The verdict on an input: a report with places in the text, or the reason why there is none.
struct PayloadVerdict: Sendable {
  var input: PayloadInput
  var report: Result<PayloadReport, ToolFailure>
  /// True if only the syntax was checked (`--syntax-only`), so that no rule of APNs was applied.
  var isOfSyntax = false
  /// The findings that the configuration leaves out, each with the reason.
  var suppressed: [(diagnostic: PayloadDiagnostic, reason: String)] = []
  /// The replacements that correct the text, by their places.
  var fixes: [PayloadFix] = []
  var scope = LintScope()
  /// The numbers of the settings whose rules have changed the report.
  var effective: Set<Int> = []

  var diagnostics: [PayloadDiagnostic] { (try? report.get())?.diagnostics ?? [] }
}

/// Checks inputs: what the command line says about all of them, and the configuration about some.
struct PayloadJudge: Sendable {
  var request: PushRequest
  var isOfSyntax = false

  func verdict(on input: PayloadInput, in scope: LintScope) -> PayloadVerdict {
    do throws(ToolFailure) {
      let text = try input.text.get()
      guard !isOfSyntax else {
        let report = PayloadChecker(request: request).checkSyntax(text)
        return PayloadVerdict(input: input, report: .success(report), isOfSyntax: true)
      }
      var request = request
      // Headers of a configuration do not say that a request of another service goes to APNs.
      if !request.goesToAPNs { request.recipient = .service }
      for (_, settings) in scope.entries.reversed() {
        request.headers.merge(settings.headers) { first, _ in first }
      }
      var body = try Body(of: input, text, completing: request)
      if body.isRecorded { body.request.recipient = self.request.recipient }
      let (report, fixes) = PayloadChecker(request: body.request).checkWithFixes(body.bytes)
      var verdict = PayloadVerdict(input: input, report: .success(report), scope: scope)
      var diagnostics: [PayloadDiagnostic] = []
      for (diagnostic, fix) in zip(report.diagnostics, fixes) {
        let placed = body.placed(diagnostic)
        if let (number, treatment) = scope.treatment(of: diagnostic) {
          verdict.effective.insert(number)
          guard let severity = treatment.severity else {
            verdict.suppressed.append((placed, treatment.reason))
            continue
          }
          diagnostics.append(placed.moved(to: placed.pointer, placed.range, severity: severity))
        } else {
          diagnostics.append(placed)
        }
        guard var fix, body.quotation == nil else { continue }
        fix.range = body.place(of: fix.range)
        // Two names that are spelled wrong can be meant for the same member.
        if !verdict.fixes.contains(where: { $0.text == fix.text || $0.range.overlaps(fix.range) }) {
          verdict.fixes.append(fix)
        }
      }
      verdict.fixes.sort { $0.range.lowerBound < $1.range.lowerBound }
      verdict.report = .success(
        PayloadReport(bytes: report.bytes, limit: report.limit, diagnostics: diagnostics)
      )
      return verdict
    } catch {
      return PayloadVerdict(input: input, report: .failure(error))
    }
  }

  /// The body of a push, and its place in the text of an input.
  private struct Body {
    var request: PushRequest
    var bytes: [UInt8]
    private var start = 0
    /// The range of the text that is not sent.
    private var gap = 0..<0
    /// The range of the string that holds the body; nil if the body is a part of the text.
    private(set) var quotation: Range<Int>?
    private(set) var isRecorded = false

    /// Finds the body in a file, or in the record of a request on a line.
    init(
      of input: PayloadInput,
      _ text: [UInt8],
      completing request: PushRequest
    ) throws(ToolFailure) {
      (self.request, bytes) = (request, text)
      if input.line != nil {
        try readRecord(input, text)
      } else if input.file.hasSuffix(".apns") {
        leaveOutTarget(text)
      }
    }

    private mutating func readRecord(
      _ input: PayloadInput,
      _ text: [UInt8]
    ) throws(ToolFailure) {
      let root: JSONDocument.Element
      switch JSONScanner.scan(text) {
      case .success(let document): root = document.root
      case .failure(let error):
        let column = input.position(of: error.offset).column
        throw .usage("\(input.name):\(column): this line is not valid JSON: \(error)")
      }
      guard RecordedRequest.isRecord(root) else { return }
      for (name, value) in root.members {
        let isRight =
          switch name.string {
          case "headers": value.kind == .object
          case "method", "path": value.kind == .string
          case "payload": true
          default: false
          }
        guard !isRight else { continue }
        let column = input.position(of: name.range.lowerBound).column
        throw .usage(
          """
          \(input.name):\(column): "\(name.string)" is wrong here; a request has headers (an object), \
          method and path (texts) and payload
          """
        )
      }
      let record = RecordedRequest(root, completing: request)
      (request, isRecorded) = (record.request, true)
      guard let payload = record.payload, payload.kind != .null else {
        bytes = []
        return
      }
      if payload.kind == .string {
        (bytes, quotation) = (Array(payload.string.utf8), payload.range)
      } else {
        (bytes, start) = (Array(payload.source), payload.range.lowerBound)
      }
    }

    /// Removes the member that names the app for the simulator, which is not sent, with one comma.
    private mutating func leaveOutTarget(_ text: [UInt8]) {
      let members = (try? JSONScanner.scan(text).get().root).map { Array($0.members) } ?? []
      guard
        let index = members.firstIndex(where: { $0.name.string == "Simulator Target Bundle" })
      else { return }
      if index + 1 < members.count {
        gap = members[index].name.range.lowerBound..<members[index + 1].name.range.lowerBound
      } else {
        let start =
          index > 0 ? members[index - 1].value.range.upperBound : members[0].name.range.lowerBound
        gap = start..<members[index].value.range.upperBound
      }
      bytes.removeSubrange(gap)
    }

    func place(of range: Range<Int>) -> Range<Int> {
      func place(_ offset: Int, _ isEnd: Int) -> Int {
        offset + start + (offset - isEnd >= gap.lowerBound ? gap.count : 0)
      }
      return place(range.lowerBound, 0)..<place(range.upperBound, 1)
    }

    func placed(_ diagnostic: PayloadDiagnostic) -> PayloadDiagnostic {
      if let quotation { return diagnostic.quoted(at: "", quotation) }
      guard !diagnostic.range.isEmpty else { return diagnostic }
      return diagnostic.moved(to: diagnostic.pointer, place(of: diagnostic.range))
    }
  }
}
