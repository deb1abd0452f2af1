import Testing

/// A payload with a realistic mistake, and the known parts of its request.
struct Mistake: Sendable {
  /// The mistake in a few words, unique among all.
  let name: String
  let body: [UInt8]
  /// The arguments after the file on the command line.
  let arguments: [String]

  init(_ name: String, _ body: String, _ arguments: String...) {
    self.init(name, bytes: Array(body.utf8), arguments)
  }

  init(_ name: String, bytes: [UInt8], _ arguments: [String] = []) {
    self.name = name
    body = bytes
    self.arguments = arguments
  }
}

/// Mistakes of one kind, whose outputs are in one file.
struct MistakeGroup: Sendable, CustomTestStringConvertible {
  /// The name of the file, without its extension.
  let name: String
  let mistakes: [Mistake]

  var testDescription: String { name }

  init(_ name: String, _ mistakes: [Mistake]) {
    self.name = name
    self.mistakes = mistakes
  }

  /// All groups, with a hundred mistakes.
  static let all = [
    syntax, bytes, types, names, places, texts, silentPushes, soundsAndLevels,
    activitiesAndWidgets, headers,
  ]
}

extension Mistake {
  /// The body on one readable line: invisible characters are spelled out, and a long body is cut.
  var legibleBody: String {
    var line = ""
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = body.makeIterator()
    var index = 0
    while line.count < 160 {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        line += Self.legible(Unicode.UTF8.decode(scalar))
        index += scalar.count
      case .error(let length):
        line += body[index..<(index + length)].map(Self.legible).joined()
        index += length
      case .emptyInput:
        return line
      }
    }
    return "\(line)… (\(body.count) bytes)"
  }

  private static func legible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      "\\u{\(String(scalar.value, radix: 16))}"
    default:
      String(Character(scalar))
    }
  }

  /// Returns the text for a byte that is no UTF-8.
  private static func legible(_ byte: UInt8) -> String {
    "\\x\(String(byte, radix: 16))"
  }
}
