/// Reads the values that a ``WireWriter`` has written; for damaged bytes, the reader throws an error and never traps.
package struct WireReader {
  /// The number of objects of each kind that a run has; the reader refuses the index of any other object.
  package struct Bounds: Sendable {
    package var steps = Int.max
    package var notifications = Int.max
    package var participants = Int.max
    var sightings = Int.max
    var screens = Int.max
    var completions = Int.max

    package init() {}
  }

  /// The depth of nesting at which the reader throws an error, so that damaged bytes cannot exhaust the stack.
  private static let deepest = 600

  package var bounds = Bounds()
  private var rest: ArraySlice<UInt8>
  private var depth = 0

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package mutating func read<Value: WireValue>() throws(WireError) -> Value {
    try Value(from: &self)
  }

  package mutating func read<each Part: WireValue, Whole>(
    _ make: (repeat each Part) -> Whole
  ) throws(WireError) -> Whole {
    make(repeat try (each Part)(from: &self))
  }

  package mutating func readLast<Value: WireValue>() throws(WireError) -> Value {
    let value = try Value(from: &self)
    guard rest.isEmpty else { throw WireError() }
    return value
  }

  package mutating func readCase() throws(WireError) -> UInt8 {
    guard let byte = rest.popFirst() else { throw WireError() }
    return byte
  }

  /// Reads a number in groups of seven bits, the lowest first; the highest bit of each byte says whether a byte
  /// follows.
  package mutating func readUnsigned() throws(WireError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = rest.popFirst() {
      guard shift < 63 || byte <= 1 else { break }
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw WireError()
  }

  /// Reads the number of elements of a list, and refuses a number that exceeds the number of remaining bytes.
  mutating func readCount() throws(WireError) -> Int {
    let count = try readUnsigned()
    guard count <= UInt64(rest.count) else { throw WireError() }
    return Int(count)
  }

  package mutating func readRaw() throws(WireError) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func readIndex(below limit: Int) throws(WireError) -> Int {
    let index = try readUnsigned()
    guard index < UInt64(limit) else { throw WireError() }
    return Int(index)
  }

  mutating func readNested<Value>(
    _ read: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw WireError() }
    return try read(&self)
  }
}
