extension Generator where Value: FixedWidthInteger & Sendable {
  /// Returns a generator of integers in a range that draws likely sources of bugs a little more often.
  ///
  /// Likely sources are the ends of the range, zero, the powers of two, and their neighbors. The simplest integer is
  /// zero or, in a range without zero, the end nearest to zero. The other integers follow by their distance from the
  /// simplest integer; of two integers at the same distance, the larger comes first.
  package static func integer(in range: ClosedRange<Value> = .min ... .max) -> Generator {
    precondition(Value.bitWidth <= 64, "a choice has 64 bits")
    let order = SimplestFirst(range)
    let edges = order.edges
    return Generator { source in
      order.integer(at: source.draw(through: order.last, favoring: edges))
    }
  }
}

/// The integers of a range, counted from the simplest integer: 0, or the integer that is nearest to 0.
private struct SimplestFirst<Integer: FixedWidthInteger & Sendable>: Sendable {
  private let range: ClosedRange<Integer>
  private let simplest: Integer

  private let below: UInt64
  private let above: UInt64

  init(_ range: ClosedRange<Integer>) {
    self.range = range
    simplest = min(max(0, range.lowerBound), range.upperBound)
    below = Self.distance(range.lowerBound, simplest)
    above = Self.distance(simplest, range.upperBound)
  }

  var last: UInt64 { below + above }

  func integer(at position: UInt64) -> Integer {
    let shared = min(below, above)
    if position > shared * 2 {
      let distance = position - shared
      return above > below ? moved(distance, up: true) : moved(distance, up: false)
    }
    return position % 2 == 1
      ? moved(position / 2 + 1, up: true) : moved(position / 2, up: false)
  }

  func position(of integer: Integer) -> UInt64 {
    let shared = min(below, above)
    let isAbove = integer > simplest
    let distance =
      isAbove ? Self.distance(simplest, integer) : Self.distance(integer, simplest)
    if distance > shared { return distance + shared }
    return isAbove ? distance * 2 - 1 : distance * 2
  }

  /// The indices of the integers that are likely sources of bugs.
  ///
  /// The integers that a seed draws depend on the order of these indices.
  var edges: [UInt64] {
    var integers = [range.lowerBound, range.upperBound]
    func add(_ integer: Integer, _ offset: Integer) {
      let (sum, overflow) = integer.addingReportingOverflow(offset)
      if !overflow { integers.append(sum) }
    }
    add(range.lowerBound, 1)
    integers += range.upperBound > .min ? [range.upperBound - 1] : []
    for power in 0..<Integer.bitWidth {
      let word = UInt64(1) << UInt64(power)
      guard let two = Integer(exactly: word) else { continue }
      integers += [two - 1, two]
      add(two, 1)
      if Integer.isSigned { integers += [0 - two, 1 - two] }
    }
    var positions: [UInt64] = []
    for integer in integers where range.contains(integer) {
      let position = position(of: integer)
      if !positions.contains(position) { positions.append(position) }
    }
    return positions
  }

  private func moved(_ distance: UInt64, up: Bool) -> Integer {
    let step = Integer(truncatingIfNeeded: distance)
    return up ? simplest &+ step : simplest &- step
  }

  private static func distance(_ low: Integer, _ high: Integer) -> UInt64 {
    UInt64(truncatingIfNeeded: Int64(truncatingIfNeeded: high) &- Int64(truncatingIfNeeded: low))
  }
}
