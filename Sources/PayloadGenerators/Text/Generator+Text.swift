package import PropertyEngine

extension Generator where Value == String {
  /// Returns a generator of texts with several scripts, emoji, quotes, line ends and invisible characters.
  ///
  /// `bytes` is the largest size in the shortest JSON; further pieces are dropped. The simplest text has only the
  /// letter a.
  package static func text(count: ClosedRange<Int>, bytes: Int = .max) -> Generator {
    Generator { source in
      // A text uses few alphabets: one script is likelier than a mix of all.
      let alphabets = source.elements(count: 1...3) { source in
        Alphabet.all[source.index(Alphabet.all.count)]
      }
      let pieces = source.elements(count: count) { source in
        let alphabet = alphabets[source.index(alphabets.count)]
        return alphabet[source.index(alphabet.count)]
      }
      var room = bytes
      return pieces.prefix { piece in
        room -= piece.size
        return room >= 0
      }.map(\.text).joined()
    }
  }

  /// Returns a generator of identifiers: ASCII letters, digits and a few marks.
  package static func identifier(count: ClosedRange<Int>) -> Generator {
    .string(of: Alphabet.identifier, count: count)
  }
}
