import PropertyEngine

extension RunOptions {
  /// Returns the places of items, which are in the order of the results, in the order of playing.
  func order(of places: Range<Int>) -> [Int] {
    guard let shuffle else { return Array(places) }
    var random = SplitMix64(seed: shuffle)
    let drawn = places.map { (key: random.next(), place: $0) }
    return drawn.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.place)
  }
}
