import ConformanceTestSupport
import Foundation
import Testing

@testable import PushCorpus

@Suite("LineReader")
struct LineReaderTests {
  private func lines(of text: String, limit: Int) throws -> [(offset: Int, text: String?)] {
    let folder = try TemporaryFolder()
    let file = try BoundedFile.open(path: folder.write(text, to: "f"), named: "f")
    var reader = LineReader(file, named: "f", limit: limit)
    var lines: [(offset: Int, text: String?)] = []
    while let line = try reader.line() {
      lines.append((line.offset, line.bytes.map { String(decoding: $0, as: UTF8.self) }))
    }
    return lines
  }

  @Test(
    "A line has its text and its offset, also the last one without an end",
    arguments: [
      ("", []), ("\n", ["0 "]), ("a", ["0 a"]), ("a\n", ["0 a"]),
      ("a\n\nbc", ["0 a", "2 ", "3 bc"]),
      ("a\r\nb\n", ["0 a\r", "3 b"]),
    ] as [(String, [String])]
  )
  func short(text: String, expected: [String]) throws {
    #expect(try lines(of: text, limit: 10).map { "\($0.offset) \($0.text ?? "-")" } == expected)
  }

  @Test("A line beyond the limit has no text, and the next one has its own")
  func long() throws {
    let long = String(repeating: "x", count: 200_000)
    for (text, offset) in [(long, 5), ("12345678901", 5)] {
      let found = try lines(of: "12\n3\n\(text)\nlast", limit: 10)
      #expect(found.map(\.text) == ["12", "3", nil, "last"])
      #expect(found.map(\.offset) == [0, 3, offset, offset + text.count + 1])
    }
    #expect(try lines(of: long, limit: 200_000).map(\.text) == [long])
    #expect(try lines(of: long, limit: 199_999).map(\.text) == [nil])
  }

  @Test("Lines are whole where parts of the file meet")
  func parts() throws {
    let expected = (0..<20_000).map { "line \($0)" }
    let found = try lines(of: expected.joined(separator: "\n"), limit: 1_000)
    #expect(found.map(\.text) == expected)
  }

  @Test("A look ahead takes nothing away")
  func ahead() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab\ncd".utf8))
    try pipe.fileHandleForWriting.close()
    var reader = LineReader(pipe.fileHandleForReading, named: "p", limit: 10)
    #expect(try String(decoding: reader.ahead(), as: UTF8.self) == "ab\ncd")
    #expect(try reader.line()?.bytes == Array("ab".utf8))
    #expect(try String(decoding: reader.ahead(), as: UTF8.self) == "cd")
  }
}
