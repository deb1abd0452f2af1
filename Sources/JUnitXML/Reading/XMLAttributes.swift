/// The attributes of a start tag, copied from the parser's memory.
///
/// A parser uses one `XMLAttributes` for all elements, so a million elements cause no allocations.
struct XMLAttributes {
  private var bytes: [UInt8] = []
  private var entries: [(name: Range<Int>, value: Range<Int>)] = []

  var byteCount: Int { bytes.count }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    unsafe bytes.append(contentsOf: name)
    let middle = bytes.count
    unsafe appendDecoded(value)
    entries.append((start..<middle, middle..<bytes.count))
  }

  /// Appends a value with each `&#38;` replaced by `&`.
  ///
  /// The parser tells libxml2 not to substitute entities. Then libxml2 passes every `&` as `&#38;`, and resolves all
  /// other references.
  private mutating func appendDecoded(_ value: UnsafeBufferPointer<UInt8>) {
    var rest = unsafe value[...]
    while let ampersand = unsafe rest.firstIndex(of: UInt8(ascii: "&")) {
      unsafe bytes.append(contentsOf: rest[...ampersand])
      unsafe rest = rest[(ampersand + 1)...]
      if unsafe rest.starts(with: [0x23, 0x33, 0x38, 0x3B]) { unsafe rest = rest.dropFirst(4) }
    }
    unsafe bytes.append(contentsOf: rest)
  }

  func utf8(_ name: String) -> ArraySlice<UInt8>? {
    let count = name.utf8.count
    for entry in entries
    where entry.name.count == count && bytes[entry.name].elementsEqual(name.utf8) {
      return bytes[entry.value]
    }
    return nil
  }

  subscript(_ name: String) -> String? { utf8(name).map { String(decoding: $0, as: UTF8.self) } }
}
