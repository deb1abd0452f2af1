import PushPayloads
import Testing

@testable import PushConformance

@Suite("Variants with unusable members")
struct UnusableMembersChecksTests {
  @Test("Notifications that differ in their message ids alone get the same number")
  func keepsNotificationsAlike() throws {
    var scenario = Scenario(id: "a.scenario", title: "A scenario", when: [.application(.launch)])
    scenario.notifications = [
      "first": AbstractNotification(type: "message", messageID: "m-1"),
      "second": AbstractNotification(type: "message", messageID: "m-2"),
      "third": AbstractNotification(type: "order", messageID: "m-3"),
    ]
    let check = try #require(UnusableMembersChecks.checks.first)
    guard case .relational(let variants, _) = check.form else {
      Issue.record("The check compares runs.")
      return
    }
    let filled = try #require(variants(scenario).last { $0.change.contains("number") }).scenario
    let numbers = ["first", "second", "third"].map { filled.notifications[$0]?.objectID }
    #expect(numbers == [1000, 1000, 1001])
  }
}
