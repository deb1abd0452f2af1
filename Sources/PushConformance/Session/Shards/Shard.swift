/// One of several parts of a run, which several machines can play in parallel.
package struct Shard: Sendable, Hashable {
  package static let most = 1_000
  package static let whole = Shard(unchecked: 1, of: 1)

  /// The number of the shard, from 1.
  package let index: Int
  /// The number of shards that the run is divided into; 1 for a whole run.
  package let total: Int

  private init(unchecked index: Int, of total: Int) {
    self.index = index
    self.total = total
  }

  package init?(_ index: Int, of total: Int) {
    guard (1...Self.most).contains(total), (1...total).contains(index) else { return nil }
    self.init(unchecked: index, of: total)
  }

  /// Reads a shard in the form `2/3`; nil for any other form.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let total = Self.number(parts[1])
    else { return nil }
    self.init(index, of: total)
  }

  package static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...6).contains(digits.count) else { return nil }
    return digits.reduce(0 as Int?) { number, byte in
      let digit = Int(byte) - Int(UInt8(ascii: "0"))
      return (0...9).contains(digit) ? number.map { $0 * 10 + digit } : nil
    }
  }

  package var text: String { "\(index)/\(total)" }

  package var isWhole: Bool { total == 1 }

  /// Returns the consecutive items of this shard; the total weight of the items is about the same in all shards.
  func share<Item>(of items: [Item], weighing weight: (Item) -> Int) -> [Item] {
    guard !isWhole else { return items }
    let weights = items.map { max(0, weight($0)) }
    let sum = max(1, weights.reduce(0, +))
    var before = 0
    return zip(items, weights).compactMap { item, weight in
      // An item belongs to the shard that contains the middle of the item's weight. So a few items are spread evenly
      // among many shards.
      let place = min(total - 1, (2 * before + weight) * total / (2 * sum))
      before += weight
      return place == index - 1 ? item : nil
    }
  }
}
