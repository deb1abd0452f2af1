import PushPayloads
import Testing

@Suite("payload check reads what a server's tests record")
struct PayloadRecordTests {
  private func check(_ line: String, _ arguments: String...) async throws -> Tool.Outcome {
    try await Tool.run(
      ["payload", "check", "r.ndjson"] + arguments,
      in: Scratch(["r.ndjson": line + "\n"])
    )
  }

  // MARK: - firebase-admin

  private static let message = #"""
    {"notification":{"title":"Hi"},"apns":{"headers":{"apns-priority":"10"},"payload":{"aps":\#
    {"contentAvailable":true,"mutableContent":true,"threadId":"t","alert":{"locKey":"K",\#
    "locArgs":["a"],"titleLocKey":"T","launchImage":"i"}}}},"token":"x"}
    """#

  @Test(
    "A message of firebase-admin is judged as the SDK translates it",
    arguments: [
      #"{"payload":\#(message)}"#, message,
      #"{"path":"/v1/projects/p/messages:send","payload":\#(message)}"#,
      #"{"headers":{"authorization":"Bearer x"},"path":"https://fcm.googleapis.com/v1/projects/p/messages:send","payload":\#(message)}"#,
    ]
  )
  func firebase(line: String) async throws {
    let outcome = try await check(line)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        r.ndjson:1: not a request to APNs, \(Self.message.utf8.count) bytes, clean, 1 remark
          1:\(line.utf8.count - Self.message.utf8.count + (line == Self.message ? 1 : 0))  info  \
        custom.other-service
              This body is a request for Firebase. Only the parts for APNs are judged, in the \
        spelling that firebase-admin sends. If you send the body to APNs itself, say so with --to apns.

        """
    )
  }

  @Test("A raw request to Firebase keeps its spelling, and each message of a list has its place")
  func rawFirebase() async throws {
    let raw = try await check(
      #"{"path":"/v1/projects/p/messages:send","payload":{"message":\#(Self.message)}}"#
    )
    #expect(raw.output.contains("/message/apns/payload/aps/contentAvailable: "))
    #expect(raw.output.contains("/message/apns/payload/aps/alert/locKey: "))
    let list =
      #"{"payload":[\#(Self.message),{"token":"y","apns":{"payload":{"aps":{"badge":"3"}}}}]}"#
    let outcome = try await check(list)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 error\n"))
    #expect(
      outcome.output.contains(
        #"/1/apns/payload/aps/badge: The badge is "3", a string; iOS ignores it"#
      )
    )
  }

  // MARK: - Headers

  @Test(
    "A finding about a header has its place, and a misspelled header the nearest name",
    arguments: [
      (#""apns-priority":7"#, "1:29  error-rejected  headers.priority.invalid", "apns-priority"),
      (#""Apns-Priority":"7""#, "1:29  error-rejected  headers.priority.invalid", "Apns-Priority"),
      (
        #""apns-prority":"5""#, "1:28  warning  headers.unknown",
        #"apns-prority: "apns-prority" is no request header of APNs, which does not read it. Did you"#
      ),
      (#""apns-expiry":"0""#, "1:27  warning  headers.unknown", "Did you mean apns-expiration?"),
      (#""apns-topics":"a""#, "1:27  warning  headers.unknown", "Did you mean apns-topic?"),
      (#""apns-mode":"a""#, "1:25  warning  headers.unknown", "The headers are apns-push-type, "),
      (#""apns_topic":"a""#, "1:26  warning  headers.unknown", "Did you mean apns-topic?"),
      (
        #""apns-collapse-id":"null""#, "1:32  error-ignored  headers.collapse-id.placeholder",
        #"apns-collapse-id is "null": the server has no value for it"#
      ),
    ]
  )
  func headers(header: String, head: String, message: String) async throws {
    let line =
      #"{"headers":{\#(header),"apns-push-type":"alert","apns-topic":"a.b"},"payload":{"aps":{"alert":"x"}}}"#
    for payload in [
      line, line.replacing(#"{"aps":{"alert":"x"}}"#, with: #""{\"aps\":{\"alert\":1}}""#),
    ] {
      let outcome = try await check(payload)
      #expect(outcome.output.contains("  \(head)\n      /headers/"))
      #expect(outcome.output.contains(message))
    }
  }

  @Test(
    "What a program prints for a missing value is an error",
    arguments: ["undefined", "null", "[object Object]", "NaN", ""]
  )
  func placeholders(text: String) async throws {
    let good = #""payload":{"aps":{"alert":"x"}}"#
    let topic = try await check(
      #"{"headers":{"apns-push-type":"alert","apns-topic":"\#(text)"},\#(good)}"#
    )
    #expect(topic.status == 1)
    #expect(topic.output.hasPrefix("r.ndjson:1: rejected by APNs, 21 of 4096 bytes, 1 error\n"))
    #expect(
      topic.output.contains(
        "headers.topic.placeholder\n      /headers/apns-topic: apns-topic is \"\(text)\""
      )
    )
    for header in ["priority", "push-type", "id", "expiration"] {
      let outcome = try await check(
        #"{"headers":{"apns-push-type":"alert","apns-topic":"a.b","apns-\#(header)":"\#(text)"},\#(good)}"#
      )
      #expect(outcome.output.hasPrefix("r.ndjson:1: rejected by APNs"), "\(header)")
    }
    let token = try await check(#"{"path":"/3/device/\#(text)",\#(good)}"#)
    #expect(token.output.hasPrefix("r.ndjson:1: rejected by APNs"))
    #expect(token.output.contains("  1:9  error-rejected  token."))
  }

  @Test("A JSON file with a request is a record, if its path or headers say so")
  func files() async throws {
    let scratch = try Scratch([
      "a.json": """
      { "headers": { "apns-push-type": "alert", "apns-topic": "a.b",
                     "apns-priority": 7 },
        "payload": { "aps": { "alert": "x" } } }
      """,
      "b.json": #"{ "path": "/v1/projects/p/messages:send", "payload": \#(Self.message) }"#,
      "c.json": #"{ "headers": { "a": 1 }, "payload": { "b": 1 } }"#,
    ])
    let outcome = try await Tool.run("payload", "check", ".", in: scratch)
    #expect(
      outcome.output.hasPrefix(
        """
        a.json: rejected by APNs, 27 of 4096 bytes, 1 error
          2:33  error-rejected  headers.priority.invalid
              /headers/apns-priority: apns-priority is "7"
        """
      )
    )
    #expect(outcome.output.contains("\nb.json: not a request to APNs, "))
    #expect(outcome.output.contains("\nc.json: accepted by APNs, 48 of 4096 bytes, "))
  }

  // MARK: - The place that has sent a request

  private static func line(_ place: String) -> String {
    #"{"at":\#(place),"headers":{"apns-push-type":"alert","apns-topic":"a.b"},"payload":{"aps":{"badge":"3"}}}"#
  }

  @Test(
    "A finding is shown at the line that has sent the request",
    arguments: [
      #""test/push.test.js:41""#, #""./test/push.test.js:41:7""#,
      #"{"file":"test/push.test.js","line":41}"#,
    ]
  )
  func origin(place: String) async throws {
    let line = Self.line(place)
    let column = 90 + place.utf8.count
    let text = try await check(line)
    #expect(
      text.output.hasPrefix(
        """
        test/push.test.js:41 (r.ndjson:1): accepted by APNs, 21 of 4096 bytes, 1 error
          1:\(column)  error-ignored  aps.badge.not-a-number
        """
      )
    )
    let github = try await check(line, "--format", "github")
    #expect(
      github.output.hasPrefix(
        "::error file=test/push.test.js,line=41,title=aps.badge.not-a-number::/aps/badge: "
      )
    )
    let junit = try await check(line, "--format", "junit")
    #expect(
      junit.output.contains(#"name="r.ndjson:1" time="0.000" file="test/push.test.js" line="41""#)
    )
    let json = try await check(line, "--format", "json")
    #expect(json.output.contains(#""line":1,"at":{"file":"test/push.test.js","line":41},"#))
    let sarif = try await check(line, "--format", "sarif")
    #expect(
      sarif.output.contains(
        #"""
        "physicalLocation":{"artifactLocation":{"uri":"test/push.test.js"},"region":{"startLine":41}}
        """#
      )
    )
    #expect(
      sarif.output.contains(
        #""relatedLocations":[{"physicalLocation":{"artifactLocation":{"uri":"r.ndjson"},"region":{"startLine":1,"startColumn":\#(column),"#
      )
    )
  }

  @Test("A place is below the folder of the record")
  func folder() async throws {
    let scratch = try Scratch(["server/r.ndjson": Self.line(#""test/a.js:3""#)])
    for (operand, place) in [("server", "server/r.ndjson:1"), ("-", "-:1")] {
      let input = operand == "-" ? Array(Self.line(#""test/a.js:3""#).utf8) : []
      let outcome = try await Tool.run(["payload", "check", operand], input: input, in: scratch)
      let folder = operand == "-" ? "" : "server/"
      #expect(outcome.output.hasPrefix("\(folder)test/a.js:3 (\(place)): accepted by APNs, "))
    }
  }

  @Test(
    "A place that is no line below the folder is refused, and the other lines are judged",
    arguments: [
      #""/etc/passwd:1""#, #""../a.js:1""#, #""a/../../b.js:1""#, #""a.js""#, #""a.js:0""#,
      #""a.js:99999999999""#, #""a\\b.js:1""#, #""a\u0000b.js:1""#, #""a\nb.js:1""#,
      #""C:/a.js:1""#,
      #""https://a/b.js:1""#, #""a//b.js:1""#, #"":1""#, #"".:1""#, "7", "null", "[]", "{}",
      #"{"file":"a.js"}"#, #"{"file":"a.js","line":"1"}"#, #"{"file":"a.js","line":1,"b":2}"#,
      #"{"file":7,"line":1}"#, #""\#(String(repeating: "a", count: 1_025)):1""#,
    ]
  )
  func badOrigin(place: String) async throws {
    let outcome = try await check(Self.line(place) + "\n" + PayloadCheckTests.good)
    let expected = Tool.Outcome(
      status: 2,
      output: """
        r.ndjson:2: \(PayloadCheckTests.goodLine)
        1 payload: 0 errors, 0 warnings, 0 remarks; 1 input not checked

        """,
      complaints: """
        push-conformance: r.ndjson:1:2: "at" is wrong here; a request has headers (an object), \
        method and path (texts), payload and at (a line below the folder of the record, \
        such as "test/push.test.js:41")

        """
    )
    #expect(outcome == expected)
  }
}
