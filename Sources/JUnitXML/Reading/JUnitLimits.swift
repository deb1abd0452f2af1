/// The limits of a reader, since reports may come from outside.
///
/// No consumer shows a report beyond these limits: GitLab refuses a file of 30 megabytes, and readers based on libxml2
/// refuse a text of ten megabytes.
public struct JUnitLimits: Sendable, Hashable {
  /// The largest size of a file in bytes.
  public var bytes: Int

  /// The deepest nesting of elements.
  public var depth: Int

  /// The largest size of a case, a suite's header or a piece of markup in bytes.
  public var itemBytes: Int

  /// Creates limits; the defaults are a gigabyte, 64 levels, and 10 megabytes for each item.
  public init(bytes: Int = 1 << 30, depth: Int = 64, itemBytes: Int = 10_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.itemBytes = itemBytes
  }
}
