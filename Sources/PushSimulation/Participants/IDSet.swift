@usableFromInline
package protocol NumberedID: Sendable, Hashable {
  var index: Int { get }

  init(index: Int)
}

/// A set of identifiers that stores each index below 64 as one bit.
///
/// The kit reads and changes such sets in every turn. Bits need neither hashing nor an allocation of memory.
@usableFromInline
package struct IDSet<ID: NumberedID>: Sendable, Hashable, ExpressibleByArrayLiteral {
  @usableFromInline var bits: UInt64 = 0
  @usableFromInline var others: Set<Int>?

  @inlinable package init() {}

  @inlinable package init(_ ids: some Sequence<ID>) { for id in ids { insert(id) } }

  @inlinable
  package init(arrayLiteral ids: ID...) { self.init(ids) }

  @inlinable package var isEmpty: Bool { bits == 0 && others == nil }

  @inlinable package var count: Int { bits.nonzeroBitCount + (others?.count ?? 0) }

  @inlinable package var sorted: [ID] {
    var found: [ID] = []
    var rest = bits
    while rest != 0 {
      found.append(ID(index: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return found + (others?.sorted().map(ID.init(index:)) ?? [])
  }

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

  @inlinable package func hasOther(than id: ID) -> Bool {
    var rest = self
    rest.remove(id)
    return !rest.isEmpty
  }
}
