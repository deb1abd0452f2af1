import PushPayloads
import Testing

/// Decision 0028 has the specified values.
@Suite("A payload has the specified readings")
struct ParsedExpectationTests {
  /// Bodies, each with the specified value of one of its fields; nil if nothing is specified.
  static let rows: [(body: String, field: ParsedField, expected: JSONValue?)] = [
    ("{}", .silent, false),
    (#"{"aps":"silent"}"#, .silent, false),
    (#"{"aps":{"content-available":0}}"#, .silent, false),
    (#"{"aps":{"content-available":1}}"#, .silent, true),
    (#"{"aps":{"content-available":1.0}}"#, .silent, nil),
    (#"{"aps":{"content-available":"1"}}"#, .silent, nil),
    (#"{"aps":{"content-available":true}}"#, .silent, nil),
    (#"{"aps":{"content-available":null}}"#, .silent, nil),
    (#"{"aps":{"content-available":1,"alert":"Hi"}}"#, .silent, false),
    (#"{"aps":{"content-available":1,"alert":{"title":1}}}"#, .silent, false),
    (#"{"aps":{"content-available":1,"alert":{}}}"#, .silent, nil),
    (#"{"aps":{"content-available":1,"alert":null}}"#, .silent, nil),
    (#"{"aps":{"content-available":1,"badge":0}}"#, .silent, false),
    (#"{"aps":{"content-available":1,"badge":-1}}"#, .silent, nil),
    (#"{"aps":{"content-available":1,"sound":""}}"#, .silent, nil),
    (#"{"aps":{"content-available":1,"sound":{"name":"a"}}}"#, .silent, false),
    (#"{"aps":{"alert":"Hi"}}"#, .body, "Hi"),
    (#"{"aps":{"alert":"Hi"}}"#, .title, .null),
    (#"{"aps":{"alert":""}}"#, .body, nil),
    (#"{"aps":{"alert":7}}"#, .body, .null),
    (#"{"aps":{"alert":{"title":"Hi","title-loc-key":"K"}}}"#, .title, nil),
    (#"{"aps":{"alert":{"title":"Hi","title-loc-key":null}}}"#, .title, "Hi"),
    (#"{"aps":{"alert":{"title":{"loc-key":"K"}}}}"#, .title, nil),
    (#"{"aps":{"alert":{"title":{}}}}"#, .title, .null),
    (#"{"aps":{"alert":{"subtitle":""}}}"#, .subtitle, nil),
    (#"{"aps":{"badge":2147483647}}"#, .badge, 2_147_483_647),
    (#"{"aps":{"badge":2147483648}}"#, .badge, nil),
    (#"{"aps":{"badge":-0}}"#, .badge, nil),
    (#"{"aps":{"badge":3.0}}"#, .badge, nil),
    (#"{"aps":{"badge":true}}"#, .badge, nil),
    (#"{"aps":{"badge":"3"}}"#, .badge, .null),
    (#"{"aps":{"badge":[3]}}"#, .badge, .null),
    (#"{"aps":{"sound":{"critical":1}}}"#, .sound, nil),
    (#"{"aps":{"sound":{"name":7}}}"#, .sound, .null),
    (#"{"aps":{"sound":true}}"#, .sound, .null),
    (#"{"aps":{"alert":{"sound":"a"}}}"#, .sound, nil),
    (#"{"aps":{"category":7}}"#, .category, nil),
    (#"{"aps":{"category":null}}"#, .category, .null),
    (#"{"type":7}"#, .type, nil),
    (#"{"type":["a"]}"#, .type, .null),
    (#"{"id":9223372036854775807}"#, .objectID, 9_223_372_036_854_775_807),
    (#"{"id":9223372036854775808}"#, .objectID, nil),
    (#"{"id":7.0}"#, .objectID, nil),
    (#"{"id":false}"#, .objectID, nil),
    (#"{"id":{}}"#, .objectID, .null),
    (#"{"url":"mailto:a@b.c"}"#, .url, "mailto:a@b.c"),
    (#"{"url":"https://a/b%20c?d=[e]#f"}"#, .url, "https://a/b%20c?d=[e]#f"),
    (#"{"url":""}"#, .url, .null),
    (#"{"url":7}"#, .url, .null),
    (#"{"url":"a/b"}"#, .url, nil),
    (#"{"url":"a:"}"#, .url, nil),
    (#"{"url":":a:b"}"#, .url, nil),
    (#"{"url":"4:b"}"#, .url, nil),
    (#"{"url":"a:b c"}"#, .url, nil),
    (#"{"url":"a:b%2"}"#, .url, nil),
    (#"{"url":"a:b%zz"}"#, .url, nil),
    (#"{"url":"a:b#c#d"}"#, .url, nil),
    (#"{"url":"a:é"}"#, .url, nil),
  ]

  @Test(arguments: rows)
  func specifies(body: String, field: ParsedField, expected: JSONValue?) throws {
    let payload = try #require(Payload(bytes: Array(body.utf8)))
    let expectation = ParsedExpectation(specifiedOf: payload)
    #expect(expectation.values[field] == expected)
    // The kit's own parser reads every specified value.
    #expect(expectation.mismatches(with: ParsedNotification(payload)) == [])
  }
}
