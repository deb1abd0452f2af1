/// Payloads whose arrays are nested as deeply as a parser may accept, or more deeply.
///
/// The hand-written manifest of the area `json` states the expected verdicts.
enum NestedPayloads {
  /// Payloads with the depth that Foundation accepts, with one level more, and with a depth that overflows the stack of
  /// a recursive parser.
  static let files: [ComputedFile] = [512, 513, 100_000].map { depth in
    // The object around the arrays also counts as a level.
    let opening = String(repeating: "[", count: depth - 1)
    let closing = String(repeating: "]", count: depth - 1)
    return ComputedFile(
      "json/depth.\(depth).json",
      Array(#"{"aps":{"alert":"Deep"},"n":\#(opening)\#(closing)}"#.utf8)
    )
  }
}
