/// Checks a report for what its consumers stumble over (see `Specs/junit.md`).
public struct JUnitChecker: Sendable {
  private let limits: JUnitLimits

  /// Makes a checker.
  public init(limits: JUnitLimits = JUnitLimits()) {
    self.limits = limits
  }

  /// Checks a file.
  ///
  /// - Throws: An error only if the file cannot be read at all; what is wrong with its content
  ///   is a finding.
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

/// What a check found.
public struct JUnitCheckResult: Sendable, Hashable {
  /// The findings in the order of the file, up to ``findingLimit`` of them.
  public let findings: [JUnitFinding]

  /// How many findings there were besides.
  public let omittedFindings: Int

  /// What the file holds, counted and not declared.
  public let counts: JUnitCounts

  /// Whether the report has no error, though it may have warnings.
  public let isValid: Bool

  /// The most findings that are kept; a large file can be wrong on every line.
  public static let findingLimit = 1000
}
