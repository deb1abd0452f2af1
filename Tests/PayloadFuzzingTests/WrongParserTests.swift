import PushPayloads
import Testing

@testable import PayloadFuzzing

@Suite("A wrong parser of payloads is caught")
struct WrongParserTests {
  private struct WrongParser: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let message: String
    let parse: @Sendable ([UInt8]) throws -> ParsedNotification?
  }

  private struct NoAlert: Error, CustomStringConvertible {
    let description = "no alert\u{1B}[0m"
  }

  private static let parsers: [WrongParser] = [
    WrongParser(
      testDescription: "wants an alert",
      body: #"{"aps":{"badge":3}}"#,
      message: #"""
        The parser refuses a payload that it has to accept.
          Body      {"aps":{"badge":3}} (19 bytes)
          Expected  accepted: every reader reads this JSON object in the same way
          Saw       refused: no alert\x1b[0m
          Judge     printf '%b' '{"aps":{"badge":3}}' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    ) { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      guard payload.aps?.alert != nil else { throw NoAlert() }
      return ParsedNotification(payload)
    },
    WrongParser(
      testDescription: "gives up on what is no ASCII",
      body: #"{"a":"é"}"#,
      message: #"""
        The parser refuses a payload that it has to accept.
          Body      {"a":"é"} (10 bytes)
          Expected  accepted: every reader reads this JSON object in the same way
          Saw       refused, without a reason
          Judge     printf '%b' '{"a":"\0303\0251"}' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    ) { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? ParsedNotification(bytes: bytes) : nil
    },
    WrongParser(
      testDescription: "repairs what is cut off",
      body: #"{"aps":{}"#,
      message: #"""
        The parser accepts a payload that it has to refuse.
          Body      {"aps":{} (9 bytes)
          Expected  refused: it is not valid JSON; at byte 9, the text ends where ',' or '}' is \#
        expected
          Saw       accepted
          Judge     printf '%b' '{"aps":{}' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    ) { bytes in
      ParsedNotification(bytes: bytes) ?? ParsedNotification(bytes: bytes + [UInt8(ascii: "}")])
    },
    WrongParser(
      testDescription: "makes a notification of anything that is JSON",
      body: "[]",
      message: #"""
        The parser accepts a payload that it has to refuse.
          Body      [] (2 bytes)
          Expected  refused: it is valid JSON, but not an object
          Saw       accepted
          Judge     printf '%b' '[]' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    ) { bytes in
      JSONScanner.firstError(in: bytes) == nil ? ParsedNotification() : nil
    },
    WrongParser(
      testDescription: "makes a notification of nothing",
      body: "",
      message: #"""
        The parser accepts a payload that it has to refuse.
          Body       (0 bytes)
          Expected  refused: it is empty
          Saw       accepted
          Judge     printf '%b' '' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    ) { _ in ParsedNotification() },
    WrongParser(
      testDescription: "takes the badge for a flag, and the alert for the title",
      body: #"{"aps":{"alert":"Lunch","badge":3}}"#,
      message: #"""
        The parser reads a value that differs from the payload.
          Body      {"aps":{"alert":"Lunch","badge":3}} (35 bytes)
          Expected  title null, body "Lunch", badge 3
          Saw       title "Lunch", body null, badge 1
          Judge     printf '%b' '{"aps":{"alert":"Lunch","badge":3}}' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    ) { bytes in
      ParsedNotification(bytes: bytes).map { reading in
        var reading = reading
        (reading.title, reading.body, reading.badge) = (reading.body, nil, 1)
        return reading
      }
    },
  ]

  @Test(arguments: parsers)
  private func disagreement(_ row: WrongParser) {
    let input = ReadInput(FuzzInput(body: Array(row.body.utf8)))
    let disagreement = PayloadFuzzer.disagreement(on: input, parse: row.parse)
    #expect(disagreement?.description == row.message)
  }

  @Test(
    "A parser may leave broken values alone that it has no need of, unless it looks at everything"
  )
  func diligence() {
    let bodies = [#"{"a":"\q"}"#, #"{"a":01}"#, #"{"a":-}"#, "{\"a\":\"\n\"}"]
    for input in bodies.map({ ReadInput(FuzzInput(body: Array($0.utf8))) }) {
      #expect(
        PayloadFuzzer.disagreement(on: input, fields: []) { _ in ParsedNotification() } == nil
      )
      #expect(
        PayloadFuzzer.disagreement(on: input, fields: [], diligence: .everything) { _ in
          ParsedNotification()
        } != nil
      )
    }
    for body in ["{", #"{"a":"}"#, #"{"a":1,,}"#, "{} {}", #"{"a" 1}"#, "[]", ""] {
      let input = ReadInput(FuzzInput(body: Array(body.utf8)))
      #expect(
        PayloadFuzzer.disagreement(on: input, fields: []) { _ in ParsedNotification() } != nil
      )
    }
  }

  @Test("A parser that keeps state between calls is not repeatable")
  func memory() {
    var seen: Set<[UInt8]> = []
    let input = ReadInput(FuzzInput(body: Array("{}".utf8)))
    let disagreement = PayloadFuzzer.disagreement(on: input) { bytes in
      seen.insert(bytes).inserted ? ParsedNotification() : nil
    }
    #expect(
      disagreement?.description == #"""
        The parser reads one payload in two ways.
          Body      {} (2 bytes)
          Expected  the same answer to the same bytes
          Saw       two answers
          Judge     printf '%b' '{}' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """#
    )
  }

  @Test("A find ends the process with a message")
  func trap() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let body = Array("[]".utf8)
      unsafe body.withUnsafeBufferPointer { buffer in
        _ = unsafe PayloadFuzzer.run(buffer.baseAddress, 2) { _ in ParsedNotification() }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("The parser accepts a payload that it has to refuse.\n  Body      [] (2 bytes)")
    )
  }

  @Test("An input of libFuzzer is judged, a null pointer included")
  func pointers() {
    var bodies: [[UInt8]] = []
    let body = Array(#"{"aps":{}}"#.utf8)
    let status = unsafe body.withUnsafeBufferPointer { buffer in
      unsafe PayloadFuzzer.run(buffer.baseAddress, buffer.count) { bytes in
        bodies.append(bytes)
        return ParsedNotification()
      }
    }
    let empty = unsafe PayloadFuzzer.run(nil, 0) { bytes in
      bodies.append(bytes)
      return nil
    }
    #expect([status, empty] == [0, 0])
    #expect(Set(bodies) == [body, []])
  }
}
