final class JUnitEventBuilder: XMLEventHandler {
  var itemBytes = Int.max

  private var queue: [(event: JUnitEvent, line: Int)] = []
  private var head = 0

  private var path: [JUnitElement?] = []
  private var pendingSuite: JUnitSuite?
  private var suiteLine = 0
  private var testCase: JUnitCase?
  private var caseLine = 0
  private var outcomeText: [UInt8] = []
  private var outcome: (element: JUnitElement, message: String, type: String)?
  private var systemOut: [UInt8] = []

  /// The number of bytes of properties and text kept for the current case or suite header.
  private var retained = 0

  var isEmpty: Bool { head == queue.count }

  func takeEvent() -> (event: JUnitEvent, line: Int)? {
    guard head < queue.count else { return nil }
    defer {
      head += 1
      if head == queue.count {
        queue.removeAll(keepingCapacity: true)
        head = 0
      }
    }
    return queue[head]
  }

  func start(
    _ element: JUnitElement?,
    name: String,
    _ attributes: XMLAttributes,
    line: Int
  ) throws(XMLFlaw) {
    let parent = path.last ?? nil
    if path.isEmpty, element != .testsuites, element != .testsuite {
      throw .notAReport(root: LegalText.line(name, limit: 80))
    }
    path.append(element)
    switch (element, parent) {
    case (.testsuites, nil) where path.count == 1:
      queue.append((.report(JUnitReport(header: attributes)), line))
    case (.testsuite, .testsuites), (.testsuite, .testsuite), (.testsuite, nil):
      emitSuite()
      retained = 0
      (pendingSuite, suiteLine) = (JUnitSuite(header: attributes), line)
    case (.testcase, .testsuite):
      emitSuite()
      retained = 0
      (testCase, caseLine) = (JUnitCase(header: attributes), line)
    case (.property, .properties):
      try retain(attributes.byteCount)
      add(JUnitProperty(name: attributes["name"] ?? "", value: attributes["value"] ?? ""))
    case (.failure, .testcase), (.error, .testcase), (.skipped, .testcase):
      guard let element else { break }
      outcome = (element, attributes["message"] ?? "", attributes["type"] ?? "")
      outcomeText.removeAll(keepingCapacity: true)
    default:
      break
    }
  }

  func text(_ bytes: [UInt8]) throws(XMLFlaw) {
    guard testCase != nil, path.count >= 2, path[path.count - 2] == .testcase else { return }
    switch path.last {
    case .failure, .error, .skipped:
      try retain(bytes.count)
      outcomeText += bytes
    case .systemOut:
      try retain(bytes.count)
      systemOut += bytes
    default:
      break
    }
  }

  func end(line: Int) {
    guard let element = path.popLast() ?? nil else { return }
    switch element {
    case .testsuite where !path.contains(.testcase):
      emitSuite()
      queue.append((.suiteEnd, line))
    case .testcase where path.last == .testsuite:
      guard var finished = testCase else { break }
      finished.systemOut = String(decoding: systemOut, as: UTF8.self)
      queue.append((.testCase(finished), caseLine))
      testCase = nil
      systemOut.removeAll(keepingCapacity: true)
    case .failure, .error, .skipped:
      settleOutcome()
    default:
      break
    }
  }

  private func add(_ property: JUnitProperty) {
    switch path.dropLast(2).last {
    case .testcase: testCase?.properties.append(property)
    case .testsuite: pendingSuite?.properties.append(property)
    default: break
    }
  }

  /// Keeps the most severe outcome of a case, and the first of several equally severe outcomes.
  private func settleOutcome() {
    guard let (element, message, type) = outcome, let before = testCase?.outcome else { return }
    outcome = nil
    let body = String(decoding: outcomeText, as: UTF8.self)
    switch (element, before) {
    case (.error, .passed), (.error, .failed), (.error, .skipped):
      testCase?.outcome = .error(JUnitProblem(message: message, type: type, body: body))
    case (.failure, .passed), (.failure, .skipped):
      testCase?.outcome = .failed(JUnitProblem(message: message, type: type, body: body))
    case (.skipped, .passed):
      testCase?.outcome = .skipped(message: message, body: body)
    default:
      break
    }
  }

  private func retain(_ count: Int) throws(XMLFlaw) {
    retained += count
    if retained > itemBytes { throw .itemTooLong(limit: itemBytes) }
  }

  private func emitSuite() {
    guard let suite = pendingSuite else { return }
    queue.append((.suite(suite), suiteLine))
    pendingSuite = nil
  }
}

extension JUnitReport {
  fileprivate init(header attributes: XMLAttributes) {
    self.init(
      name: attributes["name"] ?? "",
      timestamp: attributes["timestamp"].flatMap(JUnitTimestamp.init),
      time: attributes["time"].flatMap(JUnitTime.duration(lenient:))
    )
  }
}

extension JUnitSuite {
  fileprivate init(header attributes: XMLAttributes) {
    self.init(
      name: attributes["name"] ?? "",
      timestamp: attributes["timestamp"].flatMap(JUnitTimestamp.init),
      hostname: attributes["hostname"],
      time: attributes["time"].flatMap(JUnitTime.duration(lenient:))
    )
  }
}

extension JUnitCase {
  fileprivate init(header attributes: XMLAttributes) {
    self.init(
      classname: attributes["classname"] ?? "",
      name: attributes["name"] ?? "",
      time: attributes["time"].flatMap(JUnitTime.duration(lenient:)) ?? .zero,
      file: attributes["file"],
      line: attributes["line"].flatMap { Int($0) }
    )
  }
}
