import ConformanceTestSupport
import Testing

@testable import JUnitXML

@Suite("Reports with every Unicode scalar, and with random bytes, in every text")
struct EveryScalarTests {
  /// Texts that together have every scalar.
  ///
  /// Each string fits an attribute. The letters at both ends protect its white space.
  private static let scalars: [String] = {
    let all = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    return stride(from: 0, to: all.count, by: 200).map { start in
      "a" + String(String.UnicodeScalarView(all[start..<min(start + 200, all.count)])) + "z"
    }
  }()

  /// Random bytes, which are mostly not valid UTF-8.
  private static let bytes: [String] = {
    var state: UInt64 = 20_261_123
    return (0..<1_000).map { _ in
      let bytes = (0..<120).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      return "a" + String(decoding: bytes, as: UTF8.self) + "z"
    }
  }()

  @Test("The report is valid, and each text is read back as it was written", arguments: [0, 1])
  func readBack(_ kind: Int) throws {
    let texts = kind == 0 ? Self.scalars : Self.bytes
    let folder = try TemporaryFolder()
    let cases = texts.map { text in
      JUnitCase(
        classname: text,
        name: text,
        outcome: .failed(JUnitProblem(message: text, type: "kit.Finding", body: text)),
        systemOut: text
      )
    }
    let report = JUnitReport(name: "all", suites: [JUnitSuite(name: "all", cases: cases)])
    let counts = try report.write(to: folder.file("first.xml"))
    let check = try JUnitChecker().check(path: folder.file("first.xml"))
    #expect(check.isValid)
    #expect(check.counts == counts)

    let read = try JUnitReport(reading: .file(folder.file("first.xml")))
    let results = read.suites.flatMap(\.cases)
    try #require(results.count == texts.count)
    for (text, result) in zip(texts, results) {
      let (line, block) = (LegalText.line(text), LegalText.block(text))
      guard case .failed(let problem) = result.outcome else {
        Issue.record("a failure was read as something else")
        return
      }
      try #require(result.classname == line)
      try #require(problem.message == line)
      // The content of a failure begins with its message.
      try #require(problem.body.utf8.suffix(block.utf8.count).elementsEqual(block.utf8))
      try #require(result.systemOut == block)
    }

    try read.write(to: folder.file("second.xml"))
    #expect(try folder.bytes(of: "second.xml") == folder.bytes(of: "first.xml"))
  }
}
