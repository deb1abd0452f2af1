/// An enumeration that the kit sends as the number of a case and the case's associated values.
package protocol WireEnum: WireValue {
  /// The cases in the order of the numbers that ``WireValue/write(to:)`` writes.
  static var wireCases: [WireCase<Self>] { get }
}

extension WireEnum {
  package init(from reader: inout WireReader) throws(WireError) {
    let number = Int(try reader.readCase())
    guard Self.wireCases.indices.contains(number) else { throw WireError() }
    self = try Self.wireCases[number].read(&reader)
  }
}

package struct WireCase<Whole>: Sendable {
  fileprivate let read: @Sendable (inout WireReader) throws(WireError) -> Whole

  package init<each Value: WireValue>(_ make: @escaping @Sendable (repeat each Value) -> Whole) {
    read = { reader throws(WireError) in try reader.read(make) }
  }
}
