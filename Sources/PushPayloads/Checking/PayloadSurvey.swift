/// One pass over a body that finds the places of Apple's members, and the facts about names and values.
///
/// The pass can report a fact although no rule finds a violation, because it examines only a few bytes of each name and
/// value. The pass creates a string only if these bytes are unusual.
struct PayloadSurvey {
  private(set) var facts: PayloadFacts = []
  /// The node indices of the values in `aps`, in the order of `APSKey.allCases`; 0 for a member that is missing.
  private(set) var places: [Int] = []
  /// The node indices of the names of members beside `aps` that can be secrets or unsafe URLs.
  private(set) var suspects: [Int] = []
  private let document: JSONDocument
  private let nodes: [JSONTape.Node]

  init(of root: JSONDocument.Element, aps: JSONDocument.Element?) {
    document = root.document
    nodes = document.tape.nodes
    let bytes = root.document.bytes
    bytes.withSpan { text in
      if let aps { lookInto(aps.place, text) }
      lookAtRoot(root.place, text)
    }
    if !suspects.isEmpty { facts.insert(.suspect) }
  }

  // MARK: - Apple's members

  private mutating func lookInto(_ aps: Int, _ text: Span<UInt8>) {
    places = Array(repeating: 0, count: APSKey.allCases.count)
    var name = aps + 1
    while name < nodes[aps].next {
      let value = nodes[name + 1]
      if let key = index(of: name, in: Self.apsNames, text) {
        places[key] = name + 1
        if value.kind != Self.usualKinds[key] { facts.insert(.unusualKind) }
        // If `aps` repeats a name, the last member counts, even if this member is `null`.
        facts.remove(.aps(at: key))
        if value.kind != .null { facts.insert(.aps(at: key)) }
      } else {
        facts.insert(.unknownAPSKey)
      }
      name = Int(value.next)
    }
    let alert = places[APSKey.alert.ordinal]
    guard nodes[alert].kind == .object, alert > 0 else { return }
    name = alert + 1
    while name < nodes[alert].next {
      if let key = index(of: name, in: Self.alertNames, text) {
        facts.insert(.alert(at: key))
      } else {
        facts.insert(.unknownAlertKey)
      }
      if nodes[name + 1].kind != .string { facts.insert(.unusualKind) }
      name = Int(nodes[name + 1].next)
    }
  }

  private static let apsNames = NameTable(APSKey.allCases.map(\.rawValue))
  private static let alertNames = NameTable(AlertKey.allCases.map(\.rawValue))

  /// The JSON type that each member usually has; a member of another type sets `unusualKind`, but can be valid.
  private static let usualKinds = APSKey.allCases.map { key -> JSONDocument.Kind in
    switch key {
    case .badge, .contentAvailable, .mutableContent, .relevanceScore, .staleDate, .timestamp,
      .dismissalDate, .inputPushToken:
      .number
    case .alert, .contentState, .attributes: .object
    case .contentChanged: .true
    case .urlArguments: .array
    case .sound, .threadID, .category, .targetContentID, .interruptionLevel, .filterCriteria,
      .event, .attributesType, .inputPushChannel, .pushToTalkType:
      .string
    }
  }

  private func index(of name: Int, in table: NameTable, _ text: Span<UInt8>) -> Int? {
    nodes[name].isEscaped
      ? table.index(of: string(at: name)) : table.index(of: nodes[name].content, in: text)
  }

  // MARK: - Members at the root

  private mutating func lookAtRoot(_ root: Int, _ text: Span<UInt8>) {
    var member = root + 1
    while member < nodes[root].next {
      let end = Int(nodes[member + 1].next)
      let range = nodes[member].content
      let isEscaped = nodes[member].isEscaped
      let isAPS = isEscaped ? string(at: member) == "aps" : text.head(of: range) == Self.aps
      // The rules look for other spellings of only four names, and the shortest of these names has 14 letters.
      if !isAPS,
        isEscaped || range.count >= 14 || Self.apsNames.index(of: range, in: text) != nil
      {
        facts.insert(.stray)
      }
      if mayBegin(range, with: Self.headerWords, text),
        CustomRules.word(for: string(at: member)) != nil
      {
        facts.insert(.headerName)
      }
      for name in member..<end where nodes[name].isName {
        if mayBegin(nodes[name].content, with: Self.headerNames, text) { lookAtHeader(name) }
        if !isAPS, isSuspect(name, text) { suspects.append(name) }
      }
      member = end
    }
  }

  private static let aps: UInt64 = 0x0300_0000_0073_7061

  private mutating func lookAtHeader(_ name: Int) {
    let string = string(at: name)
    if CustomRules.header(of: string) != nil || CustomRules.isHeaders(string) {
      facts.insert(.headerName)
    }
  }

  /// The first three letters of the names of headers, and of objects that contain headers.
  private static let headerNames = letters(["apn", "hea"])
  /// The first three letters of the options that libraries send as headers.
  private static let headerWords = letters(["pus", "pri", "top", "col", "exp", "cha"])

