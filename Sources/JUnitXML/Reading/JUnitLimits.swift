/// The limits of a reader, because reports may come from an untrusted source.
///
/// No consumer shows a report beyond these limits: GitLab refuses a file of 30 megabytes, and readers based on libxml2
/// refuse a text of ten megabytes.
public struct JUnitLimits: Sendable, Hashable {
  /// The largest size of a file in bytes.
  public var bytes: Int

  /// The deepest nesting of elements.
  public var depth: Int

  /// The largest size, in bytes, of a case, of a suite's header and of a piece of markup.
  public var itemBytes: Int

  /// Creates limits: by default a gigabyte, 64 levels, and 10 megabytes for a case, a header or a piece of markup.
  public init(bytes: Int = 1 << 30, depth: Int = 64, itemBytes: Int = 10_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.itemBytes = itemBytes
  }
}
