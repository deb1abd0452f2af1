/// The names of requirements, scenarios and rules: dotted, lower case, words joined by hyphens.
///
/// A name is never changed and never used again. The grammar stands in Specs/requirements.md.
public enum Identifier {
  /// Whether a text has the form of a name with at least two components.
  public static func isWellFormed(_ text: String) -> Bool {
    let components = text.split(separator: ".", omittingEmptySubsequences: false)
    return components.count >= 2 && components.allSatisfy(isWord)
  }

  /// Whether a text is one component: words of lower-case letters and digits joined by hyphens.
  public static func isWord(_ text: some StringProtocol) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(isLowercaseLetterOrDigit)
    }
  }

  /// The first component.
  public static func area(of id: String) -> String {
    String(id.prefix { $0 != "." })
  }

  private static func isLowercaseLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
