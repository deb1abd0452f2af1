import JUnitXML

extension Int {
  /// Returns the number with a noun, such as `1 error` and `2 errors`.
  func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension JUnitCounts {
  /// The numbers of cases in words, such as `2 tests, 1 failure, 0 errors, 0 skipped`.
  var text: String {
    [
      tests.counted("test"), failures.counted("failure"), errors.counted("error"),
      "\(skipped) skipped",
    ]
    .joined(separator: ", ")
  }
}
