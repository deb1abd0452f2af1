/// A structure that the kit sends as its parts, one after another.
package protocol WireRecord: WireValue {
  /// The initializer of the structure, and a function that returns the initializer's arguments in order.
  static var wire: WireForm<Self> { get }
}

extension WireRecord {
  package init(from reader: inout WireReader) throws(WireError) {
    self = try Self.wire.read(&reader)
  }

  package func write(to writer: inout WireWriter) { Self.wire.write(self, &writer) }
}

package struct WireForm<Whole>: Sendable {
  fileprivate let read: @Sendable (inout WireReader) throws(WireError) -> Whole
  fileprivate let write: @Sendable (Whole, inout WireWriter) -> Void

  package init<each Part: WireValue>(
    _ make: @escaping @Sendable (repeat each Part) -> Whole,
    _ parts: @escaping @Sendable (Whole) -> (repeat each Part)
  ) {
    read = { reader throws(WireError) in try reader.read(make) }
    write = { whole, writer in writer.write(repeat each parts(whole)) }
  }
}
