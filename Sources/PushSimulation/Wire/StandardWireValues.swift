extension Int: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    let number = try reader.readUnsigned()
    self = Int(bitPattern: UInt((number >> 1) ^ (0 &- (number & 1))))
  }

  package func write(to writer: inout WireWriter) {
    writer.write(unsigned: UInt64(bitPattern: Int64((self << 1) ^ (self >> (Int.bitWidth - 1)))))
  }
}

extension UInt8: WireValue {
  package init(from reader: inout WireReader) throws(WireError) { self = try reader.readCase() }

  package func write(to writer: inout WireWriter) { writer.write(case: self) }
}

extension UInt64: WireValue {
  package init(from reader: inout WireReader) throws(WireError) { self = try reader.readUnsigned() }

  package func write(to writer: inout WireWriter) { writer.write(unsigned: self) }
}

extension Bool: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    switch try reader.readCase() {
    case 0: self = false
    case 1: self = true
    default: throw WireError()
    }
  }

  package func write(to writer: inout WireWriter) { writer.write(case: self ? 1 : 0) }
}

extension String: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = String(decoding: try reader.readRaw(), as: UTF8.self)
  }

  package func write(to writer: inout WireWriter) { writer.write(raw: utf8) }
}

extension Duration: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    let (seconds, attoseconds): (Int, Int) = (try reader.read(), try reader.read())
    guard abs(attoseconds) < 1_000_000_000_000_000_000 else { throw WireError() }
    self = Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }

  package func write(to writer: inout WireWriter) {
    writer.write(Int(components.seconds), Int(components.attoseconds))
  }
}

extension Range<Int>: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    let (lower, upper): (Int, Int) = (try reader.read(), try reader.read())
    guard lower <= upper else { throw WireError() }
    self = lower..<upper
  }

  package func write(to writer: inout WireWriter) { writer.write(lowerBound, upperBound) }
}

extension Optional: WireValue where Wrapped: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = try reader.read() ? .some(try reader.read()) : nil
  }

  package func write(to writer: inout WireWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }
}

extension Array: WireValue where Element: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try reader.read()) }
  }

  package func write(to writer: inout WireWriter) {
    writer.write(unsigned: UInt64(count))
    for element in self { writer.write(element) }
  }
}

extension Set: WireValue where Element: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = Set(try reader.read() as [Element])
  }

  package func write(to writer: inout WireWriter) { writer.write(Array(self)) }
}

extension Dictionary: WireValue where Key: WireValue, Value: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = [:]
    for _ in 0..<(try reader.readCount()) {
      let (key, value): (Key, Value) = (try reader.read(), try reader.read())
      self[key] = value
    }
  }

  package func write(to writer: inout WireWriter) {
    writer.write(unsigned: UInt64(count))
    for (key, value) in self { writer.write(key, value) }
  }
}

extension WireValue where Self: RawRepresentable, RawValue: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    guard let value = Self(rawValue: try reader.read()) else { throw WireError() }
    self = value
  }

  package func write(to writer: inout WireWriter) { writer.write(rawValue) }
}
