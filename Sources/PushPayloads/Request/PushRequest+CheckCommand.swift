extension PushRequest {
  /// Returns a command line that runs `payload check` on a body, with the known parts of this request as options.
  ///
  /// The command line contains the body byte for byte: `printf '%b'` turns `\0` and three octal digits into a byte
  /// (POSIX, printf). Bytes that are not printable ASCII are written in this form, which is harmless to a terminal.
  package func checkCommand(for bytes: [UInt8]) -> String {
    var words = [
      "printf", "'%b'", Self.quoted(bytes), "|", "push-conformance", "payload", "check", "-",
    ]
    let request = [("--method", method), ("--path", path)]
    for (option, value) in request + Self.options.map({ ($0.option, headers[$0.header]) }) {
      guard let value, Self.isArgument(value) else { continue }
      // Without `=`, the command would read a value that begins with a hyphen as an option.
      words.append("\(option)\(value.hasPrefix("-") ? "=" : " ")\(Self.argument(value))")
    }
    if limits != .current { words += ["--limits", limits.rawValue] }
    if headersComplete { words.append("--headers-complete") }
    if let sentAt { words.append("--now \(sentAt)") }
    if let recipient { words.append("--to \(recipient.rawValue)") }
    // The command has no option for a header that is sent several times, so a comment names such a header.
    for header in Header.allCases {
      guard let values = repeated[header] else { continue }
      let list = values.map(Quotation.of).joined(separator: " and ")
      words.append("# and \(header.rawValue) is sent as \(list)")
    }
    for header in Header.allCases {
      guard let value = headers[header], !Self.isArgument(value) else { continue }
      words.append("# and \(header.rawValue) is sent as \(Quotation.of(value))")
    }
    words += otherHeaders.map { "# and the header \(Quotation.harmless($0)) is sent" }
    return words.joined(separator: " ")
  }

  private static let options: [(header: Header, option: String)] = [
    (.pushType, "--push-type"), (.priority, "--priority"), (.topic, "--topic"),
    (.collapseID, "--collapse-id"), (.expiration, "--expiration"),
    (.id, "--id"), (.requestID, "--request-id"), (.channelID, "--channel-id"),
  ]

  /// Returns whether a shell can pass a string as an argument: without NUL, and without a final newline, which `$(…)`
  /// removes.
  private static func isArgument(_ text: String) -> Bool {
    !text.utf8.contains(0) && text.utf8.last != UInt8(ascii: "\n")
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    "'" + bytes.map(escaped).joined() + "'"
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\\"): return #"\\"#
    case UInt8(ascii: "'"): break
    case 0x20...0x7E: return String(Unicode.Scalar(byte))
    default: break
    }
    let digits = String(byte, radix: 8)
    return #"\0"# + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func argument(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "/", "_": true
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : #""$(printf '%b' "# + quoted(Array(text.utf8)) + #")""#
  }
}
