import PushPayloads

/// Bodies that catch a check with a wrong limit, or a check that counts anything other than the sent bytes.
enum SizeTraps {
  static let vectors: [SizeVector] = otherLimits + otherUnits + spellings + smallest

  // MARK: - Limits of other pushes

  private static let otherLimits = [
    SizeVector(
      name: "alert.5120-bytes",
      title: "A body of 5120 bytes fits a call, and is too large for an alert",
      body: PushBody.alert.filled(with: .ascii, to: 5_120),
      flags: ["boundary"]
    ),
    SizeVector(
      name: "ios8.4096-bytes",
      title: "A body of 4096 bytes fits HTTP/2, and was too large for the binary interface",
      body: PushBody.alert.filled(with: .ascii, to: 4_096),
      limits: .ios8,
      flags: ["boundary", "historic"],
      limit: 2_048
    ),
    SizeVector(
      name: "legacy.2048-bytes",
      title: "A body of 2048 bytes fits devices from iOS 8 on, and was too large for older ones",
      body: PushBody.alert.filled(with: .ascii, to: 2_048),
      limits: .legacy,
      flags: ["boundary", "historic"],
      limit: 256
    ),
  ]

  // MARK: - Sizes in characters, UTF-16 units or scalars

  private static let otherUnits = [
    SizeVector(
      name: "alert.4096-characters",
      title: "4096 characters of three bytes each are not 4096 bytes",
      body: PushBody.alert.around(String(repeating: "漢", count: 4_096 - frame)),
      flags: ["multibyte"]
    ),
    SizeVector(
      name: "alert.4096-utf16-units",
      title:
        "4096 UTF-16 units, which the length of an NSString counts, are not 4096 bytes",
      body: PushBody.alert.around(String(repeating: "😀", count: (4_096 - frame) / 2)),
      flags: ["multibyte"]
    ),
    SizeVector(
      name: "alert.4096-scalars",
      title: "4096 Unicode scalars, which show as half as many characters, are not 4096 bytes",
      body: PushBody.alert.around(String(repeating: "e\u{301}", count: (4_096 - frame) / 2)),
      flags: ["multibyte"]
    ),
  ]

  private static let frame = PushBody.alert.around("").count

  // MARK: - Payloads in two spellings, a short one that fits and a long one that is too large

  private static let spellings: [SizeVector] = [
    pair(
      "accents",
      ("raw", "Two thousand accented letters fit when they are written as they are"),
      (
        "escaped",
        "Two thousand accented letters do not fit when a builder escapes everything but ASCII"
      ),
      fits: PushBody.alert.around(String(repeating: "é", count: 2_000)),
      isTooLarge: PushBody.alert.around(String(repeating: #"\u00e9"#, count: 2_000)),
      flags: ["multibyte"]
    ),
    pair(
      "emoji",
      ("raw", "A thousand emoji fit when they are written as they are"),
      ("escaped", "A thousand emoji do not fit when a builder escapes everything but ASCII"),
      fits: PushBody.alert.around(String(repeating: "😀", count: 1_000)),
      isTooLarge: PushBody.alert.around(String(repeating: #"\ud83d\ude00"#, count: 1_000)),
      flags: ["multibyte"]
    ),
    pair(
      "slashes",
      ("raw", "130 links fit when their slashes are written as they are"),
      (
        "escaped",
        "130 links do not fit when a builder escapes slashes, as Foundation does by default"
      ),
      fits: links("https://example.com/a/b/c/d"),
      isTooLarge: links(#"https:\/\/example.com\/a\/b\/c\/d"#)
    ),
    pair(
      "white-space",
      ("compact", "A list of numbers fits without white space"),
      ("indented", "The same list does not fit when every number has a line of its own"),
      fits: list(separator: ",", margin: ""),
      isTooLarge: list(separator: ",\n    ", margin: "\n    ")
    ),
  ].flatMap(\.self)

  private static func pair(
    _ name: String,
    _ short: (name: String, title: String),
    _ long: (name: String, title: String),
    fits: [UInt8],
    isTooLarge: [UInt8],
    flags: [String] = []
  ) -> [SizeVector] {
    [
      SizeVector(
        name: "\(name).\(short.name)",
        title: short.title,
        body: fits,
        flags: ["spelling"] + flags,
        isNearMiss: true
      ),
      SizeVector(
        name: "\(name).\(long.name)",
        title: long.title,
        body: isTooLarge,
        flags: ["spelling", "wasteful"]
      ),
    ]
  }

  private static func links(_ link: String) -> [UInt8] {
    let links = Array(repeating: "\"\(link)\"", count: 130).joined(separator: ",")
    return Array(#"{"aps":{"alert":"Links"},"links":[\#(links)]}"#.utf8)
  }

  private static func list(separator: String, margin: String) -> [UInt8] {
    let numbers = (0..<800).map { String($0) }.joined(separator: separator)
    return Array(#"{"aps":{"alert":"List"},"numbers":[\#(margin)\#(numbers)]}"#.utf8)
  }

  // MARK: - The smallest bodies

  private static let smallest = [
    SizeVector(
      name: "empty",
      title: "An empty body",
      body: [],
      flags: ["boundary"],
      client: "rejected"
    ),
    SizeVector(
      name: "smallest",
      title: "The smallest JSON object, without an alert",
      body: Array("{}".utf8),
      flags: ["boundary"],
      otherDiagnostics: [["rule": "aps.missing"]],
      otherNearMisses: ["size.empty-body"]
    ),
  ]
}
