import PayloadGenerators
import PushPayloads
import Testing

@Suite("A push that is bent breaks the rule that is meant, and no other")
struct BendTests {
  @Test(arguments: Bend.all)
  func bend(_ bend: Bend) {
    cases(bend.description, of: bend.pushes, count: 20) { push in
      bend.complaint(about: push).map { "\($0)\n\(push)" }
    }
  }

  @Test("Every rule has a bend", arguments: PayloadRule.all)
  func rule(_ rule: PayloadRule) {
    #expect(Bend.all.contains { $0.rule == rule.id })
  }

  @Test("Bends name existing rules, and differ from one another")
  func names() {
    let rules = Set(PayloadRule.all.map(\.id))
    for bend in Bend.all { #expect(rules.isSuperset(of: bend.implies.union([bend.rule]))) }
    #expect(Set(Bend.all.map(\.description)).count == Bend.all.count)
  }
}
