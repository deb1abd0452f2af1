import PropertyEngine
import PushPayloads

extension Bend {
  static let sizes: [Bend] = [
    .bytes("size.empty-body", "has no body") { push, _ in push.bytes = [] },
    Bend("size.too-large", "is too large by some bytes", PushKind.allCases) { push, source in
      push.size = push.request.sizeLimit.bytes + 1 + Int(source.draw(through: 300))
    },
    Bend("size.content-state-too-large", "has too large a state", [.broadcast]) { push, source in
      // A content state above ActivityKit's limit fits only into a broadcast, which can be larger than other pushes.
      push.become(.update)
      push.root.members.removeAll { $0.key != "aps" }
      push.notes.remove("json.number.beyond-53-bits")
      push.size = nil
      let text = String(repeating: "x", count: 4_088 + Int(source.draw(through: 500)))
      push[.contentState] = ["text": .string(text)]
    },
    .bytes(
      "size.compressed",
      "is compressed",
      .devices,
      implies: ["json.malformed"]
    ) { push, source in
      let heads: [[UInt8]] = [[0x1F, 0x8B, 0x08], [0x78, 0x9C], [0x28, 0xB5, 0x2F, 0xFD]]
      push.bytes = source.element(of: heads) + push.bytes
    },
  ]

  static let syntax: [Bend] = [
    malformed("is cut off") { bytes, source in
      let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
      bytes.removeSubrange((1 + source.index(max(1, end)))...)
    },
    malformed("goes on after its end") { bytes, source in
      bytes += source.text(["}", "x", "{}", "\u{0}", ",", "null", "// sent by me"]).utf8
    },
    malformed("begins with a byte order mark") { bytes, _ in
      bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
    },
    malformed("is in UTF-16") { bytes, source in
      let units = String(decoding: bytes, as: UTF8.self).utf16
      let isBigEndian = source.bool()
      bytes = units.flatMap { unit in
        let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isBigEndian ? pair : pair.reversed()
      }
    },
    malformed("has a comma with nothing behind it") { bytes, _ in
      bytes.insert(UInt8(ascii: ","), at: bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0)
    },
    malformed("lacks the brace that opens it") { bytes, _ in
      bytes.remove(at: bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0)
    },
    malformed("has a comment") { bytes, source in
      bytes.insert(contentsOf: source.text(["/* v2 */", "// v2\n", "#v2\n"]).utf8, at: 0)
    },
    malformed(
      "has a value that other languages have",
      member: { source in
        source.text([
          "NaN", "Infinity", "-Infinity", "undefined", "None", "True", "nil", "'text'", "+1", "01",
          "0x1F", ".5", "5.", "1e", "1_000", "-", "@\"text\"", "(1)",
        ])
      }
    ),
    malformed(
      "has a string that JSON does not allow",
      member: { source in
        source.text([
          "\"\n\"", "\"\u{0}\"", "\"\t\"", #""\x41""#, #""\u12""#, #""\u{1F600}""#, #""\'""#,
          #""\U0041""#,
        ])
      }
    ),
    .bytes("json.malformed", "is not in UTF-8", .open) { push, source in
      // Latin-1, an overlong slash, a surrogate, a scalar beyond U+10FFFF, and incomplete characters.
      let sequences: [[UInt8]] = [
        [0xE9], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE6, 0xBC], [0xFF],
        [0x80],
      ]
      let text = [UInt8(ascii: "\"")] + source.element(of: sequences)
      push.insert(member: text + [UInt8(ascii: "\"")])
    },
  ]

  static let structure: [Bend] = [
    .bytes("json.nested-too-deeply", "is nested too deeply", .all(but: .mdm)) { push, source in
      let depth = 512 + Int(source.draw(through: 200))
      let opening = [UInt8](repeating: UInt8(ascii: "["), count: depth)
      push.insert(member: opening + [UInt8](repeating: UInt8(ascii: "]"), count: depth))
    },
    .bytes("json.root-not-an-object", "stands in an array") { push, _ in
      // The system does not read `aps` inside an array, so the checker also reports long integers in `aps`.
      push.notes.insert("json.number.beyond-53-bits")
      push.bytes = [UInt8(ascii: "[")] + push.bytes + [UInt8(ascii: "]")]
    },
    .bytes("json.root-not-an-object", "is no object") { push, source in
      push.bytes = Array(source.text(["null", " true", "\"aps\"", "[]", "0", "[{}]\n"]).utf8)
    },
    Bend("json.duplicate-key", "has a member twice", .all(but: .mdm)) { push, source in
      if push.root.isEmpty { push.root["twice"] = 1 }
      let member = source.element(of: push.root.members)
      push.root.members.append(member)
    },
    .bytes("json.lone-surrogate", "has half a character", .all(but: .mdm)) { push, source in
      push.insert(
        member: Array(source.text([#""\ud83d""#, #""a\uDC00b""#, #""\uD83D\u0020""#]).utf8)
      )
    },
  ]

  static let numbers: [Bend] = [
    .bytes("json.number.beyond-double", "has a number that no double holds", .open) {
      (push, source) in
      push.insert(member: Array(source.text(["1e400", "-1E+309", "[1e999]"]).utf8))
    },
    .bytes("json.number.beyond-int64", "has an integer that 64 bits do not hold", .open) {
      (push, source) in
      push.insert(member: Array(source.text(["9223372036854775808", "-9223372036854775809"]).utf8))
    },
    .bytes("json.number.beyond-53-bits", "has an integer that a double rounds", .open) {
      (push, source) in
      push.insert(member: Array(source.text(["9007199254740993", "-9223372036854775808"]).utf8))
    },
  ]

  private static func malformed(
    _ change: String,
    _ work: @escaping @Sendable (inout [UInt8], inout ChoiceSource) -> Void
  ) -> Bend {
    bytes("json.malformed", change, .devices) { push, source in work(&push.bytes, &source) }
  }

  private static func malformed(
    _ change: String,
    member: @escaping @Sendable (inout ChoiceSource) -> String
  ) -> Bend {
    bytes("json.malformed", change, .open) { push, source in
      push.insert(member: Array(member(&source).utf8))
    }
  }
}

extension GeneratedPush {
  fileprivate mutating func insert(member text: [UInt8]) {
    guard let brace = bytes.lastIndex(of: UInt8(ascii: "}")) else { return }
    let isFirst = !bytes.contains(UInt8(ascii: ":"))
    bytes.insert(
      contentsOf: Array((isFirst ? "" : ",").utf8) + #""x.bent":"#.utf8 + text,
      at: brace
    )
  }
}
