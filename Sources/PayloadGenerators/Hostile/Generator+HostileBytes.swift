package import PropertyEngine

extension Generator where Value == [UInt8] {
  /// Returns a generator of texts that are corrupted in a few places, of at most 64 KiB; the first text is the
  /// simplest.
  ///
  /// A parser nearly always rejects random bytes at the first byte. Corrupted texts reach the rest of the parser's
  /// code. There has to be a text.
  package static func spoilt(_ texts: [[UInt8]], mutations: ClosedRange<Int> = 0...4) -> Generator {
    precondition(!texts.isEmpty, "there is no text to spoil")
    return Generator { source in
      var bytes = texts[source.index(texts.count)]
      _ = source.elements(count: mutations) { source in
        let mutation = ByteMutation.allCases[source.index(ByteMutation.allCases.count)]
        mutation.apply(to: &bytes, other: texts[source.index(texts.count)], &source)
      }
      return bytes
    }
  }
}
