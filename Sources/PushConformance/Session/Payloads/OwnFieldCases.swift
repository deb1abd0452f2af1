import PushCorpus
import PushPayloads

/// Payloads whose own fields stand where the app of a parser has them.
///
/// The vectors of the corpus are bytes, so their own fields stand where they stand. A parser that looks
/// for them elsewhere could read them in any way and pass; here it cannot.
enum OwnFieldCases {
  /// The area of the names.
  static let area = "own-fields"

  /// A value at the place of a field, and what has to be read there; nil where it is not specified.
  private struct Row {
    var field: ParsedField
    var name: String
    var title: String
    var value: JSONValue?
    var reading: JSONValue
  }

  private static let rows: [Row] =
    [
      row(.url, "text", "A link", "app://bookings/55"),
      row(
        .url,
        "escapes",
        "A link with a query and escapes",
        "https://example.com/a%2Fb?from=push&ref=%C3%A9#top"
      ),
      row(.url, "number", "A number where the link belongs", 7, .null),
      row(.url, "empty", "An empty text where the link belongs", "", .null),
      row(.type, "text", "A kind of event", "task_assigned"),
      row(.objectID, "text", "An identifier", "0F2C7C52-7C8B-4B63-9B53-3D0C9F4E1A11"),
      row(.objectID, "spaces", "An identifier with white space around it", " 7 "),
      row(.objectID, "digits", "An identifier of digits, as text", "0042"),
      row(.objectID, "number", "An identifier as a number", 90_317),
      row(
        .objectID,
        "number.16-digits",
        "An identifier as a number that floating point cannot hold",
        .number(JSONNumber(9_007_199_254_740_993))
      ),
    ]
    + [ParsedField.url, .type, .objectID].flatMap { field in
      [
        row(field, "null", "Null where the field belongs", .null, .null),
        row(field, "object", "An object where the field belongs", ["url": "app://no"], .null),
        row(field, "array", "An array where the field belongs", ["app://no"], .null),
        Row(
          field: field,
          name: "missing",
          title: "The field is missing",
          value: nil,
          reading: .null
        ),
      ]
    }

  private static func row(
    _ field: ParsedField,
    _ name: String,
    _ title: String,
    _ value: JSONValue,
    _ reading: JSONValue? = nil
  ) -> Row {
    Row(field: field, name: name, title: title, value: value, reading: reading ?? value)
  }

  /// The cases of an app that keeps its own fields at these places.
  static func cases(keys: PayloadKeyMap) -> [PayloadCase] {
    rows.map { row in
      var payload = frame
      if let path = keys[row.field], let value = row.value { payload.set(value, at: path[...]) }
      return make(
        "\(row.field.rawValue).\(row.name)",
        row.title,
        payload,
        row.field,
        row.reading,
        keys
      )
    } + [decoys(keys: keys)]
  }

  /// A payload without a link of its own, which has links wherever else apps keep theirs.
  private static func decoys(keys: PayloadKeyMap) -> PayloadCase {
    var payload = frame
    for path in [["url"], ["uri"], ["link"], ["deep_link"], ["data", "url"], ["custom", "u"]]
    where path.first != keys.url.first {
      payload.set("app://elsewhere", at: path[...])
    }
    return make(
      "url.elsewhere",
      "Links stand where other apps have theirs",
      payload,
      .url,
      .null,
      keys
    )
  }

  /// What every case has besides, so that it is a push as others are.
  private static let frame: JSONObject = [
    "aps": ["alert": ["title": "Here", "body": "It is."], "badge": 2]
  ]

  private static func make(
    _ name: String,
    _ title: String,
    _ payload: JSONObject,
    _ field: ParsedField,
    _ reading: JSONValue,
    _ keys: PayloadKeyMap
  ) -> PayloadCase {
    PayloadCase(
      id: "\(area).\(name)",
      title: title,
      bytes: payload.utf8,
      demand: .accepts(
        ParsedExpectation([field: reading, .title: "Here", .body: "It is.", .badge: 2])
      ),
      keys: keys
    )
  }
}
