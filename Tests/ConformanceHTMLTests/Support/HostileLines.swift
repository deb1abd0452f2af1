import PushPayloads

/// The sample with one text in every member that can have any text.
enum HostileLines {
  /// Returns the lines; the name of a subject is the text and the number of the subject.
  static func lines(_ text: String) -> [String] {
    SampleLines.all.map { line in
      guard let value = try? JSONScanner.scan(Array(line.utf8)).get().value,
        var object = replaced(value, text).object
      else { return line }
      let place = value.object?["subject"] == "shop" ? "0" : "1"
      let suite = value.object?["suite"]?.string?.split(separator: ".") ?? []
      object["subject"] = .string(text + place)
      if suite.count > 2 {
        object["suite"] = .string("\(text)\(place).\(suite[suite.count - 2]).a\(text)")
      }
      return JSONValue.object(object).text
    }
  }

  private static func replaced(_ value: JSONValue, _ text: String) -> JSONValue {
    switch value {
    case .string: .string(text)
    case .array(let array): .array(array.map { replaced($0, text) })
    case .object(let object):
      .object(
        JSONObject(
          object.members.map { member in
            let isFixed = ["type", "level", "outcome", "group"].contains(member.key)
            return .init(
              key: member.key,
              value: isFixed ? member.value : replaced(member.value, text)
            )
          }
        )
      )
    case .null, .bool, .number: value
    }
  }
}
