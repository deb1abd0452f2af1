import ConformanceReports
import PushCorpus
import PushPayloads

/// A change of a corpus as text or as JSON, for `corpus diff`.
struct CorpusChangeText {
  var change: CorpusChange

  /// The number of characters after which a value is cut in the text, but not in the JSON.
  private static let longest = 100

  var lines: [String] {
    let name = "\(change.kind.rawValue) \(change.id)"
    switch change.fate {
    case .added: return ["added    \(name)"]
    case .removed(let successor):
      let hint = successor.map { "; the same request is now \($0)" } ?? ""
      return ["removed  \(name)  breaking: an identifier is for ever\(hint)"]
    case .changed(let members, let content):
      let bytes = content.map { "    content: other bytes from offset \($0.offset) on" }
      return ["changed  \(name)"]
        + members.map { "    \($0.name): \(Self.text($0.old)) → \(Self.text($0.new))" }
        + (bytes.map { [$0] } ?? [])
    }
  }

  private static func text(_ value: JSONValue?) -> String {
    guard let text = value?.text else { return "nothing" }
    return text.count <= longest ? text : text.prefix(longest) + "…"
  }

  var json: JSONValue {
    var object: JSONObject = [
      "change": .string(word),
      "kind": .string(change.kind.rawValue),
      "id": .string(change.id),
      "breaking": .bool(change.isBreaking),
    ]
    switch change.fate {
    case .added: break
    case .removed(let successor): object["successor"] = successor.map(JSONValue.string)
    case .changed(let members, let content):
      object["members"] = .array(
        members.map { member in
          var object: JSONObject = ["name": .string(member.name)]
          object["old"] = member.old
          object["new"] = member.new
          return .object(object)
        }
      )
      object["content"] = content.map {
        [
          "offset": .integer($0.offset), "oldBytes": .integer($0.oldCount),
          "newBytes": .integer($0.newCount),
        ]
      }
    }
    return .object(object)
  }

  private var word: String {
    switch change.fate {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  static func tally(of changes: [CorpusChange]) -> String {
    let words = changes.map { CorpusChangeText(change: $0).word }
    return ["added", "removed", "changed"].map { word in "\(words.count { $0 == word }) \(word)" }
      .joined(separator: ", ")
  }
}
