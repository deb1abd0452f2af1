package import PushPayloads

extension PushTemplate {
  // A string that begins with `$` is a placeholder, such as `"$url"`. An object with the single member `$json` is a
  // value that the server sends as JSON inside a string. Other objects and arrays can contain placeholders. Every other
  // value is a constant. Returns nil if a string begins with `$`, but names no placeholder.
  package init?(json: JSONValue) {
    switch json {
    case .string(let text) where text.hasPrefix("$"):
      guard let field = Self.placeholders[String(text.dropFirst())] else { return nil }
      self = field
    case .null, .bool, .number, .string: self.init(.constant(json))
    case .array(let elements):
      let read = elements.compactMap(PushTemplate.init(json:))
      guard read.count == elements.count else { return nil }
      self.init(.array(read))
    case .object(let object):
      if let inner = object["$json"], object.members.count == 1 {
        guard let inner = PushTemplate(json: inner) else { return nil }
        self.init(.text(inner))
      } else {
        let read = object.members.compactMap { member in
          PushTemplate(json: member.value).map { Member(key: member.key, value: $0) }
        }
        guard read.count == object.members.count else { return nil }
        self.init(.object(read))
      }
    }
  }

  private static var placeholders: [String: PushTemplate] {
    let fields = PushFields()
    return [
      "aps": fields.aps, "url": fields.url, "actionURL": fields.actionURL, "type": fields.type,
      "objectID": fields.objectID,
      "messageID": fields.messageID, "numericObjectID": fields.numericObjectID,
      "numericMessageID": fields.numericMessageID, "account": fields.account,
      "sampled": fields.sampled,
    ]
  }
}
