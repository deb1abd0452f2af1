import Testing

@testable import PushPayloads

@Suite("The checker reports in order and within bounds")
struct PayloadCheckerTests {
  @Test("A clean payload has no diagnostics")
  func clean() {
    let body = Array(#"{"aps":{"alert":"Hello"}}"#.utf8)
    let report = PayloadChecker(request: PushRequest(pushType: .alert)).check(body)
    #expect(
      report == PayloadReport(verdict: .accepted, bytes: body.count, limit: 4_096, diagnostics: [])
    )
    #expect(!report.hasErrors)
  }

  @Test("Headers come first, then the text from its beginning to its end")
  func order() {
    let request = PushRequest(headers: [.pushType: "silent", .priority: "7"])
    let body = #"{"aps":{"sound":1,"badge":"1","alert":5,"x":0}}"#
    let report = PayloadChecker(request: request).check(Array(body.utf8))
    #expect(
      report.diagnostics.map(\.rule) == [
        "headers.push-type.invalid", "headers.priority.invalid", "aps.sound.wrong-type",
        "aps.badge.not-a-number", "alert.wrong-type", "aps.unknown-key",
      ]
    )
    #expect(report.verdict == .rejected)
    #expect(report.hasErrors)
  }

  @Test(
    "A pointer leads to the value, or to the innermost value around it that has one",
    arguments: [
      (#"{"aps":{"alert":"\ud83d"}}"#, ["/aps/alert"]),
      (#"{"aps":{"alert":"\ud83d"},"aps":{}}"#, ["", "/aps"]),
      (#"{"aps":{"alert":"\ud83d"},"aps":{"alert":"a"}}"#, ["", "/aps"]),
      (#"{"a":{"x":{"y":1,"y":2},"x":{"y":3}}}"#, ["/a", "/a/x"]),
      (#"{"a":[0,{"y":1,"y":2,"y":3}]}"#, ["/a/1/y", "/a/1/y"]),
    ]
  )
  func pointers(body: String, pointers: [String]) {
    let report = PayloadChecker(request: PushRequest(pushType: .complication)).check(
      Array(body.utf8)
    )
    #expect(report.diagnostics.map(\.pointer) == pointers)
  }

  @Test("One rule is reported a bounded number of times, and the last report says how many more")
  func cap() {
    let members = (0..<50).map { "\"k\($0)\":0" }.joined(separator: ",")
    let report = PayloadChecker().check(Array("{\"aps\":{\(members)}}".utf8))
    #expect(report.diagnostics.count == PayloadChecker.reportsPerRule)
    #expect(report.diagnostics.last?.pointer == "/aps/k19")
    #expect(
      report.diagnostics.last?.message == """
        "k19" is not a member of aps that Apple documents, so it is ignored. Values of your own \
        belong beside aps. (And 30 more of the kind.)
        """
    )
    #expect(report.diagnostics.dropLast().allSatisfy { !$0.message.contains("more of the kind") })
  }

  @Test(
    "Foreign text is quoted on one line, cut, and without escape sequences",
    arguments: [
      ("plain", "\"plain\""), ("two\nlines", "\"two\\u{a}lines\""),
      ("\u{1B}[31m", "\"\\u{1b}[31m\""), ("\u{9B}2J", "\"\\u{9b}2J\""),
      ("a\u{202E}b", "\"a\\u{202e}b\""), ("Grüße 😀", "\"Grüße 😀\""),
      (String(repeating: "x", count: 60), "\"" + String(repeating: "x", count: 48) + "…\""),
    ]
  )
  func quotation(text: String, quoted: String) {
    #expect(Quotation.of(text) == quoted)
  }

  @Test(
    "A misspelled word finds the right one, and an unrelated word finds none",
    arguments: [
      ("contentAvailable", "content-available"), ("content_available", "content-available"),
      ("CONTENT-AVAILABLE", "content-available"), ("bagde", "badge"), ("abdge", "badge"),
      ("gbdae", nil),
      ("alrt", "alert"), ("mutable-contnet", "mutable-content"), ("data", nil), ("", nil),
      (String(repeating: "content-available", count: 100), nil),
    ] as [(String, String?)]
  )
  func suggestion(word: String, meant: String?) {
    let known = ["alert", "badge", "content-available", "mutable-content"]
    #expect(Suggestion.nearest(to: word, in: known) == meant)
  }
}
