/// A set of nonnegative integers, stored as one bit per integer.
struct NumberSet: Sendable, Hashable {
  private var words: [UInt64] = []

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  mutating func insert(_ number: Int) {
    let (word, bit) = number.quotientAndRemainder(dividingBy: 64)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(bit)
  }

  func intersection(_ other: NumberSet) -> NumberSet {
    var result = NumberSet()
    result.words = zip(words, other.words).map { $0 & $1 }
    return result
  }

  func subtracting(_ other: NumberSet) -> NumberSet {
    var result = self
    for (index, word) in other.words.prefix(words.count).enumerated() {
      result.words[index] &= ~word
    }
    return result
  }

  func meets(_ other: NumberSet) -> Bool { zip(words, other.words).contains { $0 & $1 != 0 } }

  func countOfCommon(with other: NumberSet) -> Int {
    var count = 0
    for index in 0..<min(words.count, other.words.count) {
      count += (words[index] & other.words[index]).nonzeroBitCount
    }
    return count
  }
}
