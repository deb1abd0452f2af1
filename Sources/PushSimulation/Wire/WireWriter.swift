/// Writes values as bytes, one after another.
package struct WireWriter {
  /// The bytes of all values written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends the bytes of the values, in the given order.
  package mutating func write<each Value: WireValue>(_ values: repeat each Value) {
    for value in repeat each values { value.write(to: &self) }
  }

  /// Writes the number that stands for a case of an enumeration, and then the case's associated values.
  mutating package func write<each Value: WireValue>(case tag: UInt8, _ values: repeat each Value) {
    bytes.append(tag)
    for value in repeat each values { value.write(to: &self) }
  }

  /// Writes the number of the bytes, and then the bytes.
  package mutating func write(raw content: some Collection<UInt8>) {
    write(unsigned: UInt64(content.count))
    bytes += content
  }

  /// Writes a number in groups of seven bits, the lowest first.
  package mutating func write(unsigned number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