  /// Returns whether a name begins with a word of `begins`; also true if one of the first three bytes is not a letter.
  private func mayBegin(_ name: Range<Int>, with begins: [UInt64], _ text: Span<UInt8>) -> Bool {
    guard name.count >= 3 else { return false }
    var begin: UInt64 = 0
    for index in name.lowerBound..<name.lowerBound + 3 {
      let letter = text[index] | 0x20
      guard 0x61...0x7A ~= letter else { return true }
      begin = begin << 8 | UInt64(letter)
    }
    return begins.contains(begin)
  }

  /// Returns words of at most eight letters as integers, with the last letter as the lowest byte.
  private static func letters(_ words: [String]) -> [UInt64] {
    words.map { word in word.utf8.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  // MARK: - Secrets and unsafe URLs

  /// Returns whether a member can be a secret or an unsafe URL; true for some harmless members, too.
  private func isSuspect(_ name: Int, _ text: Span<UInt8>) -> Bool {
    let value = nodes[name + 1]
    if nodes[name].isEscaped || value.isEscaped || mayNameSecret(nodes[name].content, text) {
      return true
    }
    guard value.kind == .string else { return false }
    return mayBeSecret(value.content, text) || mayBeUnsafe(value.content, text)
  }

  /// The last six letters of each name of a secret, or all letters of a shorter name, as integers.
  private static let secretEnds = letters(
    CustomRules.secretNames.flatMap(\.names).map { String($0.suffix(6)) }
  )

  private func mayNameSecret(_ name: Range<Int>, _ text: Span<UInt8>) -> Bool {
    // `CustomRules.plain` ignores all letters after the 33rd, so the last letters of a longer name do not matter.
    guard name.count <= 33 else { return true }
    var end: UInt64 = 0
    var shift: UInt64 = 0
    var index = name.upperBound
    while index > name.lowerBound, shift < 48 {
      index -= 1
      let byte = text[index]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ") {
        continue
      }
      end |= UInt64(0x41...0x5A ~= byte ? byte | 0x20 : byte) << shift
      shift += 8
    }
    return Self.secretEnds.contains(end)
  }

  /// Returns whether a value can be a private key, a token or a card number.
  private func mayBeSecret(_ value: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard value.count >= 13 else { return false }
    switch text.head(of: value.prefix(3)) {
    case Self.tokenHead, Self.bearerHead, Self.keyHead: return true
    default:
      guard value.count <= 19 else { return false }
      for index in value {
        let byte = text[index]
        guard byte &- 0x30 < 10 || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") else {
          return false
        }
      }
      return true
    }
  }

  private static let tokenHead: UInt64 = 0x0300_0000_004A_7965  // eyJ
  private static let bearerHead: UInt64 = 0x0300_0000_0061_6542  // Bea
  private static let keyHead: UInt64 = 0x0300_0000_002D_2D2D  // ---

  /// Returns whether a value can be a URL with an unsafe scheme or the scheme `http`, perhaps after whitespace.
  private func mayBeUnsafe(_ value: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard value.count >= 7 else { return false }
    let first = text[value.lowerBound]
    // In UTF-8, each whitespace character outside ASCII begins with one of these bytes.
    if first <= 0x20 || first == 0xC2 || 0xE1...0xE3 ~= first { return true }
    var head: UInt64 = 0
    for index in value.lowerBound..<value.lowerBound + 5 {
      head = head << 8 | UInt64(text[index] | 0x20)
    }
    return Self.schemes.contains(head)
  }

  private static let schemes = letters(
    (CustomRules.unsafeSchemes + ["http://"]).map { String($0.prefix(5)) }
  )

  private func string(at place: Int) -> String {
    JSONDocument.Element(document: document, place: place).string
  }
}

/// Finds a name from a JSON text in a short list of known names, without creating a string.
struct NameTable: Sendable {
  private let names: [[UInt8]]
  private let heads: [UInt64]

  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    heads = self.names.map { name in name.withSpan { $0.head(of: name.indices) } }
  }

  func index(of name: String) -> Int? { names.firstIndex(of: Array(name.utf8)) }

  @inline(__always)
  func index(of range: Range<Int>, in text: Span<UInt8>) -> Int? {
    let head = text.head(of: range)
    for index in heads.indices where heads[index] == head {
      var offset = 7
      while offset < range.count, text[range.lowerBound + offset] == names[index][offset] {
        offset += 1
      }
      if offset >= range.count { return index }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Returns the first seven bytes of a range in little-endian order, with the range's length as the highest byte.
  ///
  /// Two different ranges of more than seven bytes can have the same head. Lengths above 255 count as 255.
  @inline(__always)
  func head(of range: Range<Int>) -> UInt64 {
    let length = UInt64(Swift.min(range.count, 255)) << 56
    if let word = eightBytes(at: range.lowerBound) {
      let kept: UInt64 = range.count < 7 ? (1 << UInt64(8 * range.count)) - 1 : (1 << 56) - 1
      return word & kept | length
    }
    var head: UInt64 = 0
    for index in range.prefix(7).reversed() { head = head << 8 | UInt64(self[index]) }
    return head | length
  }
}
