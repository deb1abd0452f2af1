/// Looks for a small number that still does, knowing only of those that were tried.
///
/// Few numbers are tried one by one, smallest first, since what a choice means need not grow
/// with it. Of many, zero comes first and then the middle of what is left. In the end come steps of
/// two, because a generator of integers deals out positive and negative ones in turn.
struct ValueSearch: Sendable {
  private enum Stage: Sendable {
    case oneByOne(UInt64)
    case zero
    case halving
    case steps(UInt64)
    case done
  }

  /// Up to here numbers are tried one by one.
  private static let few: UInt64 = 8

  private var stage: Stage
  private var proposed: UInt64 = 0

  /// The largest number known not to do, once there is one.
  private var low: UInt64 = 0

  /// The smallest number known to do.
  private(set) var high: UInt64

  init(from value: UInt64) {
    high = value
    stage = value == 0 ? .done : value <= Self.few ? .oneByOne(0) : .zero
  }

  /// The next number to try, or `nil` when there is none.
  mutating func next() -> UInt64? {
    if case .halving = stage, high - low <= 1 { stage = .steps(2) }
    switch stage {
    case .oneByOne(let number): proposed = number
    case .zero: proposed = 0
    case .halving: proposed = low + (high - low) / 2
    case .steps(let size): proposed = high - min(size, high)
    case .done: return nil
    }
    return proposed
  }

  /// Hears whether the number does.
  mutating func learn(_ isAccepted: Bool) {
    if isAccepted { high = proposed } else { low = max(low, proposed) }
    switch stage {
    case .oneByOne(let number):
      stage = isAccepted || number + 1 >= high ? .done : .oneByOne(number + 1)
    case .zero:
      stage = isAccepted ? .done : .halving
    case .halving:
      break
    case .steps(let size):
      if isAccepted {
        stage = high < 2 ? .done : .steps(size < high / 2 ? size * 2 : 2)
      } else {
        stage = size > 2 ? .steps(2) : .done
      }
    case .done:
      break
    }
  }
}

/// Looks for a large amount that may be taken off, knowing only of those that were tried: all of it
/// first, then half of what is left, down to one.
struct AmountSearch: Sendable {
  private var amount: UInt64

  init(upTo limit: UInt64) {
    amount = limit
  }

  /// The next amount to try, or `nil` when there is none.
  mutating func next(upTo limit: UInt64) -> UInt64? {
    amount = min(amount, limit)
    return amount > 0 ? amount : nil
  }

  /// Hears whether the amount could be taken off.
  mutating func learn(_ isAccepted: Bool) {
    if !isAccepted { amount /= 2 }
  }
}
