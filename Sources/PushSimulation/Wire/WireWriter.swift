package struct WireWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write<each Value: WireValue>(_ values: repeat each Value) {
    for value in repeat each values { value.write(to: &self) }
  }

  mutating package func write<each Value: WireValue>(case tag: UInt8, _ values: repeat each Value) {
    bytes.append(tag)
    for value in repeat each values { value.write(to: &self) }
  }

  package mutating func write(raw content: some Collection<UInt8>) {
    write(unsigned: UInt64(content.count))
    bytes += content
  }

  package mutating func write(unsigned number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
