extension JSONDocument {
  /// A value or member name of a document, with its place in the text.
  public struct Element: Sendable {
    /// The document in which the value has its place.
    public let document: JSONDocument
    let place: Int

    fileprivate var node: JSONTape.Node { document.tape.nodes[place] }

    /// The JSON type of the value; ``JSONDocument/Kind/string`` for a member name.
    public var kind: Kind { node.kind }

    /// The byte range of the value, with quotes and brackets.
    public var range: Range<Int> { Int(node.start)..<Int(node.end) }

    /// The bytes of the value as in the text, with quotes, escapes and brackets.
    public var source: ArraySlice<UInt8> { document.bytes[range] }

    /// The number of elements of an array or members of an object, with duplicates; 0 for other kinds.
    public var count: Int { Int(node.count) }

    /// The members of an object with name and value; empty for other kinds.
    public var members: Members { Members(of: self) }

    /// The elements of an array; empty for other kinds.
    public var elements: Elements { Elements(of: self) }

    /// Returns the value of the last member with a name; nil if no member has the name, or if this value is not an
    /// object.
    ///
    /// The search creates no elements for the members that it skips, because dozens of rules look names up.
    public subscript(name: String) -> Element? {
      guard kind == .object else { return nil }
      let nodes = document.tape.nodes
      let end = Int(node.next)
      var found: Int?
      var next = place + 1
      while next < end {
        if document.isText(name, at: nodes[next]) { found = next + 1 }
        next = Int(nodes[next + 1].next)
      }
      return found.map { Element(document: document, place: $0) }
    }

    /// Returns the member or element that one token of a pointer names; nil if there is none.
    func child(_ token: String) -> Element? {
      guard kind == .array else { return self[token] }
      // RFC 6901, section 4: an index has digits without leading zeros.
      guard let index = Int(token), String(index) == token, index >= 0, index < count else {
        return nil
      }
      return elements.dropFirst(index).first { _ in true }
    }

    /// The text of a string or member name, without quotes and escapes; empty for other kinds.
    public var string: String {
      guard kind == .string else { return "" }
      guard node.isEscaped else {
        return String(decoding: source.dropFirst().dropLast(), as: UTF8.self)
      }
      return JSONText(unescaping: range, of: document.bytes).string
    }

    /// The bytes by which member names are compared: UTF-8, in which different unpaired surrogates have different
    /// bytes.
    var comparableText: [UInt8] {
      guard node.isEscaped else { return Array(source.dropFirst().dropLast()) }
      return JSONText(unescaping: range, of: document.bytes).comparable
    }
  }

  /// Returns whether a member name equals a text.
  ///
  /// For a name without escapes, the comparison creates no string.
  fileprivate func isText(_ text: String, at name: JSONTape.Node) -> Bool {
    let range = Int(name.start)..<Int(name.end)
    guard !name.isEscaped else {
      return JSONText(unescaping: range, of: bytes).string.isSameText(as: text)
    }
    // The quotes are two bytes. Comparing lengths first excludes most names.
    return range.count - 2 == text.utf8.count
      && zip(bytes[range].dropFirst(), text.utf8).allSatisfy { $0 == $1 }
  }
}

extension JSONDocument.Element {
  // These are types of their own, because another module cannot specialize an opaque sequence.

  /// The members of an object in the order of the text, with duplicates.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var place: Int
    private let end: Int

    fileprivate init(of object: JSONDocument.Element) {
      document = object.document
      place = object.place + 1
      end = object.kind == .object ? Int(object.node.next) : place
    }

    /// Returns the next member.
    public mutating func next() -> (name: JSONDocument.Element, value: JSONDocument.Element)? {
      guard place < end else { return nil }
      let name = JSONDocument.Element(document: document, place: place)
      let value = JSONDocument.Element(document: document, place: place + 1)
      place = Int(value.node.next)
      return (name, value)
    }
  }

  /// The elements of an array in order.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var place: Int
    private let end: Int

    fileprivate init(of array: JSONDocument.Element) {
      document = array.document
      place = array.place + 1
      end = array.kind == .array ? Int(array.node.next) : place
    }

    /// Returns the next element.
    public mutating func next() -> JSONDocument.Element? {
      guard place < end else { return nil }
      let element = JSONDocument.Element(document: document, place: place)
      place = Int(element.node.next)
      return element
    }
  }
}

