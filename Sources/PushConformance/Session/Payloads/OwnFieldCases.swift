import PushCorpus
import PushPayloads

/// Payloads that have the app's fields at the places that the adapter of a parser declares.
///
/// The payloads of the corpus have the app's fields at fixed places. So those payloads cannot judge a parser that looks
/// for the fields at different places.
enum OwnFieldCases {
  static let area = "own-fields"

  /// The value of a field in a payload, and the value that a parser has to return: null if the field counts as absent.
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
        row(field, "missing", "The field is missing", nil, .null),
      ]
    }

  private static func row(
    _ field: ParsedField,
    _ name: String,
    _ title: String,
    _ value: JSONValue?,
    _ reading: JSONValue? = nil
  ) -> Row {
    Row(field: field, name: name, title: title, value: value, reading: reading ?? value ?? .null)
  }

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

  private static func decoys(keys: PayloadKeyMap) -> PayloadCase {
    var payload = frame
    for path in [["url"], ["uri"], ["link"], ["deep_link"], ["data", "url"], ["custom", "u"]]
    where path.first != keys.url.first { payload.set("app://elsewhere", at: path[...]) }
    return make(
      "url.elsewhere",
      "Links are at the places of other apps",
      payload,
      .url,
      .null,
      keys
    )
  }

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

extension JSONObject {
  fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if path.count == 1 {
      self[key] = value
    } else {
      var inner = self[key]?.object ?? JSONObject()
      inner.set(value, at: path.dropFirst())
      self[key] = .object(inner)
    }
  }
}
