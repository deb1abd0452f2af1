extension JSONDocument {
  /// A value or member name of a document, with its place in the text.
  public struct Element: Sendable {
    /// The document that contains the value.
    public let document: JSONDocument
    let place: Int

    fileprivate var node: JSONTape.Node { document.tape.nodes[place] }

    /// The JSON type of the value; ``JSONDocument/Kind/string`` for a member name.
    public var kind: Kind { node.kind }

    /// The byte range of the value, with quotes and brackets.
    public var range: Range<Int> { node.range }

    /// The bytes of the value as in the text, with quotes, escapes and brackets.
    public var source: ArraySlice<UInt8> { document.bytes[range] }

    /// The number of elements of an array or members of an object, with duplicates; 0 for other kinds.
    public var count: Int { Int(node.count) }

    /// The members of an object with name and value; empty for other kinds.
    public var members: Members { Members(of: self) }

    /// The elements of an array; empty for other kinds.
    public var elements: Elements { Elements(of: self, kind: .array) }

    /// Returns the value of the last member with a name; nil if no member has the name, or if this value is not an
    /// object.
    public subscript(name: String) -> Element? {
      guard kind == .object else { return nil }
      // The search creates no elements for the members that it skips, because dozens of rules look names up.
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

    /// Returns the value that a pointer's token refers to in this array or object; nil if there is no such value.
    func child(_ token: String) -> Element? {
      guard kind == .array else { return self[token] }
      // RFC 6901, section 4: an index has digits without leading zeros.
      guard let index = Int(token), String(index) == token, index >= 0, index < count else {
        return nil
      }
      return elements.dropFirst(index).first { _ in true }
    }

    /// The text of a string or member name, without quotes and escapes; empty for other kinds.
    public var string: String { kind == .string ? document.text(of: node) : "" }

    /// The UTF-8 bytes by which member names are compared; different unpaired surrogates have different bytes.
    var comparableText: [UInt8] {
      guard node.isEscaped else { return Array(document.bytes[node.content]) }
      return JSONText(unescaping: range, of: document.bytes).comparable
    }
  }

  fileprivate func text(of node: JSONTape.Node) -> String {
    node.isEscaped
      ? JSONText(unescaping: node.range, of: bytes).string
      : String(decoding: bytes[node.content], as: UTF8.self)
  }

  fileprivate func scalar(_ node: JSONTape.Node) -> JSONValue? {
    switch node.kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number:
      .number(JSONNumber(scanned: String(decoding: bytes[node.range], as: UTF8.self)))
    case .string: .string(text(of: node))
    case .array, .object: nil
    }
  }

  /// Returns whether a member name is `text`, without creating a string for a name that has no escapes.
  fileprivate func isText(_ text: String, at name: JSONTape.Node) -> Bool {
    guard !name.isEscaped else { return self.text(of: name).isSameText(as: text) }
    // Comparing lengths first excludes most names.
    return name.content.count == text.utf8.count && bytes[name.content].elementsEqual(text.utf8)
  }
}

extension JSONDocument.Element {
  // `Members` and `Elements` are concrete types, because another module cannot specialize a `some Sequence`.

  /// The members of an object in the order of the text, with duplicates.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private var parts: Elements

    fileprivate init(of object: JSONDocument.Element) {
      parts = Elements(of: object, kind: .object)
    }

