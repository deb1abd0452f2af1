import ConformanceReports
import Foundation
import PushConformance
import PushCorpus
import PushPayloads

/// The verdicts as SARIF 2.1.0, one result per line; the list of rules is at the end, when all rules are known.
struct PayloadSARIF: PayloadOutput {
  private var rules: Set<String> = []
  private var notifications: [JSONValue] = []
  private var isFirst = true
  /// The number of equal findings in the file that is being checked, keyed by digest.
  private var equals: (file: String, counts: [UInt64: Int]) = ("", [:])
  private let root = ReportedPath()

  /// The largest number of unreadable inputs that the log names.
  private static let mostNotifications = 1_000

  init() throws {
    let head =
      #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":["#
      + #"{"columnKind":"unicodeCodePoints","results":["#
    try Terminal.print([head])
  }

  mutating func print(_ verdicts: [PayloadVerdict]) throws {
    var lines: [String] = []
    for verdict in verdicts {
      if case .failure(let failure) = verdict.report {
        guard notifications.count < Self.mostNotifications else { continue }
        notifications.append([
          "level": "error", "message": ["text": .string(failure.message ?? "")],
          "locations": [location(verdict.input, nil)],
        ])
      }
      let told = verdict.diagnostics.map { ($0, String?.none) }
      for (diagnostic, reason) in told + verdict.suppressed.map({ ($0, $1) }) {
        rules.insert(diagnostic.rule)
        let result = result(verdict.input, diagnostic, reason)
        lines.append((isFirst ? "" : ",") + TerminalText.json(result.text))
        isFirst = false
      }
    }
    if !lines.isEmpty { try Terminal.print(lines) }
  }

  private mutating func result(
    _ input: PayloadInput,
    _ diagnostic: PayloadDiagnostic,
    _ reason: String?
  ) -> JSONValue {
    var result: JSONObject = [
      "ruleId": .string(diagnostic.rule),
      "level": .string(diagnostic.severity.sarifLevel),
      "message": ["text": .string(diagnostic.message)],
      "locations": [location(input, diagnostic)],
      "partialFingerprints": ["payload/v1": .string(fingerprint(input, diagnostic))],
    ]
    // If the finding is shown at the source line that sent the request, the result also has the place in the checked
    // file.
    if input.origin != nil { result["relatedLocations"] = [location(input.recorded, diagnostic)] }
    result["suppressions"] = reason.map { [["kind": "external", "justification": .string($0)]] }
    return .object(result)
  }

  private func location(_ input: PayloadInput, _ diagnostic: PayloadDiagnostic?) -> JSONValue {
    let place = input.place(of: nil)
    var region: JSONObject = ["startLine": .integer(place.line)]
    if input.origin == nil, let range = diagnostic?.range, !range.isEmpty {
      let (start, end) = (
        input.position(of: range.lowerBound), input.position(of: range.upperBound)
      )
      region = [
        "startLine": .integer(start.line), "startColumn": .integer(start.column),
        "endLine": .integer(end.line), "endColumn": .integer(end.column),
        "byteOffset": .integer(input.offset + range.lowerBound),
        "byteLength": .integer(range.count),
      ]
    }
    var location: JSONObject = [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(root.uri(of: place.file))], "region": .object(region),
      ]
    ]
    if let pointer = diagnostic?.pointer, !pointer.isEmpty {
      location["logicalLocations"] = [["fullyQualifiedName": .string(pointer)]]
    }
    return .object(location)
  }

  /// The largest number of digests of a file that are counted.
  private static let mostDigests = 1 << 16

  /// Returns a digest (FNV-1a) of the rule, the file, the pointer and, for a line, the shape of the recorded request.
  ///
  /// The digest stays the same when values, times and other lines change. If several findings in a file have the same
  /// digest, all but the first also have a number.
  private mutating func fingerprint(
    _ input: PayloadInput,
    _ diagnostic: PayloadDiagnostic
  ) -> String {
    if equals.file != input.file { equals = (input.file, [:]) }
    let shape = input.line == nil ? "" : RecordedRequest.shape(of: (try? input.text.get()) ?? [])
    let parts = [diagnostic.rule, root.uri(of: input.file), diagnostic.pointer, shape]
    let digest = parts.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let ordinal = equals.counts[digest] ?? 0
    if ordinal > 0 || equals.counts.count < Self.mostDigests { equals.counts[digest] = ordinal + 1 }
    return String(digest, radix: 16) + (ordinal > 0 ? "-\(ordinal + 1)" : "")
  }

  func end(_ tally: PayloadTally) throws {
    let sheets = rules.isEmpty ? [] : try PayloadRuleSheet.all(in: KitAccess.resources().specs)
    var helps: [JSONValue] = []
    for case .rule(let rule) in sheets.flatMap(\.rules) where rules.contains(rule.id) {
      helps.append([
        "id": .string(rule.id), "shortDescription": ["text": .string(rule.clause)],
        "helpUri": .string(ConformanceKit.page(of: rule.id) ?? ConformanceKit.reference),
        "help": ["text": .string("\(rule.why) 'push-conformance explain \(rule.id)' has sources.")],
        "defaultConfiguration": ["level": .string(rule.severity.sarifLevel)],
      ])
    }
    let invocation: JSONValue = [
      "executionSuccessful": .bool(tally.unreadable == 0),
      "toolExecutionNotifications": .array(notifications),
    ]
    let driver: JSONValue = [
      "name": "push-conformance", "version": .string(ConformanceKit.version),
      "rules": .array(helps),
    ]
    try Terminal.print([
      #"],"invocations":[\#(invocation.text)],"tool":{"driver":\#(driver.text)}}]}"#
    ])
  }
}

extension Severity {
  fileprivate var sarifLevel: String { self == .info ? "note" : level.rawValue }
}

/// The paths that code-scanning services need: relative to the repository, if the file is in the repository.
struct ReportedPath {
  private let root: String

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let workspace = environment["GITHUB_WORKSPACE"] ?? ""
    let folder = FileManager.default.currentDirectoryPath
    // A step of a workflow can run in a subfolder of the repository.
    root = (folder + "/").hasPrefix(workspace + "/") && !workspace.isEmpty ? workspace : folder
  }

  func path(of file: String) -> String {
    guard InputFile.descriptor(of: file) == nil else { return "stdin" }
    let path = file.absolutePath
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  func uri(of file: String) -> String {
    let path = path(of: file)
    guard !path.hasPrefix("/") else { return URL(filePath: path).absoluteString }
    // A colon in the first path component would look like the end of a URL scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
