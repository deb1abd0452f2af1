import PropertyEngine

enum ByteMutation: CaseIterable {
  case flip
  /// Replaces a byte, mostly by one of ``HostileToken/marks``.
  case replace
  /// Cuts the text off at any place, even inside a character.
  case truncate
  /// Inserts a token that readers often handle wrongly.
  case insert
  case remove
  /// Inserts a copy of a part of the text at any place.
  case duplicate
  /// Replaces the end by the end of another text.
  case splice
  /// Wraps a part in brackets, with or without the closing brackets.
  case nest
  /// Inserts digits of a number that no integer type holds.
  case count

  /// The largest size of the result in bytes, enough for the limits of common readers.
  static let limit = 1 << 16

  /// Corrupts a text; `other` is the text that `splice` continues with.
  func apply(to bytes: inout [UInt8], other: [UInt8], _ source: inout ChoiceSource) {
    switch self {
    case .flip:
      guard !bytes.isEmpty else { return }
      bytes[source.index(bytes.count)] ^= 1 << UInt8(source.index(8))
    case .replace:
      guard !bytes.isEmpty else { return }
      let place = source.index(bytes.count)
      bytes[place] =
        source.bool(3, outOf: 4)
        ? HostileToken.marks[source.index(HostileToken.marks.count)]
        : UInt8(truncatingIfNeeded: source.draw(through: 255))
    case .truncate:
      bytes.removeSubrange(place(in: bytes, &source)...)
    case .insert:
      let token = HostileToken.all[source.index(HostileToken.all.count)]
      bytes.insert(contentsOf: token, at: place(in: bytes, &source))
    case .remove:
      bytes.removeSubrange(stretch(of: bytes, &source))
    case .duplicate:
      let stretch = bytes[stretch(of: bytes, &source)]
      bytes.insert(contentsOf: stretch, at: place(in: bytes, &source))
    case .splice:
      let start = place(in: other, &source)
      bytes.replaceSubrange(place(in: bytes, &source)..., with: other[start...])
    case .nest:
      nest(&bytes, &source)
    case .count:
      let digits = [UInt8](repeating: UInt8(ascii: "9"), count: Int(source.draw(through: 400)))
      bytes.insert(contentsOf: digits, at: place(in: bytes, &source))
    }
    if bytes.count > Self.limit { bytes.removeSubrange(Self.limit...) }
  }

  /// Nests a part up to twice as deeply as any known limit.
  private func nest(_ bytes: inout [UInt8], _ source: inout ChoiceSource) {
    let stretch = stretch(of: bytes, &source)
    let depth = Int(source.draw(through: 2_048, favouring: [1, 511, 512, 513, 1_024, 1_025]))
    let isObject = source.bool()
    let opening = Array((isObject ? #"{"a":"# : "[").utf8)
    let closing = Array((isObject ? "}" : "]").utf8)
    let isClosed = source.bool(3, outOf: 4)
    let inner = bytes[stretch]
    bytes.replaceSubrange(
      stretch,
      with: Array(repeatElement(opening, count: depth).joined()) + inner
        + Array(repeatElement(closing, count: isClosed ? depth : 0).joined())
    )
  }

  /// Draws an offset; the beginning and the end of the text are a little likelier than other offsets.
  private func place(in bytes: [UInt8], _ source: inout ChoiceSource) -> Int {
    let end = UInt64(bytes.count)
    return Int(source.draw(through: end, favouring: [0, end]))
  }

  private func stretch(of bytes: [UInt8], _ source: inout ChoiceSource) -> Range<Int> {
    let start = place(in: bytes, &source)
    let length = Int(source.draw(through: UInt64(min(64, bytes.count - start))))
    return start..<(start + length)
  }
}
