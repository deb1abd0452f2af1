package import PushPayloads

/// The member `parsed` of a test vector: the values that a parser has to read in the payload.
struct WrittenExpectation: Decodable {
  let expectation: ParsedExpectation

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case silent, title, subtitle, body, badge, sound, category, type, id, url
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var values: [ParsedField: JSONValue] = [:]
    for key in CodingKeys.allCases {
      guard container.contains(key), let field = ParsedField(rawValue: key.rawValue)
      else { continue }
      let value = try container.decode(JSONValue.self, forKey: key)
      guard Self.kinds(of: field, allow: value) else {
        throw container.corrupted(key, "\(key.rawValue) has to be \(Self.kinds(of: field))")
      }
      values[field] = value
    }
    guard !values.isEmpty else {
      throw decoder.corrupted(
        "a reading has at least one field; leave the reading out if no source specifies one"
      )
    }
    expectation = ParsedExpectation(values)
  }

  private static func kinds(of field: ParsedField, allow value: JSONValue) -> Bool {
    switch (field, value) {
    case (.silent, .bool): true
    case (.silent, _): false
    case (_, .null): true
    case (.badge, .number(let number)): number.int.map { $0 >= 0 } ?? false
    case (.badge, _): false
    case (.objectID, .number(let number)): number.int != nil
    case (_, .string(let text)): !text.isEmpty
    default: false
    }
  }

  private static func kinds(of field: ParsedField) -> String {
    switch field {
    case .silent: "true or false"
    case .badge: "a whole number from 0 on, or null"
    case .objectID: "a text, a whole number, or null"
    case .title, .subtitle, .body, .sound, .category, .type, .url:
      "a text that is not empty, or null"
    }
  }
}

extension ParsedExpectation {
  /// The largest length of a string in ``written``, in Unicode scalars.
  ///
  /// ``written`` leaves out longer strings, because payloads contain them only to reach a certain size.
  package static let longestWrittenText = 200

  package var written: JSONObject {
    var object = JSONObject()
    for field in ParsedField.allCases {
      guard let value = values[field],
        value.string.map({ $0.unicodeScalars.count <= Self.longestWrittenText }) ?? true
      else { continue }
      object[field.rawValue] = value
    }
    return object
  }
}

/// The member `keys` of a test vector: the places of an app's own fields in the payload.
struct WrittenKeyMap: Decodable {
  let keys: PayloadKeyMap

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case type, id, url
  }

  static let memberNames = CodingKeys.allCases.map(\.stringValue)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func path(_ key: CodingKeys, else usual: [String]) throws -> [String] {
      guard let path = try container.decodeIfPresent([String].self, forKey: key)
      else { return usual }
      guard !path.isEmpty
      else { throw container.corrupted(key, "a path has at least one key") }
      return path
    }
    let usual = PayloadKeyMap()
    keys = PayloadKeyMap(
      url: try path(.url, else: usual.url),
      type: try path(.type, else: usual.type),
      objectID: try path(.id, else: usual.objectID)
    )
  }
}
