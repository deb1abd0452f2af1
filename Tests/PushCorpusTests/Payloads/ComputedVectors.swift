/// The payloads of the corpus that a program writes, because their point is their size or depth.
///
/// `ComputedVectorTests` proves that the files are these bytes, and writes them when asked to.
enum ComputedVectors {
  struct File: Sendable, CustomStringConvertible {
    /// The path below `Corpus/payloads`.
    let path: String
    let bytes: [UInt8]

    var description: String { path }

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  static let all: [File] = boundaries + eras + encodings + nesting + broadcasts

  /// One byte below a limit, at it and above it, in letters of one byte and of four.
  static let boundaries: [File] = [("alert", 4_096), ("voip", 5_120)].flatMap { type, limit in
    (limit - 1...limit + 1).flatMap { count in
      [
        File("size/\(type).\(count)-bytes.ascii.json", body(of: count, filledWith: "a")),
        File("size/\(type).\(count)-bytes.emoji.json", body(of: count, filledWith: "😀")),
      ]
    }
  }

  /// The limits of the binary interface, and the limit of calls where it does not hold.
  static let eras: [File] = [
    File("size/ios8.2048-bytes.json", body(of: 2_048, filledWith: "é")),
    File("size/ios8.2049-bytes.json", body(of: 2_049, filledWith: "é")),
    File("size/legacy.256-bytes.json", body(of: 256, filledWith: "漢")),
    File("size/legacy.257-bytes.json", body(of: 257, filledWith: "漢")),
    File("size/alert.5120-bytes.json", body(of: 5_120, filledWith: "a")),
    File("size/unknown-type.4096-bytes.json", body(of: 4_096, filledWith: "b")),
    File("size/unknown-type.4097-bytes.json", body(of: 4_097, filledWith: "b")),
    File("size/alert.4096-characters.json", alert(String(repeating: "漢", count: 4_076))),
  ]

  /// One text in two spellings, the longer of which is too long.
  static let encodings: [File] = [
    File("size/accents.raw.json", alert(String(repeating: "é", count: 2_000))),
    File("size/accents.escaped.json", alert(String(repeating: #"\u00e9"#, count: 2_000))),
    File("size/emoji.raw.json", alert(String(repeating: "😀", count: 1_000))),
    File("size/emoji.escaped.json", alert(String(repeating: #"\ud83d\ude00"#, count: 1_000))),
    File("size/slashes.raw.json", links("https://example.com/a/b/c/d")),
    File("size/slashes.escaped.json", links(#"https:\/\/example.com\/a\/b\/c\/d"#)),
    File("size/white-space.compact.json", list(separator: ",", margin: "")),
    File("size/white-space.indented.json", list(separator: ",\n    ", margin: "\n    ")),
  ]

  /// As deep as Foundation reads, one level deeper, and as deep as recursion dies of.
  static let nesting: [File] = [512, 513, 100_000].map { depth in
    let opening = String(repeating: "[", count: depth - 1)
    let closing = String(repeating: "]", count: depth - 1)
    return File(
      "json/depth.\(depth).json",
      Array(#"{"aps":{"alert":"Deep"},"n":\#(opening)\#(closing)}"#.utf8)
    )
  }

  /// A body of exactly so many bytes: a letter as often as it goes in, and `x` for what is left.
  static func body(of count: Int, filledWith letter: Character) -> [UInt8] {
    let room = count - alert("").count
    let width = String(letter).utf8.count
    return alert(
      String(repeating: letter, count: room / width) + String(repeating: "x", count: room % width)
    )
  }

  private static func alert(_ text: String) -> [UInt8] {
    Array(#"{"aps":{"alert":"\#(text)"}}"#.utf8)
  }

  private static func links(_ link: String) -> [UInt8] {
    let links = Array(repeating: "\"\(link)\"", count: 130).joined(separator: ",")
    return Array(#"{"aps":{"alert":"Links"},"links":[\#(links)]}"#.utf8)
  }

  private static func list(separator: String, margin: String) -> [UInt8] {
    let numbers = (0..<800).map { String($0) }.joined(separator: separator)
    return Array(#"{"aps":{"alert":"List"},"numbers":[\#(margin)\#(numbers)]}"#.utf8)
  }
}
