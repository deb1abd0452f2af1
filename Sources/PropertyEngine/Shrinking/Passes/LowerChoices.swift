/// Lowers single choices, from the front: the order of simplicity looks there first.
struct LowerChoices: ShrinkSteps {
  private var position = 0
  private var search: ValueSearch?

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while position < best.choices.count {
      var current = search ?? ValueSearch(from: best.choices[position].value)
      if let value = current.next() {
        search = current
        return .set(position, value)
      }
      position += 1
      search = nil
    }
    return nil
  }

  mutating func learn(_ isAccepted: Bool) {
    search?.learn(isAccepted)
  }
}
