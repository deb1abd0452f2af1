import PropertyEngine

/// The text that pads a body to an exact size.
struct BodyPadding {
  private let count: Int
  /// The text that is repeated: a character of one to four bytes, or an escape.
  private let unit: [UInt8]

  private static let units = ["x", "é", "漢", "😀", #"\u00e9"#, #"\ud83d\ude00"#, #"\/"#]
  /// The beginning of a member with an unlikely name.
  private static let opening = Array(#","filling.of.bytes":""#.utf8)

  /// Creates a padding of a number of bytes, and draws its characters.
  init(of count: Int, _ source: inout ChoiceSource) {
    self.count = count
    unit = Array(Self.units[source.index(Self.units.count)].utf8)
  }

  /// Adds a member with the padding to an object, or white space after the object.
  ///
  /// White space is the padding if the object may have no further member, if it is empty, and if no member fits.
  func insert(into bytes: inout [UInt8], isLast: Bool) {
    let room = count - Self.opening.count - 1
    guard !isLast, room >= 0, let brace = bytes.lastIndex(of: UInt8(ascii: "}")),
      bytes[..<brace].contains(UInt8(ascii: ":"))
    else {
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: count)
      return
    }
    let units = Array(repeatElement(unit, count: room / unit.count).joined())
    let rest = [UInt8](repeating: UInt8(ascii: "x"), count: room % unit.count)
    bytes.insert(contentsOf: Self.opening + units + rest + [UInt8(ascii: "\"")], at: brace)
  }
}
