extension ChoiceSource {
  /// Puts elements into an order, each order as likely as another; the given one is the simplest.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    // Fisher and Yates: each place takes one of those that are left.
    for place in elements.indices.dropLast() {
      elements.swapAt(place, place + index(elements.count - place))
    }
    return elements
  }

  /// Keeps some of the elements, in their order; none is the simplest.
  ///
  /// How dense the choice is gets settled at the beginning by a number that is not recorded, so that
  /// few, half and nearly all are equally likely: a coin for each would nearly always keep half.
  package mutating func subset<Element>(_ elements: [Element]) -> [Element] {
    let density = steer { $0.next(through: 16) }
    return elements.filter { _ in
      draw(through: 1) { $0.next(through: 15) < density ? 1 : 0 } == 1
    }
  }
}
