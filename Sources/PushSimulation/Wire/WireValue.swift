/// A value that one process of the kit can send to another process as bytes.
///
/// Both processes run the same executable, so the form of the bytes can change with each version of the kit. The reader
/// trusts none of the bytes, since the writing process also runs the code of the subject.
package protocol WireValue: SendableMetatype {
  init(from reader: inout WireReader) throws(WireError)
  func write(to writer: inout WireWriter)
}

/// The error for bytes that do not form a ``WireValue``.
package struct WireError: Error, Sendable, Hashable {
  package init() {}
}