extension JSONDocument.Element {
  /// The pointer to this value; for a member name, the pointer to the member's value.
  public var pointer: JSONPointer {
    var tokens: [String] = []
    var current = document.root
    // A place lies in the last part that begins at it or before it.
    while current.place != place {
      if current.kind == .array {
        for (index, element) in current.elements.enumerated() where element.contains(place) {
          (current, tokens) = (element, tokens + [String(index)])
          break
        }
      } else {
        for (name, value) in current.members where name.place == place || value.contains(place) {
          tokens.append(name.string)
          if name.place == place { return JSONPointer(tokens) }
          current = value
          break
        }
      }
    }
    return JSONPointer(tokens)
  }

  private func contains(_ place: Int) -> Bool {
    (self.place..<Int(document.tape.nodes[self.place].next)).contains(place)
  }

  /// The pointer to this value or, if no pointer leads to it, to the innermost reachable value around this value.
  ///
  /// If an object repeats a name, a pointer with this name leads to the last member. No pointer leads to the values of
  /// the earlier members, so the result for such a value is the pointer to the object. For a member name, the result
  /// always ends with the name, even if this pointer leads to a later member.
  var reachablePointer: JSONPointer {
    let pointer = pointer
    let isName = document.tape.nodes[place].isName
    var tokens: [String] = []
    var current = document.root
    for (index, token) in pointer.tokens.enumerated() {
      guard let next = current.child(token) else { break }
      let isHere = next.range.clamped(to: range) == range
      guard isHere || (isName && index == pointer.tokens.count - 1) else { break }
      tokens.append(token)
      current = next
    }
    return JSONPointer(tokens)
  }

  /// This value without its places in the text.
  ///
  /// The property builds values from the last place to the first, so that the parts of a value are ready before the
  /// value. This avoids recursion.
  public var value: JSONValue {
    if let scalar { return scalar }
    let nodes = document.tape.nodes
    var ready: [JSONValue] = []
    for place in (self.place..<Int(nodes[self.place].next)).reversed() {
      let element = JSONDocument.Element(document: document, place: place)
      if let scalar = element.scalar {
        ready.append(scalar)
        continue
      }
      let parts = element.count
      if element.kind == .array {
        ready.replaceSubrange(
          (ready.count - parts)...,
          with: [.array(ready.suffix(parts).reversed())]
        )
        continue
      }
      var members: [JSONObject.Member] = []
      members.reserveCapacity(parts)
      for _ in 0..<parts {
        guard case .string(let key)? = ready.popLast(), let value = ready.popLast() else { break }
        members.append(JSONObject.Member(key: key, value: value))
      }
      ready.append(.object(JSONObject(members)))
    }
    return ready.last ?? .null
  }

  /// This value, if it is neither an array nor an object.
  private var scalar: JSONValue? {
    switch kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(JSONNumber(scanned: String(decoding: source, as: UTF8.self)))
    case .string: .string(string)
    case .array, .object: nil
    }
  }

  /// The number of bytes of this value as compact JSON text, as `value.utf8` would have.
  var compactCount: Int {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).reduce(0) { sum, place in
      let node = nodes[place]
      let parts = Int(node.count)
      return switch node.kind {
      // The brackets, the commas, and the colons of members.
      case .array: sum + 2 + max(0, parts - 1)
      case .object: sum + 2 + max(0, parts - 1) + parts
      case .string where node.isEscaped:
        sum
          + JSONValue.string(JSONDocument.Element(document: document, place: place).string).utf8
          .count
      default: sum + Int(node.end - node.start)
      }
    }
  }

  /// Returns all values of a kind in this value, including the value itself, in the order of the text.
  ///
  /// Member names are not values, so the result for `string` has no member names. All values of a document are in one
  /// flat array, so the search needs no recursion.
  func values(of kind: JSONDocument.Kind) -> [JSONDocument.Element] {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).lazy
      .filter { nodes[$0].kind == kind && !nodes[$0].isName }
      .map { JSONDocument.Element(document: document, place: $0) }
  }

  /// All members of objects in this value at any depth, in the order of the text.
  ///
  /// The value is a range of one flat array, so the search needs no recursion.
  var allMembers: [(name: JSONDocument.Element, value: JSONDocument.Element)] {
    (place + 1..<Int(document.tape.nodes[place].next)).lazy.filter {
      document.tape.nodes[$0].isName
    }.map {
      (
        JSONDocument.Element(document: document, place: $0),
        JSONDocument.Element(document: document, place: $0 + 1)
      )
    }
  }

  /// Returns whether this value lies directly in a given object, as the value of one of its members.
  func isMember(of object: JSONDocument.Element) -> Bool {
    let nodes = document.tape.nodes
    guard object.kind == .object, place < Int(nodes[object.place].next) else { return false }
    var next = object.place + 1
    while next <= place {
      if place - next < 2 { return true }
      next = Int(nodes[next + 1].next)
    }
    return false
  }
}
