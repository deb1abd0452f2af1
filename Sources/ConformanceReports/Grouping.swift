extension Sequence {
  /// Returns the elements grouped by key; groups and the elements in a group are in the original order.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append([])
      }
      groups[place].append(element)
    }
    return groups
  }
}
