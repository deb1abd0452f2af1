/// The number of occurrences of each label.
package struct Tally: Sendable, Hashable {
  /// A label and its count.
  package struct Entry: Sendable, Hashable {
    /// The label.
    package let label: String

    /// The number of occurrences.
    package internal(set) var count: Int
  }

  /// The entries, sorted by label; no count is 0.
  package private(set) var entries: [Entry] = []

  /// Creates an empty tally.
  package init() {}

  /// Returns the number of occurrences of a label.
  package subscript(label: String) -> Int {
    let index = place(of: label)
    return index < entries.count && entries[index].label == label ? entries[index].count : 0
  }

  /// Counts a label a number of times; a number below 1 changes nothing.
  package mutating func add(_ label: String, count: Int = 1) {
    guard count > 0 else { return }
    let index = place(of: label)
    if index < entries.count, entries[index].label == label {
      entries[index].count += count
    } else {
      entries.insert(Entry(label: label, count: count), at: index)
    }
  }

  /// Adds another tally.
  package mutating func merge(_ other: Tally) {
    for entry in other.entries { add(entry.label, count: entry.count) }
  }

  /// Returns the index of a label, or the one where it belongs.
  private func place(of label: String) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].label < label { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
