/// The situation in which a subject violates a requirement, or the reason why the kit cannot name the situation.
package enum Explanation: Sendable, Hashable {
  package struct Share: Sendable, Hashable {
    package var violated: Int
    package var all: Int
  }

  /// The subject violates the requirement in each of these situations, and never otherwise.
  ///
  /// `inside` is the number of violated occasions in these situations, and `outside` is the number of satisfied
  /// occasions in other situations. Only occasions that followed the search count.
  case situations([Situation], inside: Int, outside: Int)
  /// No simple situation decides whether the requirement is violated.
  case none(Share)
  /// The occasions are too few to find and confirm a situation.
  case rare(Share)

  var situations: [Situation]? {
    if case .situations(let situations, _, _) = self { situations } else { nil }
  }

  package var circumstances: String? {
    situations.map { situations in
      if situations.contains(where: \.isEvery) { return "always" }
      return "when " + situations.map(\.text).joined(separator: ", or when ")
    }
  }

  /// The explanation as one line, which reports print after the label `When`.
  package var text: String {
    switch self {
    case .situations(let situations, let inside, let outside):
      // The text does not say "always", because the subject might satisfy the requirement in a state that no story
      // reached.
      (situations.contains(where: \.isEvery)
        ? "every time" : situations.map(\.text).joined(separator: ", or when "))
        + ": \(inside) of \(inside) fresh occasions"
        + (outside > 0 ? "; otherwise 0 of \(outside)" : "")
    case .none(let share):
      "not explained: \(share.text) occasions, and no simple fact decides which"
    case .rare(let share) where share.violated == 0:
      "not seen again in \(share.all) fresh occasions"
    case .rare(let share): "too rare to explain: \(share.text) occasions"
    }
  }
}

extension Explanation.Share {
  fileprivate var text: String { "\(violated) of \(all)" }
}
