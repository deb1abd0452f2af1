import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("A cause shows the fault in its few lines")
struct ShownFaultTests {
  /// A center with a fault, and a text that one line of its first cause has to contain.
  struct Shown: CustomTestStringConvertible {
    var row: SubjectRow
    var text: String
    var testDescription: String { "\(row.testDescription): \(text)" }
  }

  static let shown = [
    // The turn has many effects, and the wrong effect comes late.
    Shown(
      row: SubjectRow(FaultyServicesLaunch.HandlesSomethingElse.self),
      text: "Saw       …; called registerUserNotificationSettings"
    ),
    // The effects of earlier steps are left out, but no step.
    Shown(
      row: SubjectRow(FaultyTokenNews.TellsOfTheFirstAlone.self),
      text: "2  request registration  (2 effects left out)"
    ),
    // The payload is long, and its last members decide.
    Shown(
      row: SubjectRow(FaultyServicesFetchResults.LetsFailedHideNewData.self),
      text: "\"message_id\":\"refresh-1\"}"
    ),
    // Only the order of the effects is wrong.
    Shown(
      row: SubjectRow(FaultyServicesLaunch.HandlesFirst.self),
      text: "'note'; called registerUser"
    ),
    Shown(
      row: SubjectRow(FaultyReentrancy.KeepsObserversThatLeave.self),
      text: "'preview' is still in memory"
    ),
    Shown(
      row: SubjectRow(FaultyAccount.SendsTheFormerAccount.self),
      text: "Saw       only unregistered the token '740f4707…78ad' of 'ada'"
    ),
    // The step that attaches the expected participant is far from the violation.
    Shown(
      row: SubjectRow(FaultyReentrancy.UndoesChangesDuringNotification.self),
      text: "it attaches 'conversation'"
    ),
    Shown(
      row: SubjectRow(FaultyWithdrawalOptions.LooksForMessageIDs.self),
      text: "deliver 'call'  (apns-collapse-id 'call-1')"
    ),
    // The tapped push arrived before the run.
    Shown(
      row: SubjectRow(FaultyResponsesPassingOn.PassesOnTwiceByMembers.self),
      text: "'campaign' to be passed on to its owner once, not 2 times"
    ),
  ]

  @Test("The first cause shows what is wrong", arguments: shown)
  @MainActor func cause(_ shown: Shown) async throws {
    let causes = FindingGroup.all(in: try await Kit.results(of: shown.row.subject()).cases)
    let lines = try #require(causes.first).lines(number: 1, subject: "a-center")
    #expect(lines.contains { $0.contains(shown.text) }, "\(lines.joined(separator: "\n"))")
  }

  static let tokens = [
    (String(repeating: "ab", count: 32), "abababab…abab"),
    (String(repeating: "ab", count: 15), String(repeating: "ab", count: 15)),
    (String(repeating: "xy", count: 32), String(repeating: "xy", count: 32)),
  ]

  @Test("A long token has a short form", arguments: tokens)
  func shortToken(_ token: String, _ short: String) {
    let finding = Self.finding(expecting: "uploads: \(token)", seeing: "uploads: none")
    #expect(LongTokens(in: finding).shortened("uploads: \(token).") == "uploads: \(short).")
  }

  @Test("Tokens that would look alike keep all digits")
  func alikeTokens() {
    let (sent, seen) = ("12345678" + String(repeating: "00", count: 14) + "abcd", "12345678")
    let shorter = seen + String(repeating: "00", count: 12) + "abcd"
    let finding = Self.finding(expecting: sent, seeing: shorter)
    #expect(LongTokens(in: finding).shortened(sent) == sent)
  }

  private static func finding(expecting expected: String, seeing seen: String) -> Finding {
    let mismatch = OutcomeMismatch(member: "uploads", expected: expected, seen: seen)
    return Finding(claim: .outcome([mismatch]), run: nil, origin: "token.any")
  }
}
