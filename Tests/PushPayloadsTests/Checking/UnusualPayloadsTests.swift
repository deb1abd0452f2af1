import Testing

@testable import PushPayloads

@Suite("A request that is right or merely unusual is not accused")
struct UnusualPayloadsTests {
  /// Requests, each with its body and the gravest expected severity; nil for a clean report.
  typealias Row = (name: String, request: PushRequest, body: String, severity: Severity?)

  @Test(arguments: requests + flags + services)
  func severity(name: String, request: PushRequest, body: String, expected: Severity?) {
    let report = PayloadChecker(request: request).check(Array(body.utf8))
    let gravest = Severity.allCases.first { severity in
      report.diagnostics.contains { $0.severity == severity }
    }
    #expect(gravest == expected, "\(report.diagnostics)")
    #expect(report.verdict == .accepted)
  }

  private static let configuration = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#

  static let requests: [Row] = [
    ("a channel is created", channel("POST"), configuration, nil),
    ("a channel is read", channel("GET"), "", nil),
    ("a channel is deleted", channel("DELETE"), "", nil),
    ("channels are listed", channel("GET", "all-channels"), "", nil),
    ("a channel is deleted with a body", channel("DELETE"), "{}", .info),
    ("only the body says that a channel is created", PushRequest(), configuration, nil),
    ("an identifier as Foundation prints it", upperCaseID, alert(#""badge":0"#), .info),
  ]

  static let flags: [Row] = [
    ("a critical sound", push("alert"), alert(#""sound":{"critical":1}"#), nil),
    ("a critical sound, 1.0", push("alert"), alert(#""sound":{"critical":1.0}"#), nil),
    ("a critical sound, true", push("alert"), alert(#""sound":{"critical":true}"#), .warning),
    ("a critical sound, \"1\"", push("alert"), alert(#""sound":{"critical":"1"}"#), .warning),
    ("a service extension, true", push("alert"), alert(#""mutable-content":true"#), .warning),
    ("a fetch, false", push("alert"), alert(#""content-available":false"#), .warning),
    ("a silent push, true", push("background"), silent, .warning),
    ("widgets", push("widgets"), #"{"aps":{"content-changed":true}}"#, nil),
    ("widgets, 1", push("widgets"), #"{"aps":{"content-changed":1}}"#, .warning),
    ("controls, false", push("controls"), #"{"aps":{"content-changed":false}}"#, .warning),
  ]

  static let services: [Row] = [
    ("a message to websites beside aps", push("alert"), alert(own: #""web_push":8030"#), nil),
    ("Firebase's part for websites beside aps", push("alert"), alert(own: #""webpush":{}"#), nil),
    (
      "a message to Firebase beside aps", push("alert"),
      alert(own: #""to":"a:b","notification":{"title":"Goal"},"data":{"id":"9"}"#), nil
    ),
  ]

  private static let silent = #"{"aps":{"content-available":true}}"#

  private static let upperCaseID = PushRequest(
    headers: [.pushType: "alert", .id: "EABEAE54-14A8-11E5-B60B-1697F925EC7B"]
  )

  private static func channel(_ method: String, _ endpoint: String = "channels") -> PushRequest {
    PushRequest(
      method: method,
      path: "/1/apps/com.example.app/\(endpoint)",
      headers: [.channelID: "dHN0LXNyY2gtY2hubA=="],
      headersComplete: true
    )
  }

  private static func push(_ type: String) -> PushRequest {
    PushRequest(headers: [.pushType: type, .priority: "5"])
  }

  /// A notification with another member of `aps`, or with values of the app's own.
  private static func alert(_ member: String = #""badge":1"#, own: String? = nil) -> String {
    let beside = own.map { ",\($0)" } ?? ""
    return #"{"aps":{"alert":{"title":"Goal","body":"2:1"},\#(member)}\#(beside)}"#
  }
}
