import PushPayloads
import Testing

/// The parser reads the fields as decision 0028 specifies.
@Suite("A payload is read into fields")
struct ParsedNotificationTests {
  /// Bodies, each with its reading, or nil if it is refused.
  static let rows: [(name: String, body: String, reading: ParsedNotification?)] = [
    ("no JSON", "{", nil),
    ("an array", "[{}]", nil),
    ("an empty object", "{}", ParsedNotification()),
    ("aps is null", #"{"aps":null}"#, ParsedNotification()),
    ("aps is a text", #"{"aps":"{\"alert\":\"Hello\"}"}"#, ParsedNotification()),
    ("a string alert is the body", #"{"aps":{"alert":"Hello"}}"#, .init(body: "Hello")),
    (
      "an alert of texts", #"{"aps":{"alert":{"title":" One ","subtitle":"Two","body":"Three"}}}"#,
      .init(title: " One ", subtitle: "Two", body: "Three")
    ),
    (
      "texts of other kinds", #"{"aps":{"alert":{"title":1,"subtitle":null,"body":["Three"]}}}"#,
      .init()
    ),
    ("badge 0", #"{"aps":{"badge":0}}"#, .init(badge: 0)),
    ("badge 3.0", #"{"aps":{"badge":3.0}}"#, .init(badge: 3)),
    ("badge 1e2", #"{"aps":{"badge":1e2}}"#, .init(badge: 100)),
    ("badge 1.5", #"{"aps":{"badge":1.5}}"#, .init()),
    ("badge as text", #"{"aps":{"badge":"1"}}"#, .init()),
    ("badge true", #"{"aps":{"badge":true}}"#, .init()),
    ("badge beyond Int64", #"{"aps":{"badge":9223372036854775808}}"#, .init()),
    ("badge beyond all numbers", #"{"aps":{"badge":1e400}}"#, .init()),
    (
      "badge that floating point would round", #"{"aps":{"badge":9007199254740993.0}}"#,
      .init(badge: 9_007_199_254_740_993)
    ),
    ("a named sound", #"{"aps":{"sound":"bell.caf"}}"#, .init(sound: "bell.caf")),
    (
      "a critical sound", #"{"aps":{"sound":{"critical":1,"name":"alarm.caf","volume":0}}}"#,
      .init(sound: "alarm.caf")
    ),
    ("a sound of another kind", #"{"aps":{"sound":{"name":7},"category":8}}"#, .init()),
    ("a category", #"{"aps":{"category":"INVITE"}}"#, .init(category: "INVITE")),
    ("silent", #"{"aps":{"content-available":1}}"#, .init(isSilent: true)),
    ("not silent with a badge", #"{"aps":{"content-available":1,"badge":0}}"#, .init(badge: 0)),
    ("not silent by a text", #"{"aps":{"content-available":"1"}}"#, .init()),
    ("not silent by true", #"{"aps":{"content-available":true}}"#, .init()),
    (
      "an app's own fields", #"{"aps":{},"type":"mail","id":"0042","url":"app://7?a=%20"}"#,
      .init(type: "mail", objectID: "0042", url: "app://7?a=%20")
    ),
    ("an identifier as a number", #"{"id":90317}"#, .init(objectID: "90317")),
    (
      "an identifier of 20 digits", #"{"id":12345678901234567890}"#,
      .init(objectID: "12345678901234567890")
    ),
    ("an identifier with a fraction", #"{"id":7.0}"#, .init(objectID: "7")),
    ("an identifier that is no whole number", #"{"id":7.5}"#, .init()),
    ("empty texts", #"{"type":"","id":"","url":""}"#, .init()),
    ("nothing but null", #"{"type":null,"id":null,"url":null,"aps":{"alert":null}}"#, .init()),
    ("own fields of other kinds", #"{"type":1,"id":true,"url":{"a":"b"}}"#, .init()),
    (
      "of a repeated name the last", #"{"aps":{"alert":"First"},"aps":{"alert":"Second"}}"#,
      .init(body: "Second")
    ),
  ]

  @Test(arguments: rows)
  func reads(name: String, body: String, reading: ParsedNotification?) {
    #expect(ParsedNotification(bytes: Array(body.utf8)) == reading)
  }

  @Test("Localized texts stand apart, flat and nested")
  func localized() throws {
    let flat = """
      {"aps":{"alert":{"title":"Literal","title-loc-key":"FROM","title-loc-args":["Ada"],\
      "subtitle-loc-key":"IN","loc-key":"NEW","loc-args":[1]}}}
      """
    let parsed = try #require(ParsedNotification(bytes: Array(flat.utf8)))
    #expect(parsed.title == "Literal")
    #expect(parsed.body == nil)
    #expect(parsed.localizedTitle == LocalizedText(key: "FROM", arguments: ["Ada"]))
    #expect(parsed.localizedSubtitle == LocalizedText(key: "IN"))
    #expect(parsed.localizedBody == LocalizedText(key: "NEW"))
    let nested = #"{"aps":{"alert":{"body":{"loc-key":"SOON","loc-args":["5"]}}}}"#
    let activity = try #require(ParsedNotification(bytes: Array(nested.utf8)))
    #expect(activity.body == nil)
    #expect(activity.localizedBody == LocalizedText(key: "SOON", arguments: ["5"]))
  }

  @Test("Own fields are read where the key map has them, and nowhere else")
  func keys() throws {
    let body = """
      {"url":"app://no","type":"no","id":"no",\
      "data":{"link":"app://yes","event":{"name":"yes"},"order":7}}
      """
    let keys = PayloadKeyMap(
      url: ["data", "link"],
      type: ["data", "event", "name"],
      objectID: ["data", "order"]
    )
    let parsed = try #require(ParsedNotification(bytes: Array(body.utf8), keys: keys))
    #expect(parsed == ParsedNotification(type: "yes", objectID: "7", url: "app://yes"))
    let missing = PayloadKeyMap(url: ["data", "link", "text"], type: ["none"], objectID: [])
    let nothing = try #require(ParsedNotification(bytes: Array(body.utf8), keys: missing))
    #expect(nothing == ParsedNotification())
  }

  /// Every place of a field, each with a value of every type.
  static let places = [
    #"{"aps":"#, #"{"aps":{"alert":"#, #"{"aps":{"alert":{"title":"#, #"{"aps":{"alert":{"body":"#,
    #"{"aps":{"alert":{"loc-args":"#, #"{"aps":{"badge":"#, #"{"aps":{"sound":"#,
    #"{"aps":{"sound":{"name":"#, #"{"aps":{"category":"#, #"{"aps":{"content-available":"#,
    #"{"type":"#, #"{"id":"#, #"{"url":"#,
  ]
  static let values = [
    "null", "true", "false", "0", "-1", "1.5", "1e400", "-1e-400", "9223372036854775807",
    "-9223372036854775809", #""""#, #""\u0000""#, #""\ud83d""#, "[]", "[[]]", "{}", #"{"":{}}"#,
  ]

  @Test("No value at any place is more than nothing, or itself", arguments: places)
  func total(_ place: String) throws {
    let closing = String(repeating: "}", count: place.count { $0 == "{" })
    for value in Self.values {
      let body = place + value + closing
      let parsed = try #require(ParsedNotification(bytes: Array(body.utf8)), "\(body)")
      for field in ParsedField.allCases where field != .silent {
        let read = parsed[field]
        let text = try JSONScanner.scan(Array(value.utf8)).get().value.text
        #expect(read == .null || read.text == text || read.text == "\"\(text)\"", "\(body)")
      }
    }
  }

  @Test("Each field has its value under its name")
  func fields() {
    let parsed = ParsedNotification(
      isSilent: true,
      title: "a",
      subtitle: "b",
      body: "c",
      badge: 4,
      sound: "e",
      category: "f",
      type: "g",
      objectID: "h",
      url: "i"
    )
    let texts = ParsedField.allCases.map { "\($0.rawValue) \(parsed[$0].text)" }
    #expect(
      texts == [
        "silent true", "title \"a\"", "subtitle \"b\"", "body \"c\"", "badge 4", "sound \"e\"",
        "category \"f\"", "type \"g\"", "id \"h\"", "url \"i\"",
      ]
    )
    let nothing = ParsedField.allCases.map { ParsedNotification()[$0] }
    #expect(nothing == [.bool(false)] + Array(repeating: .null, count: 9))
  }
}
