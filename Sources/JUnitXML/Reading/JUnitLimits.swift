/// How much of a file a reader takes before it refuses the rest.
///
/// Every report may come from outside. None of the limits binds for what a consumer would
/// still show: GitLab refuses 30 megabytes, and readers built on libxml2 refuse a text of ten.
public struct JUnitLimits: Sendable, Hashable {
  /// The most bytes of a file.
  public var bytes: Int

  /// The most elements inside one another.
  public var depth: Int

  /// The most bytes that one case, one suite's header or one piece of markup may hold.
  public var itemBytes: Int

  /// Makes limits; the default takes a gigabyte, 64 levels and 10 megabytes an item.
  public init(bytes: Int = 1 << 30, depth: Int = 64, itemBytes: Int = 10_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.itemBytes = itemBytes
  }
}
