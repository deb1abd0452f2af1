import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Stories at the edge of the requirements about the account in front.
///
/// Most of the centers are wrong, so a check that flags too much is noticed.
@Suite(.serialized) struct AccountSwitchingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var center: SubjectRow
    var steps: [Step]
    var violated: Set<String> = []
    /// The requirements that the run satisfies; it does not exercise the others.
    var satisfied: Set<String> = []
  }

  static let inItsAccount = "account.tap-opens-in-its-account"
  static let ofRemoved = "account.tap-of-removed-account-opens-nothing"
  static let ownTap = "account.own-tap-keeps-the-account"
  static let onlyTheUser = "account.only-the-user-switches"

  private static let both: [Step] = [
    .application(.launch), .account(.logIn("ada")), .account(.logIn("grace")),
    .account(.switchAccount(to: "ada")),
  ]

  private static func opened(_ name: String) -> [Step] {
    [.application(.enterBackground), .notification(.deliver(name)), .responses(.tap(name))]
  }

  static let rows = [
    Row(
      testDescription: "the same link, opened by hand in the other account",
      center: SubjectRow(OpensLinks.self),
      steps: both + opened("grace")
        + [.account(.switchAccount(to: "ada")), .links(.openURL("app://items/grace"))],
      satisfied: [inItsAccount, onlyTheUser]
    ),
    Row(
      testDescription: "a push without an account",
      center: SubjectRow(FaultyAccountSwitching.NeverSwitches.self),
      steps: both + opened("nobody")
    ),
    Row(
      testDescription: "a tap before the accounts of the last process log in again",
      center: SubjectRow(FaultyAccountSwitching.OpensForTheRemoved.self),
      steps: both + [.application(.terminate)] + opened("grace").dropFirst()
    ),
    Row(
      testDescription: "a tap when no account has ever logged in",
      center: SubjectRow(FaultyAccountSwitching.OpensForTheRemoved.self),
      steps: [.application(.launch)] + opened("grace")
    ),
    Row(
      testDescription: "a choice of an account that is not logged in",
      center: SubjectRow(FaultyAccountSwitching.OpensForTheRemoved.self),
      steps: [
        .application(.launch), .account(.logIn("ada")), .account(.switchAccount(to: "grace")),
      ] + opened("grace"),
      violated: [ofRemoved]
    ),
    Row(
      testDescription: "a tap while either account may be in front",
      center: SubjectRow(OpensWithoutAWord.self),
      steps: [.application(.launch), .account(.logIn("ada")), .account(.logIn("grace"))]
        + opened("grace")
    ),
    Row(
      testDescription: "a choice of the user, in an app that switches back",
      center: SubjectRow(FaultyAccountSwitching.SwitchesBack.self),
      steps: both + opened("grace") + [.account(.switchAccount(to: "ada"))],
      violated: [onlyTheUser],
      satisfied: [inItsAccount]
    ),
    Row(
      testDescription: "a push of the only account",
      center: SubjectRow(FaultyAccountSwitching.SwitchesForItsOwnPush.self),
      steps: [.application(.launch), .account(.logIn("ada"))] + opened("ada")
    ),
  ]

  @Test("Stories about the account in front", arguments: rows) @MainActor
  func areJudged(_ row: Row) async throws {
    var scenario = Scenario(id: "account.story", title: "A story", when: row.steps)
    for name in ["ada", "grace", "nobody"] {
      scenario.notifications[name] = AbstractNotification(
        alert: .string("Hello, \(name)"),
        url: .string("app://items/\(name)"),
        account: name == "nobody" ? nil : name
      )
    }
    let stage = Stage(subject: row.center.subject())
    let run = await stage.play(scenario)
    #expect(run.problem == nil)
    var (violated, satisfied): (Set<String>, Set<String>) = ([], [])
    for id in [Self.inItsAccount, Self.ofRemoved, Self.ownTap, Self.onlyTheUser] {
      let requirement = try #require(try Kit.load().requirement(id))
      let verdict = await Evidence.verdict(of: requirement, on: run, on: stage).verdict
      if !verdict.violations.isEmpty {
        violated.insert(id)
      } else if verdict.isExercised {
        satisfied.insert(id)
      }
    }
    #expect(violated == row.violated)
    #expect(satisfied == row.satisfied)
  }

  @Test("A choice of an absent account changes nothing") @MainActor
  func absentAccount() async throws {
    let steps: [Step] = [.application(.launch), .account(.switchAccount(to: "grace"))]
    let stage = Stage(subject: PushCenterSubject(PlainSwitcher.self))
    let run = await stage.play(Scenario(id: "account.story", title: "A story", when: steps))
    #expect(run.timeline.turns.last?.stimulus == .nothing(.noSuchAccount))
    #expect(run.timeline.turns.last?.effects.isEmpty == true)
  }

  /// A correct center that also opens the links of other apps, in the account in front.
  private final class OpensLinks: PlainSwitcher, LinkOpeningCenter {
    func open(_ url: URL) -> Bool { application.open(url) }
  }

  /// A center that never reports which account it brings to the front.
  private final class OpensWithoutAWord: PlainSwitcher {
    override func show(_ account: String) { current = account }
  }
}
