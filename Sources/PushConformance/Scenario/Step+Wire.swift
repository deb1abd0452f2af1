import PushPayloads
package import PushSimulation

/// The wire form of a step is the name of its kind, the number of its values, and the values.
extension Step: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    let (name, count): (String, UInt8) = (try reader.read(), try reader.read())
    let kind = Self.kindsByName[name]?.first { $0.places.count == count }
    guard let kind else { throw WireError() }
    self = try kind.read(from: &reader)
  }

  package func write(to writer: inout WireWriter) { visit(&writer) }
}

extension WireWriter: StepVisitor {
  mutating func callAsFunction<each Value>(
    _ kind: StepKind<repeat each Value>,
    _ values: repeat each Value
  ) {
    write(kind.name, UInt8(kind.places.count), repeat each values)
  }
}

/// The conformance of ``NotificationSet`` differs only in its last case, which holds indices, not names.
extension NotificationNames: WireEnum {
  package static let wireCases: [WireCase<Self>] = [.init { .all }, .init { .none }, .init(only)]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .all: writer.write(case: 0)
    case .none: writer.write(case: 1)
    case .only(let first): writer.write(case: 2, first)
    }
  }
}
