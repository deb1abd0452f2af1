/// A strict reader of JSON texts: RFC 8259 and nothing beside it.
///
/// Foundation's readers accept trailing commas, byte order marks and UTF-16, and of a repeated name
/// one keeps the first value and the other the last. What judges payloads must see all of that, so it
/// reads the bytes itself: in one pass, without recursion, in time and memory linear in their number.
public enum JSONScanner {
  /// Bounds on what is read.
  public struct Limits: Sendable, Hashable {
    /// How many arrays and objects may stand inside one another.
    public var nesting: Int
    /// How many bytes a text may have; values beyond 4 GiB are cut down to that.
    public var bytes: Int

    /// Sets both bounds; the defaults are Foundation's nesting limit and 16 MiB.
    public init(nesting: Int = 512, bytes: Int = 16 << 20) {
      self.nesting = nesting
      self.bytes = bytes
    }

    /// The deepest nesting that a document may have, as its values are trees that Swift frees
    /// recursively.
    public static let deepestDocument = 1_024

    /// A nesting of 512 and 16 MiB.
    public static let `default` = Limits()
  }

  /// Reads a text into a document.
  ///
  /// Repeated names and unpaired surrogates are legal by the grammar: they end up in the document,
  /// which can list them. A nesting limit beyond `Limits.deepestDocument` counts as that.
  public static func scan(
    _ bytes: [UInt8],
    limits: Limits = .default
  ) -> Result<JSONDocument, JSONSyntaxError> {
    var limits = limits
    limits.nesting = min(limits.nesting, Limits.deepestDocument)
    var pass = JSONScannerPass(bytes: bytes, limits: limits)
    do {
      try pass.run()
      return .success(JSONDocument(bytes: bytes, tape: pass.tape))
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

  /// Says what keeps the bytes from being a JSON text, or nil if they are one.
  ///
  /// No document comes of it, so the nesting limit holds as it is given.
  public static func firstError(
    in bytes: [UInt8],
    limits: Limits = Limits(nesting: .max)
  ) -> JSONSyntaxError? {
    var pass = JSONScannerPass(bytes: bytes, limits: limits)
    do {
      try pass.run()
      return nil
    } catch {
      return error
    }
  }
}
