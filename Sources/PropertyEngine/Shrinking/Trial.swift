/// What came of playing one sequence of choices.
public struct Trial<Label: Equatable & Sendable>: Sendable {
  /// What the generator asked and was answered.
  ///
  /// It may be shorter than what was proposed, since answers that nobody asked for are no part of
  /// it.
  public let record: ChoiceRecord

  /// What failed, in the order in which it was found; none if all is well.
  public let failures: [Label]

  /// How many choices had been made when the last of what failed showed, or `nil` if the judge does
  /// not know.
  ///
  /// See ``CommandSequence/ends``.
  public let end: Int?

  /// Makes a trial.
  public init(record: ChoiceRecord, failures: [Label] = [], end: Int? = nil) {
    self.record = record
    self.failures = failures
    self.end = end
  }
}

extension Trial: Equatable {}
