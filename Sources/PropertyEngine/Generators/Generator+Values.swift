extension Generator where Value == Bool {
  /// A generator of true or false, with equal probability; false is simpler.
  package static var bool: Generator {
    Generator { $0.bool() }
  }
}

extension Generator where Value: Sendable {
  /// Returns a generator of elements of a collection, uniformly; the first element is the simplest.
  ///
  /// - Precondition: The collection is not empty.
  package static func element(of elements: some Collection<Value>) -> Generator {
    let elements = Array(elements)
    precondition(!elements.isEmpty, "there is no element to choose")
    return Generator { source in elements[source.index(elements.count)] }
  }
}

extension Generator where Value == String {
  /// Returns a generator of strings; fewer characters are simpler, and so are characters earlier in the alphabet.
  ///
  /// - Precondition: The alphabet is not empty, unless all strings are empty.
  package static func string(
    of alphabet: some Collection<Character>,
    count: ClosedRange<Int>
  ) -> Generator {
    let alphabet = Array(alphabet)
    precondition(!alphabet.isEmpty || count.upperBound == 0, "the alphabet is empty")
    return Generator { source in
      String(source.elements(count: count) { alphabet[$0.index(alphabet.count)] })
    }
  }
}
