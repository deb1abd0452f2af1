extension ChoiceSource {
  /// Draws an order of elements, uniformly; the given order is the simplest.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    // Fisher and Yates: each place takes one of the remaining elements.
    for place in elements.indices.dropLast() {
      elements.swapAt(place, place + index(elements.count - place))
    }
    return elements
  }

  /// Draws a subset of the elements, in their order; the empty subset is the simplest.
  ///
  /// The source first draws one probability for all elements, and does not record it. So small, middling and large
  /// subsets are equally likely. With a probability of one half for each element, nearly every subset would have about
  /// half of the elements.
  @inlinable
  package mutating func subset<Element>(_ elements: [Element]) -> [Element] {
    let density = steer { $0.next(through: 16) }
    return elements.filter { _ in
      draw(through: 1) { $0.next(through: 15) < density ? 1 : 0 } == 1
    }
  }
}
