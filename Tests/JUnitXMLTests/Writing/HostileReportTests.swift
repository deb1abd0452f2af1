import ConformanceTestSupport
import Foundation
import JUnitXML
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports over hostile text")
struct HostileReportTests {
  static func report(_ text: String) -> JUnitReport {
    let problem = JUnitProblem(message: text, type: text, body: text)
    let properties = [JUnitProperty(name: text, value: text)]
    let outcomes: [JUnitOutcome] = [
      .passed, .failed(problem), .error(problem), .skipped(message: text, body: text),
    ]
    let cases = outcomes.map { outcome in
      JUnitCase(
        classname: text,
        name: text,
        time: .milliseconds(5),
        file: text,
        line: 3,
        properties: properties,
        outcome: outcome,
        systemOut: text
      )
    }
    let suite = JUnitSuite(name: text, hostname: text, properties: properties, cases: cases)
    return JUnitReport(name: text, suites: [suite])
  }

  @Test(
    "Every parser sees the written counts, and a rewritten report is the same",
    arguments: HostileText.all
  )
  func agreed(hostile: HostileText) throws {
    let folder = try TemporaryFolder()
    let counts = try Self.report(hostile.text).write(to: folder.file("report.xml"))
    #expect(counts.tests == 4)
    #expect([counts.failures, counts.errors, counts.skipped] == [1, 1, 1] as [Int])

    let result = try JUnitChecker().check(path: folder.file("report.xml"))
    #expect(result.isValid)
    #expect(result.counts == counts)

    let elements = ElementCounter()
    let parser = XMLParser(data: Data(try folder.bytes(of: "report.xml")))
    parser.delegate = elements
    #expect(parser.parse())
    #expect(elements.counts["testcase"] == 4)
    #expect(elements.counts["failure"] == 1)
    #expect(elements.counts["system-out"] ?? 0 == (hostile.text.isEmpty ? 0 : 4))

    let read = try JUnitReport(reading: .file(folder.file("report.xml")))
    #expect(read.suites.flatMap(\.cases).count == 4)
    try read.write(to: folder.file("second.xml"))
    #expect(try folder.bytes(of: "second.xml") == folder.bytes(of: "report.xml"))
  }

  @Test(
    "Python's parser reads the report to the end",
    .enabled(if: Python.isInstalled, "there is no python3 on this machine")
  )
  func python() throws {
    let folder = try TemporaryFolder()
    let suites = HostileText.all.flatMap { Self.report($0.text).suites }
    let counts = try JUnitReport(name: "all", suites: suites).write(to: folder.file("report.xml"))
    let output = try Python.run(
      """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      tags = ["testcase", "failure", "error", "skipped"]
      print([len(list(root.iter(tag))) for tag in tags])
      print([int(root.get(name)) for name in ["tests", "failures", "errors", "skipped"]])
      """,
      folder.file("report.xml")
    )
    let line = "[\(counts.tests), \(counts.failures), \(counts.errors), \(counts.skipped)]\n"
    #expect(counts.tests == HostileText.all.count * 4)
    #expect(output == line + line)
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    counts[elementName, default: 0] += 1
  }
}

private enum Python {
  static let isInstalled = (try? run("print('ready')")) == "ready\n"

  static func run(_ script: String, _ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
