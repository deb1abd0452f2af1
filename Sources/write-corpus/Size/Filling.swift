/// A kind of text that pads a body to an exact size.
///
/// Each case catches a wrong way to measure a size: counting characters, UTF-16 units, or bytes before escaping.
enum Filling: String, CaseIterable, Sendable {
  case ascii
  case accents
  case han
  case emoji
  case escapedAccents = "escaped-accents"
  case escapedEmoji = "escaped-emoji"
  case escapedSlashes = "escaped-slashes"
  case indented

  private var unit: String {
    switch self {
    case .ascii: "a"
    case .accents: "é"
    case .han: "漢"
    case .emoji: "😀"
    case .escapedAccents: #"\u00e9"#
    case .escapedEmoji: #"\ud83d\ude00"#
    case .escapedSlashes: #"\/a"#
    case .indented: "x"
    }
  }

  func text(of count: Int) -> String {
    let width = unit.utf8.count
    return String(repeating: unit, count: count / width)
      + String(repeating: "x", count: count % width)
  }

  var phrase: String {
    switch self {
    case .ascii: "in ASCII"
    case .accents: "in accented letters of two bytes each"
    case .han: "in Chinese characters of three bytes each"
    case .emoji: "in emoji of four bytes each"
    case .escapedAccents: "in accented letters that are escaped to six bytes each"
    case .escapedEmoji: "in emoji that are escaped to twelve bytes each"
    case .escapedSlashes: "with slashes that are escaped to two bytes each"
    case .indented: "with a line for each value"
    }
  }

  var flags: [String] {
    switch self {
    case .ascii: []
    case .accents, .han, .emoji: ["multibyte"]
    case .escapedAccents, .escapedEmoji, .escapedSlashes, .indented: ["wasteful"]
    }
  }
}
