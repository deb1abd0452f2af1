package import PropertyEngine
import PushPayloads

extension Generator where Value == String {
  /// Makes a text as users write and read it: scripts, emoji, quotes, line ends, what does not show.
  ///
  /// - Parameters:
  ///   - count: How many pieces it has; one piece is a character or a short sequence of them.
  ///   - bytes: How many bytes it takes at most in the shortest JSON; what is beyond is left out.
  /// - Returns: A generator whose simplest text consists of the letter a.
  package static func text(count: ClosedRange<Int>, bytes: Int = .max) -> Generator {
    Generator { source in
      // Few alphabets a text: a text of one script is likelier than a salad of all.
      let alphabets = source.elements(count: 1...3) { source in
        Alphabet.all[source.index(Alphabet.all.count)]
      }
      let pieces = source.elements(count: count) { source in
        let alphabet = alphabets[source.index(alphabets.count)]
        return alphabet[source.index(alphabet.count)]
      }
      var room = bytes
      return pieces.prefix { piece in
        room -= JSONValue.string(piece).utf8.count - 2
        return room >= 0
      }.joined()
    }
  }

  /// Makes a name as programs use them: ASCII letters, digits and a few marks.
  package static func identifier(count: ClosedRange<Int>) -> Generator {
    .string(of: "abcdefghijklmnopqrstuvwxyz0123456789-_.", count: count)
  }
}
