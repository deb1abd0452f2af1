/// Payloads that are nested deeply; what is expected of them stands in the manifest of `json`.
enum NestedPayloads {
  /// As deep as Foundation reads, one level deeper, and as deep as recursion dies of.
  static let files: [ComputedFile] = [512, 513, 100_000].map { depth in
    // The object around the arrays is a level as well.
    let opening = String(repeating: "[", count: depth - 1)
    let closing = String(repeating: "]", count: depth - 1)
    return ComputedFile(
      "json/depth.\(depth).json",
      Array(#"{"aps":{"alert":"Deep"},"n":\#(opening)\#(closing)}"#.utf8)
    )
  }
}
