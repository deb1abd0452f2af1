import JUnitXML

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
