final class JUnitInspector: XMLEventHandler {
  private var path: [JUnitElement?] = []
  private var suites: [OpenSuite] = []
  private var root: OpenSuite?
  private var testCase: OpenCase?
  private var outcome: (element: JUnitElement, line: Int, hasText: Bool)?
  private var keys = CaseKeys()
  private var counts = JUnitCounts()
  private var notes = JUnitFindings()

  /// An open `testsuite` element, or the open `testsuites` element.
  private struct OpenSuite {
    let element: JUnitElement
    let line: Int
    let declared: [(attribute: String, count: String)]
    /// The names of the outer suites and of this suite, which are a part of the key of each case.
    let key: String
    var own = JUnitCounts()
    var total = JUnitCounts()
  }

  private struct OpenCase {
    let name: String
    var outcome: JUnitElement?
  }

  /// The largest size, in bytes, of a quoted string, so that a finding fits on one line.
  private static let quoteLimit = 120

  func start(
    _ element: JUnitElement?,
    name: String,
    _ attributes: XMLAttributes,
    line: Int
  ) throws(XMLFlaw) {
    let parent = path.last ?? nil
    if path.isEmpty, element != .testsuites, element != .testsuite {
      throw .notAReport(root: LegalText.line(name, limit: Self.quoteLimit))
    }
    path.append(element)
    checkType(name, attributes, line)
    switch (element, parent) {
    case (.testsuites, nil) where path.count == 1:
      checkClock(attributes, line)
      root = openSuite(.testsuites, attributes, line)
    case (.testsuite, .testsuites), (.testsuite, .testsuite), (.testsuite, nil):
      startSuite(attributes, line)
    case (.testcase, .testsuite):
      startCase(attributes, line)
    case (.failure, .testcase), (.error, .testcase), (.skipped, .testcase):
      if let element { startOutcome(element, line) }
    default:
      break
    }
  }

  func text(_ bytes: [UInt8]) {
    guard outcome?.hasText == false else { return }
    if bytes.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }) {
      outcome?.hasText = true
    }
  }

  func end(line: Int) {
    guard let element = path.popLast() ?? nil else { return }
    switch element {
    case .testsuites where path.isEmpty:
      if let root { checkCounts(root) }
    case .testsuite where !path.contains(.testcase):
      endSuite()
    case .testcase where path.last == .testsuite:
      endCase()
    case .failure, .error, .skipped:
      if path.last == .testcase { endOutcome() }
    default:
      break
    }
  }

  func result(bytes: Int, flaw: (flaw: XMLFlaw, line: Int)?) -> JUnitCheckResult {
    if let (flaw, line) = flaw {
      notes.add(.unreadable(flaw), line: line)
    } else if counts.tests == 0 {
      notes.add(.noCases, line: 1)
    }
    if bytes > 25_000_000 { notes.add(.large(bytes: bytes), line: 1) }
    return notes.result(counts)
  }
}

// MARK: - Suites

extension JUnitInspector {
  private func openSuite(
    _ element: JUnitElement,
    _ attributes: XMLAttributes,
    _ line: Int
  ) -> OpenSuite {
    let declared = counts.declarations.compactMap { attribute, _ in
      attributes[attribute].map { (attribute: attribute, count: $0) }
    }
    let name = attributes["name"] ?? ""
    let outer = suites.last.map { "\($0.key)\u{0}" } ?? ""
    return OpenSuite(element: element, line: line, declared: declared, key: outer + name)
  }

  private func startSuite(_ attributes: XMLAttributes, _ line: Int) {
    checkName(.testsuite, attributes, line)
    checkClock(attributes, line)
    if !suites.isEmpty {
      notes.add(.nestedSuite(name: quote(attributes["name"] ?? "")), line: line)
    }
    suites.append(openSuite(.testsuite, attributes, line))
  }

  private func endSuite() {
    guard let suite = suites.popLast() else { return }
    checkCounts(suite)
    if suites.isEmpty {
      root?.total += suite.total
    } else {
      suites[suites.count - 1].total += suite.total
    }
  }

