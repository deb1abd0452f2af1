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

  /// Draws a subset of the elements, in their order; the empty one is the simplest.
  ///
  /// An unrecorded number decides the density beforehand, so that few, half and nearly all are equally likely. A coin
  /// for each element would nearly always keep half.
  package mutating func subset<Element>(_ elements: [Element]) -> [Element] {
    let density = steer { $0.next(through: 16) }
    return elements.filter { _ in
      draw(through: 1) { $0.next(through: 15) < density ? 1 : 0 } == 1
    }
  }
}
