import PushPayloads
import Testing

/// Decision 0028 has the specified values.
@Suite("A payload has the specified readings")
struct ParsedExpectationTests {
  /// A body, and the specified value of one of its fields; nil if nothing is specified.
  struct Row: Sendable, CustomTestStringConvertible {
    var body: String
    var field: ParsedField
    var expected: JSONValue?
    var testDescription: String { "\(field.rawValue) of \(body)" }

    init(_ body: String, _ field: ParsedField, _ expected: JSONValue?) {
      self.body = body
      self.field = field
      self.expected = expected
    }
  }

  static let rows: [Row] = [
    Row("{}", .silent, false),
    Row(#"{"aps":"silent"}"#, .silent, false),
    Row(#"{"aps":{"content-available":0}}"#, .silent, false),
    Row(#"{"aps":{"content-available":1}}"#, .silent, true),
    Row(#"{"aps":{"content-available":1.0}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":"1"}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":true}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":null}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":1,"alert":"Hi"}}"#, .silent, false),
    Row(#"{"aps":{"content-available":1,"alert":{"title":1}}}"#, .silent, false),
    Row(#"{"aps":{"content-available":1,"alert":{}}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":1,"alert":null}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":1,"badge":0}}"#, .silent, false),
    Row(#"{"aps":{"content-available":1,"badge":-1}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":1,"sound":""}}"#, .silent, nil),
    Row(#"{"aps":{"content-available":1,"sound":{"name":"a"}}}"#, .silent, false),
    Row(#"{"aps":{"alert":"Hi"}}"#, .body, "Hi"),
    Row(#"{"aps":{"alert":"Hi"}}"#, .title, .null),
    Row(#"{"aps":{"alert":""}}"#, .body, nil),
    Row(#"{"aps":{"alert":7}}"#, .body, .null),
    Row(#"{"aps":{"alert":{"title":"Hi","title-loc-key":"K"}}}"#, .title, nil),
    Row(#"{"aps":{"alert":{"title":"Hi","title-loc-key":null}}}"#, .title, "Hi"),
    Row(#"{"aps":{"alert":{"title":{"loc-key":"K"}}}}"#, .title, nil),
    Row(#"{"aps":{"alert":{"title":{}}}}"#, .title, .null),
    Row(#"{"aps":{"alert":{"subtitle":""}}}"#, .subtitle, nil),
    Row(#"{"aps":{"badge":2147483647}}"#, .badge, 2_147_483_647),
    Row(#"{"aps":{"badge":2147483648}}"#, .badge, nil),
    Row(#"{"aps":{"badge":-0}}"#, .badge, nil),
    Row(#"{"aps":{"badge":3.0}}"#, .badge, nil),
    Row(#"{"aps":{"badge":true}}"#, .badge, nil),
    Row(#"{"aps":{"badge":"3"}}"#, .badge, .null),
    Row(#"{"aps":{"badge":[3]}}"#, .badge, .null),
    Row(#"{"aps":{"sound":{"critical":1}}}"#, .sound, nil),
    Row(#"{"aps":{"sound":{"name":7}}}"#, .sound, .null),
    Row(#"{"aps":{"sound":true}}"#, .sound, .null),
    Row(#"{"aps":{"alert":{"sound":"a"}}}"#, .sound, nil),
    Row(#"{"aps":{"category":7}}"#, .category, nil),
    Row(#"{"aps":{"category":null}}"#, .category, .null),
    Row(#"{"type":7}"#, .type, nil),
    Row(#"{"type":["a"]}"#, .type, .null),
    Row(#"{"id":9223372036854775807}"#, .objectID, 9_223_372_036_854_775_807),
    Row(#"{"id":9223372036854775808}"#, .objectID, nil),
    Row(#"{"id":7.0}"#, .objectID, nil),
    Row(#"{"id":false}"#, .objectID, nil),
    Row(#"{"id":{}}"#, .objectID, .null),
    Row(#"{"url":"mailto:a@b.c"}"#, .url, "mailto:a@b.c"),
    Row(#"{"url":"https://a/b%20c?d=[e]#f"}"#, .url, "https://a/b%20c?d=[e]#f"),
    Row(#"{"url":""}"#, .url, .null),
    Row(#"{"url":7}"#, .url, .null),
    Row(#"{"url":"a/b"}"#, .url, nil),
    Row(#"{"url":"a:"}"#, .url, nil),
    Row(#"{"url":":a:b"}"#, .url, nil),
    Row(#"{"url":"4:b"}"#, .url, nil),
    Row(#"{"url":"a:b c"}"#, .url, nil),
    Row(#"{"url":"a:b%2"}"#, .url, nil),
    Row(#"{"url":"a:b%zz"}"#, .url, nil),
    Row(#"{"url":"a:b#c#d"}"#, .url, nil),
    Row(#"{"url":"a:é"}"#, .url, nil),
  ]

  @Test(arguments: rows)
  func specifies(_ row: Row) throws {
    let payload = try #require(Payload(bytes: Array(row.body.utf8)))
    let expectation = ParsedExpectation(specifiedOf: payload)
    #expect(expectation.values[row.field] == row.expected)
    // The kit's own parser reads every specified value.
    #expect(expectation.mismatches(with: ParsedNotification(payload)) == [])
  }
}