  /// Compares declared counts with the cases; a suite can count its direct cases, or also the cases of nested suites.
  private func checkCounts(_ suite: OpenSuite) {
    for (attribute, declared) in suite.declared {
      let own = suite.own.declarations.first { $0.attribute == attribute }?.count
      let total = suite.total.declarations.first { $0.attribute == attribute }?.count ?? 0
      let count = Int(declared)
      guard count != total, count != own || suite.element == .testsuites else { continue }
      notes.add(
        .falseCount(
          attribute: attribute,
          declared: quote(declared),
          actual: total,
          element: suite.element.rawValue
        ),
        line: suite.line
      )
    }
  }
}

// MARK: - Cases

extension JUnitInspector {
  private func startCase(_ attributes: XMLAttributes, _ line: Int) {
    checkName(.testcase, attributes, line)
    checkClock(attributes, line)
    let name = attributes.utf8("name") ?? []
    let classname = attributes.utf8("classname") ?? []
    testCase = OpenCase(name: String(decoding: name, as: UTF8.self))
    if classname.isEmpty { notes.add(.missingClassname(name: quote(name)), line: line) }
    if attributes.utf8("file")?.isEmpty ?? true {
      notes.add(.missingFile(name: quote(name)), line: line)
    }
    let suite = suites.last?.key ?? ""
    if !name.isEmpty, !keys.insert(suite: suite, classname: classname, name: name).isNew {
      let group = classname.isEmpty ? quote(suite) : quote(classname)
      notes.add(.duplicateKey(classname: group, name: quote(name)), line: line)
    }
  }

  private func endCase() {
    counts.count(testCase?.outcome)
    suites[suites.count - 1].own.count(testCase?.outcome)
    suites[suites.count - 1].total.count(testCase?.outcome)
    testCase = nil
  }

  private func startOutcome(_ element: JUnitElement, _ line: Int) {
    outcome = (element, line, hasText: false)
    guard let testCase else { return }
    if testCase.outcome == nil {
      self.testCase?.outcome = element
    } else {
      notes.add(.secondOutcome(element: element.rawValue, name: quote(testCase.name)), line: line)
    }
  }

  private func endOutcome() {
    if let (element, line, hasText) = outcome, !hasText {
      notes.add(
        .emptyOutcome(element: element.rawValue, name: quote(testCase?.name ?? "")),
        line: line
      )
    }
    outcome = nil
  }
}

// MARK: - Attributes

extension JUnitInspector {
  private func checkName(_ element: JUnitElement, _ attributes: XMLAttributes, _ line: Int) {
    if attributes.utf8("name")?.allSatisfy({ $0 == 0x20 }) ?? true {
      notes.add(.missingName(element: element.rawValue), line: line)
    }
  }

  private func checkClock(_ attributes: XMLAttributes, _ line: Int) {
    if let time = attributes.utf8("time"), let flaw = JUnitTime.flaw(in: time) {
      switch flaw {
      case .notDecimal: notes.add(.badTime(quote(time)), line: line)
      case .tooPrecise: notes.add(.tooPreciseTime(quote(time)), line: line)
      }
    }
    if let timestamp = attributes["timestamp"], JUnitTimestamp(timestamp) == nil {
      notes.add(.badTimestamp(quote(timestamp)), line: line)
    }
  }

  private func checkType(_ name: String, _ attributes: XMLAttributes, _ line: Int) {
    guard let type = attributes["type"] else { return }
    if JUnitFinding.refusedTypes.contains(type) || JUnitFinding.convertedTypes.contains(type) {
      notes.add(.reservedType(type, element: quote(name)), line: line)
    }
  }

  private func quote(_ text: String) -> String { LegalText.line(text, limit: Self.quoteLimit) }

  private func quote(_ text: ArraySlice<UInt8>) -> String {
    quote(String(decoding: text, as: UTF8.self))
  }
}