    /// Returns the next member.
    public mutating func next() -> (name: JSONDocument.Element, value: JSONDocument.Element)? {
      guard let name = parts.next(), let value = parts.next() else { return nil }
      return (name, value)
    }
  }

  /// The elements of an array in order.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var place: Int
    private let end: Int

    /// Creates a sequence of elements, or of alternating names and values; empty if `value` is not of the kind `kind`.
    fileprivate init(of value: JSONDocument.Element, kind: JSONDocument.Kind) {
      document = value.document
      place = value.place + 1
      end = value.kind == kind ? Int(value.node.next) : place
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
    let nodes = document.tape.nodes
    var tokens: [String] = []
    var current = 0
    while current != place {
      let isArray = nodes[current].kind == .array
      var (part, index) = (current + 1, 0)
      // The last element or member that begins at or before `place` contains `place`.
      while case let next = Int(nodes[isArray ? part : part + 1].next), next <= place {
        (part, index) = (next, index + 1)
      }
      let name = JSONDocument.Element(document: document, place: part)
      tokens.append(isArray ? String(index) : name.string)
      if part == place { break }
      current = isArray ? part : part + 1
    }
    return JSONPointer(tokens)
  }

  /// The pointer to this value; without such a pointer, the pointer to the innermost reachable value around this value.
  ///
  /// If an object repeats a name, a pointer with this name leads to the last member. No pointer leads to the values of
  /// the earlier members, so the result for such a value is the pointer to the object. For a member name, the result
  /// always ends with the name, even if the pointer leads to a later member with the same name.
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

  /// This value as a ``JSONValue``, without positions in the text.
  public var value: JSONValue {
    // Building the values from the last place to the first avoids recursion: the parts of a value are ready before the
    // value.
    let nodes = document.tape.nodes
    if let scalar = document.scalar(nodes[place]) { return scalar }
    let places = place..<Int(nodes[place].next)
    var ready: [JSONValue] = []
    ready.reserveCapacity(places.count)
    for place in places.reversed() {
      let node = nodes[place]
      let parts = 0..<Int(node.count)
      if let scalar = document.scalar(node) {
        ready.append(scalar)
      } else if node.kind == .array {
        ready.append(.array(parts.map { _ in ready.removeLast() }))
      } else {
        let members = parts.map { _ in
          let name = ready.removeLast()
          return JSONObject.Member(key: name.string ?? "", value: ready.removeLast())
        }
        ready.append(.object(JSONObject(members)))
      }
    }
    return ready.last ?? .null
  }

  /// Returns whether two values, of one document or of two documents, are equal, without creating a `JSONValue`.
  package func isSame(as other: JSONDocument.Element) -> Bool {
    let (text, others) = (document.bytes, other.document.bytes)
    let (nodes, otherNodes) = (document.tape.nodes, other.document.tape.nodes)
    let count = Int(nodes[place].next) - place
    guard count == Int(otherNodes[other.place].next) - other.place else { return false }
    return (0..<count).allSatisfy { offset in
      let (node, peer) = (nodes[place + offset], otherNodes[other.place + offset])
      guard node.kind == peer.kind, node.count == peer.count, node.isName == peer.isName else {
        return false
      }
      switch node.kind {
      case .string where node.isEscaped || peer.isEscaped:
        return document.text(of: node).isSameText(as: other.document.text(of: peer))
      case .string, .number:
        return text[node.range] == others[peer.range]
      case .null, .true, .false, .array, .object: return true
      }
    }
  }

  /// The number of bytes of this value as compact JSON text, equal to `value.utf8.count`.
  var compactCount: Int {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).reduce(0) { sum, place in
      let node = nodes[place]
      let parts = Int(node.count)
      return switch node.kind {
      // The punctuation: the brackets, the commas, and the colons of members.
      case .array: sum + 2 + max(0, parts - 1)
      case .object: sum + 2 + max(0, parts - 1) + parts
      case .string where node.isEscaped:
        sum + JSONValue.string(document.text(of: node)).utf8.count
      default: sum + Int(node.end - node.start)
      }
    }
  }

  /// Returns all values of a kind in this value, including the value itself, in the order of the text.
  ///
  /// Member names are not values, so the result for `string` has no member names.
  func values(of kind: JSONDocument.Kind) -> [JSONDocument.Element] {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).lazy
      .filter { nodes[$0].kind == kind && !nodes[$0].isName }
      .map { JSONDocument.Element(document: document, place: $0) }
  }

  /// All members of objects in this value at any depth, in the order of the text.
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

  /// Returns whether this value or name belongs to a member of `object` itself, and not of a nested object.
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
