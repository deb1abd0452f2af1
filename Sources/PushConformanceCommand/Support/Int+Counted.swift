extension Int {
  /// Returns the number with a noun, such as `1 error` and `2 errors`.
  func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
