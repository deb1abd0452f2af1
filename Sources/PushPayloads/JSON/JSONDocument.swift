/// A JSON text that has been read: the bytes, and every value with its position in the text.
public struct JSONDocument: Sendable {
  /// The JSON types of values; `true` and `false` have separate types.
  public enum Kind: UInt8, Sendable, Hashable {
    /// The literal `null`, which is a value and not the absence of a value.
    case null
    /// The Boolean `true`.
    case `true`
    /// The Boolean `false`, which has its own type so that rules can distinguish the Booleans by ``Element/kind``.
    case `false`
    /// A number, such as `-1.5e3`.
    case number
    /// A text in double quotes.
    case string
    /// A list of elements in brackets.
    case array
    /// A list of members in braces, each with a name and a value.
    case object
  }

  /// The whole text, including whitespace; ``Element/range`` is a range of this array's indices.
  public let bytes: [UInt8]
  let tape: JSONTape

  /// The outermost value of the text, which contains all other values.
  public var root: Element { Element(document: self, place: 0) }

  /// The outermost value as a ``JSONValue``, without positions in the text.
  public var value: JSONValue { root.value }

  /// Returns the value that a pointer refers to; nil if the pointer refers to no value.
  ///
  /// If a name is repeated, the last member counts.
  public func element(at pointer: JSONPointer) -> Element? {
    var element = root
    for token in pointer.tokens {
      guard let next = element.child(token) else { return nil }
      element = next
    }
    return element
  }

  /// Returns the line and column at an offset, which counts bytes from 0; an offset beyond the end means the end.
  public func position(of offset: Int) -> SourcePosition {
    SourcePosition(of: offset, in: bytes)
  }
}

extension JSONDocument {
  package struct DuplicateName: Sendable {
    package let object: Element
    /// The repeated name, without quotes and escapes.
    package let name: String
    package let first: Element
    /// The name of a later member with this name; each further member with this name has its own ``DuplicateName``.
    package let repeated: Element
  }

  /// All repeated member names, in the order of the text.
  ///
  /// Names are compared after their escapes are resolved (RFC 8259, section 8.3).
  package var duplicateNames: [DuplicateName] {
    var duplicates: [DuplicateName] = []
    for place in tape.nodes.indices where tape.nodes[place].kind == .object {
      guard bytes.withSpan({ mayRepeatNames(place, $0) }) else { continue }
      let object = Element(document: self, place: place)
      var seen: [[UInt8]: Element] = [:]
      for (name, _) in object.members {
        let text = name.comparableText
        if let first = seen.updateValue(name, forKey: text) {
          seen[text] = first
          duplicates.append(
            DuplicateName(object: object, name: name.string, first: first, repeated: name)
          )
        }
      }
    }
    return duplicates.sorted { $0.repeated.range.lowerBound < $1.repeated.range.lowerBound }
  }

  /// Returns whether an object can repeat a name: it has escaped names, over 16 names, or two names with equal heads.
  private func mayRepeatNames(_ object: Int, _ text: Span<UInt8>) -> Bool {
    let count = Int(tape.nodes[object].count)
    guard count > 1 else { return false }
    guard count <= 16 else { return true }
    var heads = SIMD16<UInt64>()
    var name = object + 1
    for index in 0..<count {
      guard !tape.nodes[name].isEscaped else { return true }
      let head = text.head(of: tape.nodes[name].content)
      for earlier in 0..<index where heads[earlier] == head { return true }
      heads[index] = head
      name = Int(tape.nodes[name + 1].next)
    }
    return false
  }

  /// An escape in a string that is half of a surrogate pair, and so not a character (RFC 8259, section 8.2).
  package struct LoneSurrogate: Sendable {
    package let string: Element
    /// The byte range of the escape in the document, from the backslash to the fourth digit.
    package let range: Range<Int>
  }

  package var loneSurrogates: [LoneSurrogate] {
    tape.nodes.indices.lazy.filter { tape.nodes[$0].isEscaped }.flatMap { place in
      let string = Element(document: self, place: place)
      return JSONText(unescaping: string.range, of: bytes).loneSurrogates.map {
        LoneSurrogate(string: string, range: $0)
      }
    }
  }
}

/// The values of a text as a flat array, in the order in which they begin.
///
/// A flat array needs no recursion to build, walk or free, however deeply a text is nested. A member takes two places:
/// one for the name, then one for the value.
struct JSONTape: Sendable {
  struct Node: Sendable {
    let start: UInt32
    var end: UInt32
    /// The index of the first node after this value and all values inside it.
    var next: UInt32
    /// The number of elements of an array or members of an object; 0 for other nodes.
    var count: UInt32 = 0
    /// The JSON type of the value; `string` for a member name.
    let kind: JSONDocument.Kind
    let isName: Bool
    /// True if a string has escapes, so that its bytes differ from the text that the string stands for.
    let isEscaped: Bool

    var range: Range<Int> { Int(start)..<Int(end) }
    /// The bytes of a string without its quotes.
    var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
  }

  /// Properties that few texts have; the checker skips the rules about a property that the text lacks.
  struct Contents: OptionSet, Sendable {
    let rawValue: UInt8
    static let escapes = Contents(rawValue: 1)
    static let nulls = Contents(rawValue: 2)
    /// A number has an exponent, or 16 bytes or more.
    static let wideNumbers = Contents(rawValue: 4)
  }

  var nodes: [Node] = []
  var contents: Contents = []
}
