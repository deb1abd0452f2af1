import Testing

/// A payload with a realistic mistake, and the known parts of its request.
struct Mistake: Sendable {
  /// The mistake in a few words, unique among all.
  let name: String
  let body: [UInt8]
  /// The arguments after the file on the command line.
  let arguments: [String]

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

  /// Creates a group from the names of mistakes, each with a body and arguments; options are separated by spaces.
  init(_ name: String, bytes: [Mistake] = [], _ texts: KeyValuePairs<String, [String]>) {
    self.name = name
    mistakes =
      bytes
      + texts.map { name, parts in
        let arguments = parts.dropFirst().flatMap { part in
          part.hasPrefix("--") ? part.split(separator: " ").map(String.init) : [part]
        }
        return Mistake(name, bytes: Array(parts[0].utf8), arguments)
      }
  }

  static let alert = "--push-type alert"
  static let background = "--push-type background --priority 5"
  static let activity = "--push-type liveactivity --priority 10 --now 1700000000"

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

  private static func legible(_ byte: UInt8) -> String {
    "\\x\(String(byte, radix: 16))"
  }
}
