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

  /// Writes the attributes that `testsuites` and `testsuite` share.
  func totals(_ counts: JUnitCounts, _ time: JUnitTime, _ timestamp: JUnitTimestamp?) {
    for (name, count) in counts.declarations { attribute(name, String(count)) }
    attribute("time", time.description)
    if let timestamp { attribute("timestamp", timestamp.description) }
  }
}
