/// A strict reader of JSON texts by RFC 8259.
///
/// Foundation's readers accept trailing commas, byte order marks and UTF-16, and treat repeated names in different
/// ways. A payload checker has to detect all of these cases. This reader makes one pass over the bytes, without
/// recursion, in linear time and memory.
public enum JSONScanner {
  /// The nesting and the size beyond which the scanner refuses a text.
  public struct Limits: Sendable, Hashable {
    /// The largest allowed depth of nested arrays and objects; `[]` has the depth 1.
    public var nesting: Int
    /// The largest number of bytes; values beyond 4 GiB count as 4 GiB.
    public var bytes: Int

    /// Creates limits; the defaults are Foundation's nesting limit and 16 MiB.
    public init(nesting: Int = 512, bytes: Int = 16 << 20) {
      self.nesting = nesting
      self.bytes = bytes
    }

    /// The deepest nesting of a document, even if `nesting` allows more.
    ///
    /// Swift frees nested values recursively, so a deeper document could exhaust the stack.
    package static let deepestDocument = 1_024

    /// A nesting of 512 and a size of 16 MiB.
    public static let `default` = Limits()
  }

  /// Reads a text into a document.
  ///
  /// Repeated names and unpaired surrogates are legal, and the document can list them. A nesting limit above
  /// `Limits.deepestDocument` counts as `Limits.deepestDocument`.
  public static func scan(
    _ bytes: [UInt8],
    limits: Limits = .default
  ) -> Result<JSONDocument, JSONSyntaxError> {
    var limits = limits
    limits.nesting = min(limits.nesting, Limits.deepestDocument)
    do {
      let tape = try bytes.withSpan { text throws(JSONSyntaxError) in
        try JSONScannerPass.tape(of: text, limits: limits)
      }
      return .success(JSONDocument(bytes: bytes, tape: tape))
    } catch {
      return .failure(error)
    }
  }

  /// Reads a text from any sequence of bytes into a document.
  public static func scan(
    _ bytes: some Sequence<UInt8>,
    limits: Limits = .default
  ) -> Result<JSONDocument, JSONSyntaxError> {
    scan(Array(bytes), limits: limits)
  }

  /// Returns the reason why bytes are not a JSON text; nil if they are a JSON text.
  ///
  /// No document is created, so the nesting limit can be above `Limits.deepestDocument`.
  public static func firstError(
    in bytes: [UInt8],
    limits: Limits = Limits(nesting: .max)
  ) -> JSONSyntaxError? {
    do {
      _ = try bytes.withSpan { text throws(JSONSyntaxError) in
        try JSONScannerPass.tape(of: text, limits: limits)
      }
      return nil
    } catch {
      return error
    }
  }
}
