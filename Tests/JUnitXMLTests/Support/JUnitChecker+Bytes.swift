@testable import JUnitXML

extension JUnitChecker {
  func check(bytes: [UInt8]) -> JUnitCheckResult {
    do {
      return try check(XMLFeed(.bytes(bytes)))
    } catch {
      preconditionFailure("bytes in memory cannot fail to be read: \(error)")
    }
  }
}
