/// A way to look for a simpler sequence.
///
/// They are tried in this order, the ones that cost most last.
public enum ShrinkPass: String, Sendable, Hashable, CaseIterable {
  /// Zero what was chosen after the failure had shown.
  case cutTail = "cut-tail"
  /// Leave spans out, from the back, more at a time as long as that works.
  case deleteSpans = "delete-spans"
  /// Put a span into the place of one around it that has the same label.
  case descend
  /// Exchange neighbouring spans if that puts the simpler one first.
  case swapSpans = "swap-spans"
  /// Zero whole spans.
  case zeroSpans = "zero-spans"
  /// Lower single choices.
  case lowerChoices = "lower-choices"
  /// Lower choices that are equal, together.
  case lowerTogether = "lower-together"
  /// Leave choices out that no span holds together, likewise.
  case deleteChoices = "delete-choices"
  /// Lower two choices by the same amount.
  case lowerPairs = "lower-pairs"
  /// Lower a choice and raise a later one by the same amount.
  case redistribute
  /// Leave two spans out that need each other, such as the opening and the closing of something.
  case deletePairs = "delete-pairs"
  /// Leave a span out and change a choice elsewhere to make up for it.
  case absorb

  /// The pass at its beginning.
  func makeSteps() -> any ShrinkSteps {
    switch self {
    case .cutTail: CutTail()
    case .deleteSpans: DeleteSpans()
    case .descend: Descend()
    case .swapSpans: SwapSpans()
    case .zeroSpans: ZeroSpans()
    case .lowerChoices: LowerChoices()
    case .lowerTogether: LowerTogether()
    case .deleteChoices: DeleteChoices()
    case .lowerPairs: LowerPairs()
    case .redistribute: Redistribute()
    case .deletePairs: DeletePairs()
    case .absorb: Absorb()
    }
  }
}

/// One walk of a pass over a sequence.
///
/// A pass proposes and is told; it never plays anything itself, so that the same pass serves a
/// caller who plays at once and one who has to wait. It must come to an end whatever it is told.
protocol ShrinkSteps: Sendable {
  /// Proposes an edit of the best trial so far.
  ///
  /// - Parameters:
  ///   - best: The simplest record that fails.
  ///   - end: How many of its choices had been made when the failure showed, if that is known.
  /// - Returns: The edit, or `nil` when the walk is over.
  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit?

  /// Hears whether the edit gave the best trial of now; else everything is as before.
  mutating func learn(_ isAccepted: Bool)
}
