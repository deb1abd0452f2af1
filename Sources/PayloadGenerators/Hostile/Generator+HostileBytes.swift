package import PropertyEngine

extension Generator where Value == [UInt8] {
  /// Makes bytes that were a text before somebody spoiled them in a few places.
  ///
  /// Bytes at random hardly ever get past the first brace; spoilt texts reach every corner.
  ///
  /// - Parameters:
  ///   - texts: What is spoilt.
  ///   - mutations: In how many ways.
  /// - Returns: A generator of at most 64 KiB; the first text is the simplest.
  /// - Precondition: There is a text.
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

  /// Makes spoilt pushes of every kind.
  package static var spoiltPushes: Generator {
    let pushes = Generator<GeneratedPush>.push.map(\.bytes).array(count: 1...2)
    return pushes.flatMap { spoilt($0, mutations: 1...4) }
  }
}
