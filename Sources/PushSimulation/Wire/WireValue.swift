/// A value that one process of the kit can hand to another one, as bytes.
///
/// The form is that of one version of the kit: a process talks to another run of the same executable. The
/// reader trusts nothing all the same, since the code of a subject runs beside the writer.
package protocol WireValue {
  /// Reads a value.
  ///
  /// - Throws: ``WireError`` for bytes that no value has.
  init(from reader: inout WireReader) throws(WireError)
  /// Writes the value.
  func write(to writer: inout WireWriter)
}

/// The error of bytes that nobody has written as a ``WireValue``.
package struct WireError: Error, Sendable, Hashable {
  package init() {}
}
