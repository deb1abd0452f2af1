/// The device tokens in a finding, which the first screen of results shows by their first eight and last four digits.
struct LongTokens {
  /// The fewest digits of a token that has a short form.
  private static let fewest = 32

  /// True if two tokens have the same short form, so that the texts need the long forms.
  private let areAlike: Bool

  init(in finding: Finding) {
    let expectations = finding.expectations.flatMap { [$0.expected, $0.seen] }
    let texts = (finding.run?.story() ?? []) + expectations
    let tokens = Set(texts.flatMap(Self.tokens))
    areAlike = Set(tokens.map(Self.short)).count < tokens.count
  }

  func shortened(_ text: String) -> String {
    guard !areAlike else { return text }
    return Self.parts(of: text).map { Self.isToken($0) ? Self.short($0) : String($0) }.joined()
  }

  private static func tokens(in text: String) -> [Substring] { parts(of: text).filter(isToken) }

  private static func isToken(_ part: Substring) -> Bool {
    part.utf8.count >= fewest && part.allSatisfy(\.isHexDigit)
  }

  private static func short(_ token: Substring) -> String {
    "\(token.prefix(8))…\(token.suffix(4))"
  }

  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let part = rest.prefix { $0.isHexDigit == first.isHexDigit }
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }
}
