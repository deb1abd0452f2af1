import PushPayloads
import Testing

@Suite("response explain")
struct ResponseExplainTests {
  /// The parts that the command adds; a test of the library explains the vectors in Corpus/responses.
  ///
  /// A name, arguments, standard input, the status, the action, and parts of the output.
  static let rows: [(String, [String], String, Int32, String?, [String])] = [
    (
      "The output of curl with HTTP/2", [],
      "HTTP/2 429 \r\napns-id: 1\r\n\r\n{\"reason\":\"TooManyProviderTokenUpdates\"}", 0, "retry",
      [#""after":1200"#, "response.token-updates"]
    ),
    (
      "Status, header and body as arguments",
      [
        "--status", "200", "--header", "apns-id: 1", "--header", "APNS-Unique-ID: 2", "--body", "",
      ], "", 0, nil, ["APNs has accepted the request", "response.unique-id-in-development"]
    ),
    (
      "Only a status", ["--status", "410"], "", 0, "delete-token",
      ["response.reason-belongs-to-status"]
    ),
    (
      "Only a reason", ["--reason", "ExpiredProviderToken"], "", 0, "renew-provider-token",
      [#""after":0"#]
    ),
    (
      "A misspelled reason", ["--status", "400", "--reason", "BadDeviceTokn"], "", 1, "fix-request",
      [#"Did you mean \"BadDeviceToken\"?"#, #""understood":false"#]
    ),
    (
      "The error page of a proxy", ["--status", "502", "-"],
      "<html><body>Bad Gateway</body></html>", 1, "retry",
      ["The body is an HTML page", "response.body-is-json"]
    ),
    (
      "TopicDisallowed names the topic that does not suit the push type",
      [
        "--status", "400", "--reason", "TopicDisallowed", "--request",
        #"{"path":"/3/device/00","headers":{"apns-topic":"com.example.app.voip","apns-push-type":"alert"}}"#,
      ], "", 0, "fix-request", [#"apns-topic: \"com.example.app.voip\", a topic of push type voip"#]
    ),
    (
      "TopicDisallowed of a broadcast names the path",
      [
        "--status", "400", "--reason", "TopicDisallowed", "--request",
        #"{"path":"/4/broadcasts/apps/com.example.app.push-type.liveactivity","headers":{}}"#,
      ], "", 0, "fix-request", ["broadcast.bundle-id.with-suffix"]
    ),
    (
      "BadPath names the path",
      [
        "--status", "404", "--reason", "BadPath", "--request",
        #"{"method":"POST","path":"3/device/00","headers":{"apns-topic":"com.example.app"}}"#,
      ], "", 0, "fix-request", [#":path: \"3/device/00\""#, "headers.path.unknown"]
    ),
    (
      "DuplicateHeaders names the header",
      [
        "--status", "400", "--reason", "DuplicateHeaders", "--request",
        #"{"path":"/3/device/00","headers":{"apns-priority":[10, "5"]}}"#,
      ], "", 0, "fix-request", ["headers.repeated", "apns-priority is sent 2 times"]
    ),
    (
      "MissingTopic says that the topic was not sent",
      [
        "--status", "400", "--reason", "MissingTopic", "--request",
        #"{"headers":{":path":"/3/device/00","apns-push-type":"alert"},"payload":{"aps":{"alert":"a"}}}"#,
      ], "", 0, "fix-request", ["apns-topic: not sent", "headers.topic.missing"]
    ),
  ]

  @Test(arguments: rows)
  func explains(
    name: String,
    arguments: [String],
    input: String,
    status: Int32,
    action: String?,
    mentions: [String]
  ) async throws {
    let outcome = try await Tool.run(
      ["response", "explain", "--format", "json"] + arguments,
      input: Array(input.utf8)
    )
    #expect(outcome.complaints == "")
    #expect(outcome.status == status)
    let json = try JSONScanner.scan(Array(outcome.output.utf8)).get().value
    #expect(json[["action"]]?.string == action)
    for text in mentions { #expect(outcome.output.contains(text), "\(text)") }
  }

  @Test("The text has a line for each member")
  func text() async throws {
    let outcome = try await Tool.run(
      [
        "response", "explain", "--status", "410", "--body",
        #"{"reason":"Unregistered","timestamp":1454948096}"#,
      ]
    )
    #expect(
      outcome.output == """
        status                  410
        reason                  Unregistered
        understood              true
        action                  delete-token
        onlyIfRegisteredBefore  1454948096000
        date                    2016-02-08T16:14:56Z
        means                   The device token is no longer active for the topic.
        advice                  Delete the token, unless the app has registered it again after the timestamp of \
        the answer, which is in milliseconds since 1970. Without a timestamp, compare with the time of the push.
        diagnostics             response.timestamp-of-410
                                info
                                The timestamp 1454948096 is in seconds; 1454948096000 is assumed. Only an answer \
        with status 410 has a timestamp: the milliseconds since 1970 at which the token became invalid. A token that \
        the app registered later is valid and must not be deleted. Read as seconds, the time is in the distant \
        future, and every token is deleted.
                                response.final-reasons-are-not-retried
                                info
                                After BadDeviceToken, DeviceTokenNotForTopic, Forbidden, ExpiredToken, Unregistered \
        and PayloadTooLarge, a sender does not send the same push again. The next attempt fails, too, and APNs \
        disconnects a server that goes on. After a status of 500 or above, send again after 15 minutes; after \
        TooManyRequests, with a delay.

        """
    )
  }

  static let refused = RefusedLine.rows(
    "response explain",
    [
      "": "there is no answer; give a file, --status or the output of curl -i",
      "--status 1000": "--status is not from 0 to 599",
      "--body a --reason b": "give one of a file, --body and --reason",
      "--status 400 --header a": "--header has no colon; write --header 'name: value'",
      "--status 400 --request {}": #"--request is no request, {"headers": {…}, "path": …}"#,
      "nowhere.txt": "nowhere.txt: there is no such file",
    ]
  )

  @Test("What cannot be explained is one line", arguments: refused)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("Two statuses that differ are refused")
  func statuses() async throws {
    let outcome = try await Tool.run(
      ["response", "explain", "--status", "400", "-"],
      input: Array("HTTP/2 410 \r\n\r\n".utf8)
    )
    #expect(outcome == .refused("--status is 400, and the status of the answer is 410"))
  }

  // MARK: - Provider tokens

  private static let secret = "MIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkw"

  @Test(
    "A file that holds no provider token is one line without its content",
    arguments: [
      (
        "key.p8", "-----BEGIN PRIVATE KEY-----\n\(secret)\n-----END PRIVATE KEY-----\n",
        "key.p8 holds a key or a certificate; give the provider token that the key has signed"
      ),
      ("empty.jwt", "\n", "empty.jwt is empty; a provider token is expected"),
      (
        "huge.jwt", String(repeating: secret, count: 1_000),
        "huge.jwt: larger than the limit of 16384 bytes"
      ),
    ]
  )
  func tokenFiles(name: String, content: String, complaint: String) async throws {
    let scratch = try Scratch([name: content])
    let outcome = try await Tool.run("response", "explain", "--token-file", name, in: scratch)
    #expect(outcome == .refused(complaint))
  }

  @Test("A folder and a pipe are no provider tokens, and are not waited for")
  func otherFiles() async throws {
    let scratch = try Scratch()
    #expect(try await Tool.shell("mkfifo pipe", in: scratch).status == 0)
    for name in [".", "pipe"] {
      let outcome = try await Tool.run("response", "explain", "--token-file", name, in: scratch)
      #expect(outcome == .refused("\(name): this is not a regular file"))
    }
  }

  @Test("A key without its armor is refused, and not printed")
  func bareKey() async throws {
    let scratch = try Scratch(["key": Self.secret])
    let outcome = try await Tool.run("response", "explain", "--token-file", "key", in: scratch)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("provider-token.malformed"))
    #expect(!outcome.output.contains("MIG"))
  }

  @Test("A provider token is checked with an answer, by the given time")
  func token() async throws {
    // {"alg":"ES256","kid":"ABC123DEFG"}, {"iss":"DEF123GHIJ","iat":1700000000} and 64 zeros.
    let token =
      "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQzEyM0RFRkcifQ.eyJpc3MiOiJERUYxMjNHSElKIiwiaWF0IjoxNzAwMDAwMDAwfQ."
      + String(repeating: "A", count: 86)
    let scratch = try Scratch(["token.jwt": token + "\n"])
    let arguments = [
      "response", "explain", "--reason", "ExpiredProviderToken", "--token-file", "token.jwt",
    ]
    let fresh = try await Tool.run(arguments + ["--now", "1700000060"], in: scratch)
    #expect(fresh.status == 0)
    #expect(!fresh.output.contains("provider-token."))
    let old = try await Tool.run(arguments + ["--now", "1700007200"], in: scratch)
    #expect(old.status == 1)
    #expect(old.output.contains("iat is 120 minutes ago."))
    let alone = try await scratch.run("response explain --token-file token.jwt --now 1700000060")
    #expect(alone.status == 0)
    #expect(alone.output.hasPrefix("means        The provider token has the right form;"))
    for output in [fresh.output, old.output, alone.output] {
      #expect(!output.contains("eyJ") && !output.contains("ABC123DEFG"))
    }
  }
}
