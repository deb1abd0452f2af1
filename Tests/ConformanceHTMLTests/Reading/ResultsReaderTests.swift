import Foundation
import PushConformance
import Testing

@testable import ConformanceHTML
@testable import ConformanceReports

@Suite("Reading a file of results")
struct ResultsReaderTests {
  @Test("Every member of a file is read")
  func members() throws {
    let results = try ResultsReader.read(SampleLines.file(SampleLines.all))
    #expect(results.map(\.name) == ["shop", "order.parser"])
    #expect(
      results[0].cases.map(\.area) == ["suppression", "toast", "badge", "suppression", "block"]
    )
    #expect(results[0].reasonForOtherOrders == "a thread of its own")
    let finding = try #require(results[0].cases[0].findings.first)
    #expect(finding.story.map(\.text) == ["launch", "deliver lunch"])
    #expect(finding.story[1].events[0].isWrong)
    #expect(finding.story[1].events[0].effects.map(\.to) == ["suppressor:conversation", "screen"])
    #expect(finding.runCount == 4)
    #expect(results[1].cases[0].findings.first?.hurtsUser == true)
    #expect(results[1].cases[1].seen == "title \"x\"")
  }

  @Test("What the kit writes is read")
  func written() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "ConformanceReportsTests/Samples/results.jsonl")
    let results = try ResultsReader.read([UInt8](Data(contentsOf: file)))
    #expect(results.map(\.name) == ["deaf"])
    let events = results[0].cases[0].findings[0].story.flatMap(\.events)
    #expect(events.count(where: \.isWrong) == 1)
    let answered = try #require(results[0].cases.flatMap(\.answered).first)
    #expect(answered.until == "2026-12-31")
    #expect(
      answered.finding.key
        == "suppression.any-yes-suppresses notification: differs suppression+toast"
    )
    #expect(answered.finding.shownBy?.hasPrefix("PC1.") == true)
    #expect(results[0].cases.count(where: \.isPending) == 1)
    let page = try HTMLReport.text(results)
    #expect(page.contains("deaf could not be judged"))
    #expect(
      page.contains(
        " · PUSH-1412 The toast comes all the same., until 2026-12-31, https://tracker.example/PUSH-1412, q-000001"
      )
    )
    #expect(page.contains(##"<a href="#answered">Answered <b>1</b></a>"##))
    #expect(page.contains("</span> pending</span>"))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var change: @Sendable ([String]) -> String
    var message: String
    var testDescription: String { message }

    init(_ message: String, _ change: @escaping @Sendable ([String]) -> String) {
      self.change = change
      self.message = message
    }

    init(_ line: Int, _ old: String, _ new: String, _ message: String) {
      self.init("line \(line + 1): \(message)") { lines in
        var lines = lines
        #expect(lines[line].contains(old))
        lines[line] = lines[line].replacing(old, with: new, maxReplacements: 1)
        return lines.map { $0 + "\n" }.joined()
      }
    }
  }

  /// The number of a line, a text in it, and the text that replaces it, by the message.
  private static let changes: KeyValuePairs<String, (Int, String, String)> = [
    "'suite' of the case is not the subject, a kind of case and an area, joined by dots":
      (1, #""subject":"shop","#, #""subject":"other","#),
    "the case has an unknown member 'ID'":
      (0, #""id":"#, #""ID":1,"id":"#),
    "the case has the member 'id' twice":
      (0, #""id":"#, #""id":"x","id":"#),
    "the case has no member 'title'; write the file with this version of the kit":
      (0, #""title":"#, #""reason":"#),
    "'level' of the case is not one of may, should, must":
      (0, #""level":"must""#, #""level":"MUST""#),
    "a case with the outcome passed has an unknown member 'findings'":
      (0, #""outcome":"failed""#, #""outcome":"passed""#),
    "a finding is not an object":
      (0, #""findings":[{"#, #""findings":[3,{"#),
    "'others' of a finding is not a whole number from 0 to 2^40":
      (0, #""others":3"#, #""others":-3"#),
    "'others' of a finding is not a whole number from 0 to 2^40":
      (0, #""others":3"#, #""others":1e400"#),
    "'wrong' of a turn is not true or false":
      (0, #""wrong":true"#, #""wrong":1"#),
    "'steps' of a finding is not an array of texts":
      (0, #""steps":["launch""#, #""steps":[null"#),
    "an effect has an unknown member 'at'":
      (0, #""to":"screen""#, #""at":"screen""#),
    "a step has an unknown member '\(String(repeating: "d", count: 60))…'":
      (0, #""detail":"#, #""\#(String(repeating: "d", count: 99))":"#),
    "a finding has an unknown member 'more'":
      (0, #""expectations":[{"#, #""expectations":[],"more":[{"#),
    "a finding has an unknown member 'token2'":
      (0, #""again":"#, #""token2":"#),
    "'time' of the case is not a number of seconds":
      (1, #""time":30.5"#, #""time":"30.5""#),
    "the error has no member 'kind'; write the file with this version of the kit":
      (1, #""kind":"subject.timed-out","#, ""),
    "the summary states 3 as 'failed', and the file has 2":
      (5, #""failed":2"#, #""failed":3"#),
    "the summary has no member 'because'; write the file with this version of the kit":
      (5, #""because":"a thread of its own","#, ""),
    "'timestamp' of the summary is not a whole number from 0 to 2^40":
      (5, #""timestamp":1795231445"#, #""timestamp":99999999999999"#),
    "column 88: no JSON: a string holds a zero byte without an escape; write an escape such as"
      + " \\n":
      (4, #""title":"500 runs""#, "\"title\":\"\u{0}\""),
  ]

  private static let files: [Row] = [
    Row("the file is empty; run --json writes a line for each case") { _ in "" },
    Row("line 1: column 1: no JSON: the text ends where a value is expected") { _ in "\n" },
    Row("line 1: column 1: no JSON: found '<' where a value is expected") { _ in "<html>\n" },
    Row(
      "line 1: column 1: no JSON: the text begins with a byte order mark; send UTF-8 without one (RFC 8259, section 8.1)"
    ) {
      "\u{FEFF}" + $0[0] + "\n"
    },
    Row("line 1: column 20: no JSON: arrays and objects are nested more than 12 deep") { _ in
      "{" + #""type":"# + String(repeating: "[", count: 100_000) + "\n"
    },
    Row("line 1: the line is not an object") { _ in "[]\n" },
    Row("line 1: 'type' of the line is not case or subject") { _ in "{}\n" },
    Row("line 6: the last line has no end, so the file is truncated") {
      $0.joined(separator: "\n")
    },
    Row("the file ends before the summary of 'shop', so it is truncated") {
      $0.dropLast().map { $0 + "\n" }.joined()
    },
    Row("the file ends, and 1 more subject was announced, so it is truncated") {
      $0.map { $0 + "\n" }.joined()
    },
    Row("line 7: a line of 'shop' after the summary of that subject") {
      ($0 + $0).map { $0 + "\n" }.joined()
    },
    Row("line 2: a line of 'order.parser' before the summary of 'shop'") {
      [$0[0], SampleLines.parser[0]].map { $0 + "\n" }.joined()
    },
  ]

  static let rows = files + changes.map { Row($1.0, $1.1, $1.2, $0) }

  @Test("A bad file is refused with the line and the reason", arguments: rows)
  func refusal(_ row: Row) {
    let text = row.change(SampleLines.shop)
    #expect(message(of: Array(text.utf8)) == row.message)
  }

  @Test("A file that is cut anywhere is refused")
  func truncation() {
    let file = SampleLines.file(SampleLines.all)
    let ends = file.indices.filter { file[$0] == UInt8(ascii: "\n") }
    let lengths = ends.flatMap { [$0 - 1, $0, $0 + 1] } + stride(from: 0, to: file.count, by: 11)
    for length in lengths where length < file.count {
      #expect(message(of: Array(file[..<length])) != nil)
    }
    #expect(message(of: file) == nil)
  }

  @Test("A file with a changed byte is read in full or refused, and never traps")
  func changedBytes() {
    let file = SampleLines.file(SampleLines.all)
    let bytes: [UInt8] = [0x00, 0x22, 0x2C, 0x39, 0x5B, 0x7D, 0xFF]
    for place in stride(from: 0, to: file.count, by: 3) {
      var changed = file
      changed[place] = bytes[place % bytes.count]
      if let results = try? ResultsReader.read(changed) { #expect(results.count == 2) }
    }
  }

  @Test("Files can be joined, since each announces its own subjects")
  func joined() throws {
    let shop = SampleLines.shop.map { $0.replacing(#""following":1"#, with: #""following":0"#) }
    let results = try ResultsReader.read(SampleLines.file(shop + SampleLines.parser))
    #expect(results.count == 2)
  }

  private func message(of bytes: [UInt8]) -> String? {
    do throws(ResultsError) {
      _ = try ResultsReader.read(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
