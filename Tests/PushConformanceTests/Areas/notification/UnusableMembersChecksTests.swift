import Testing

@testable import PushConformance

@Suite("Variants with unusable members")
struct UnusableMembersChecksTests {
  @Test("Events of one type without objects get no numbers that would tell them apart")
  func keepsNotificationsAlike() throws {
    var scenario = Scenario(id: "a.scenario", title: "A scenario", when: [.application(.launch)])
    scenario.notifications = [
      "first": AbstractNotification(type: "message", messageID: "m-1"),
      "second": AbstractNotification(url: "app://items/3", type: "message", messageID: "m-2"),
      "third": AbstractNotification(type: "order", messageID: "m-3"),
    ]
    let check = try #require(UnusableMembersChecks.checks.first)
    guard case .relational(let variants, _) = check.form else {
      Issue.record("The check compares runs.")
      return
    }
    let filled = try #require(variants(scenario).last { $0.change.contains("number") }).scenario
    let numbers = ["first", "second", "third"].map { filled.notifications[$0]?.objectID }
    #expect(numbers == [nil, nil, 1002])
  }
}
