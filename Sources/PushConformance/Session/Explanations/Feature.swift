/// A fact about the world before a judged turn, such as "the app is active".
struct Feature: Hashable, Sendable {
  /// The distance of a fact from the judged turn; a reader can check a near fact more easily.
  enum Distance: Int, Sendable {
    case now
    /// A fact about the step of the turn, the step before, or the arrival of the push.
    case step
    case history
  }

  /// The fact as a clause that follows "when".
  let clause: String
  /// The opposite of the fact, also as a clause that follows "when".
  let opposite: String
  let distance: Distance

  init(_ clause: String, not opposite: String, _ distance: Distance = .now) {
    (self.clause, self.opposite, self.distance) = (clause, opposite, distance)
  }

  init(_ fact: StatedFact) {
    self.init(fact.clause, not: "it is not true that \(fact.clause)")
  }

  static func isKnown(_ clause: String, in run: Run) -> Bool {
    FeatureRows.clauses.contains(clause) || FeatureForm.all.contains { $0.fits(clause) }
      || run.timeline.facts.map(Feature.init).contains {
        $0.clause == clause || $0.atArrival.clause == clause
      }
  }

  /// The fact at the arrival of the push, such as "the app was active when the push came".
  var atArrival: Feature {
    func past(_ clause: String) -> String {
      let words = clause.split(separator: " ").map { Self.past[String($0)] ?? String($0) }
      return words.joined(separator: " ") + " when the push came"
    }
    return Feature(past(clause), not: past(opposite), .step)
  }

  private static let past = [
    "is": "was", "are": "were", "has": "had", "owes": "owed", "awaits": "awaited", "does": "did",
  ]

  static func == (one: Feature, other: Feature) -> Bool { one.clause == other.clause }

  func hash(into hasher: inout Hasher) { hasher.combine(clause) }
}

/// A combination of conditions that hold at the same time; a situation without conditions always holds.
package struct Situation: Sendable, Hashable {
  struct Condition: Sendable, Hashable {
    let feature: Feature
    let holds: Bool

    var clause: String { holds ? feature.clause : feature.opposite }
    /// A number that is higher if a reader needs more effort to check the condition.
    var cost: Int { 4 + 3 * feature.distance.rawValue + (holds ? 0 : 1) }
  }

  /// The conditions, at most two, sorted by clause.
  let conditions: [Condition]

  init(_ conditions: [Condition]) { self.conditions = conditions.sorted { $0.clause < $1.clause } }

  var isEvery: Bool { conditions.isEmpty }

  var cost: Int { conditions.reduce(0) { $0 + $1.cost } }

  package var text: String {
    isEvery ? "always" : conditions.map(\.clause).joined(separator: " and ")
  }
}
