/// Checks a report for problems with its consumers (see `Specs/junit.md`).
public struct JUnitChecker: Sendable {
  private let limits: JUnitLimits

  /// Creates a checker.
  public init(limits: JUnitLimits = JUnitLimits()) {
    self.limits = limits
  }

  /// Checks a file.
  ///
  /// - Throws: An error if the file cannot be read; problems of its content are findings.
  public func check(path: String) throws(JUnitFileError) -> JUnitCheckResult {
    try check(XMLFeed(.file(path)))
  }

  /// Checks bytes in memory.
  public func check(bytes: [UInt8]) -> JUnitCheckResult {
    do {
      return try check(XMLFeed(.bytes(bytes)))
    } catch {
      preconditionFailure("bytes in memory cannot fail to be read: \(error)")
    }
  }

  private func check(_ source: XMLFeed) throws(JUnitFileError) -> JUnitCheckResult {
    var feed = source
    let inspector = JUnitInspector()
    let parser = XMLPushParser(handler: inspector, limits: limits)
    while try feed.feed(parser) {}
    return inspector.result(bytes: feed.bytes, flaw: parser.flaw)
  }
}

/// The result of a check.
public struct JUnitCheckResult: Sendable, Hashable {
  /// The findings in the order of the file, at most ``findingLimit``.
  public let findings: [JUnitFinding]

  /// The number of further findings.
  public let omittedFindings: Int

  /// The counted contents of the file, regardless of the declared counts.
  public let counts: JUnitCounts

  /// Whether the report has no error; it may have warnings.
  public let isValid: Bool

  /// The largest number of findings that are kept, since a large file can be wrong on every line.
  public static let findingLimit = 1000
}
