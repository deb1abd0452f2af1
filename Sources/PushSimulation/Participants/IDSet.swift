/// An identifier that is a small number, such as ``NotificationID``.
@usableFromInline
package protocol NumberedID: Sendable, Hashable {
  /// The index among the objects of the run, from 0.
  var index: Int { get }

  init(index: Int)
}

/// A set of identifiers that stores each index below 64 as one bit.
///
/// The kit reads and changes such sets in every turn. Bits need neither hashing nor an allocation of memory.
@usableFromInline
package struct IDSet<ID: NumberedID>: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The indices below 64, one bit each.
  @usableFromInline var bits: UInt64 = 0
  /// The other indices; nil if there are none.
  @usableFromInline var others: Set<Int>?

  @inlinable package init() {}

  @inlinable package init(_ ids: some Sequence<ID>) { for id in ids { insert(id) } }

  @inlinable
  package init(arrayLiteral ids: ID...) { self.init(ids) }

  @inlinable package var isEmpty: Bool { bits == 0 && others == nil }

  /// The number of identifiers; counting them takes constant time.
  @inlinable package var count: Int { bits.nonzeroBitCount + (others?.count ?? 0) }

  /// The identifiers, in the order of their indices.
  @inlinable package var sorted: [ID] {
    var found: [ID] = []
    var rest = bits
    while rest != 0 {
      found.append(ID(index: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return found + (others?.sorted().map(ID.init(index:)) ?? [])
  }

  /// Returns whether an identifier is in the set; an index below 64 needs no hashing.
  @inlinable package func contains(_ id: ID) -> Bool {
    id.index < 64 ? bits & (1 << UInt64(id.index)) != 0 : others?.contains(id.index) ?? false
  }

  @inlinable package mutating func insert(_ id: ID) {
    if id.index < 64 {
      bits |= 1 << UInt64(id.index)
    } else if others == nil {
      others = [id.index]
    } else {
      others?.insert(id.index)
    }
  }

  @inlinable @discardableResult package mutating func remove(_ id: ID) -> Bool {
    guard contains(id) else { return false }
    if id.index < 64 {
      bits &= ~(1 << UInt64(id.index))
    } else {
      others?.remove(id.index)
      if others?.isEmpty == true { others = nil }
    }
    return true
  }

  @inlinable package mutating func formUnion(_ ids: some Sequence<ID>) {
    for id in ids { insert(id) }
  }

  @inlinable package func union(_ other: IDSet) -> IDSet {
    var all = self
    all.bits |= other.bits
    for index in other.others ?? [] { all.insert(ID(index: index)) }
    return all
  }

  /// Returns whether the set has an identifier other than the given identifier.
  @inlinable package func hasOther(than id: ID) -> Bool {
    var rest = self
    rest.remove(id)
    return !rest.isEmpty
  }
}
