import Foundation
import PushCorpus
import ReferenceAdapters
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite struct ReplayTokenTests {
  private static let scenario = Scenario(
    id: "generated.routing-no-url-no-call",
    title: "Found by generation",
    exercises: ["routing.no-url-no-call"],
    notifications: ["first": AbstractNotification(alert: "Ünïcode 🎈", url: nil)],
    when: [
      .application(.launch), .notification(.deliver("first")),
      .time(.advance(.milliseconds(4_999))),
    ]
  )

  @Test("A token holds its scenario, subject and schedule")
  func roundTrip() throws {
    let token = ReplayToken(subject: "a-center", scenario: Self.scenario)
    let text = try #require(token.text)
    #expect(text.hasPrefix("PC1."))
    #expect(text.utf8.allSatisfy { Self.alphabet.contains($0) })
    #expect(try ReplayToken(text) == token)
  }

  /// The characters that survive mail, shells and addresses.
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".utf8
  )

  @Test("All golden scenarios fit into a token")
  func goldenScenarios() throws {
    for scenario in try Kit.load().scenarios {
      // The members of payloads come back in the order of their names.
      let text = try #require(ReplayToken(subject: "a-center", scenario: scenario).text)
      #expect(try ReplayToken(text).text == text)
    }
  }

  @Test("The check of a token is the CRC-32 of IEEE 802.3")
  func check() {
    #expect(CRC32.hexadecimal(of: "123456789".utf8) == "cbf43926")
    #expect(CRC32.hexadecimal(of: [UInt8]()) == "00000000")
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var text: String
    var error: ReplayTokenError
    var testDescription: String

    init(_ name: String, _ text: String, _ error: ReplayTokenError) {
      testDescription = name
      self.text = text
      self.error = error
    }

    /// Returns a token with any body, and the right check sum.
    static func sealed(_ json: String) -> String {
      let base64 = Data(json.utf8).base64EncodedString().replacing("+", with: "-")
        .replacing("/", with: "_").replacing("=", with: "")
      return "PC1.\(base64).\(CRC32.hexadecimal(of: base64.utf8))"
    }
  }

  static let hostile = [
    Hostile("nothing", "", .notAToken),
    Hostile("another word", "token", .notAToken),
    Hostile("no number", "PC.e30.0", .notAToken),
    Hostile("a number with a sign", "PC-1.e30.0", .notAToken),
    Hostile("of a later grammar", "PC2.e30.00000000", .otherVersion("PC2")),
    Hostile("of a much later one", "PC17", .otherVersion("PC17")),
    Hostile("only the beginning", "PC1", .damaged),
    Hostile("without a check", "PC1.e30", .damaged),
    Hostile("with too much", "PC1.e30.00000000.x", .damaged),
    Hostile("with a false check", "PC1.e30.00000000", .damaged),
    Hostile("of other characters", "PC1.?*.\(CRC32.hexadecimal(of: "?*".utf8))", .damaged),
    Hostile("too long", "PC1." + String(repeating: "A", count: 70_000), .tooLong),
  ]

  @Test("A text that is not a token is refused with the reason", arguments: hostile)
  func refuses(_ row: Hostile) {
    #expect(throws: row.error) { try ReplayToken(row.text) }
    #expect(!row.error.description.contains("\n"))
  }

  static let bodies = [
    "", "[]", "{}", "{\"subject\":\"a\"}", "{\"subject\":\"a\",\"scenario\":{}}",
    String(repeating: "[", count: 40_000), "{\"subject\":\"a\",\"scenario\":[",
    "{\"subject\":\"a\",\"scenario\":{\"id\":\"a.b\",\"title\":\"\",\"exercises\":[],\"when\":[\"fly\"]}}",
    "{\"subject\":\"a\",\"scenario\":{\"id\":\"A\",\"title\":\"\",\"exercises\":[],\"when\":[\"launch\"]}}",
    "{\"subject\":\"a\",\"more\":1,\"scenario\":{\"id\":\"a.b\",\"title\":\"\",\"exercises\":[],\"when\":[]}}",
  ]

  @Test("A token whose body is not a scenario is refused", arguments: bodies)
  func refusesBodies(_ json: String) throws { try Self.expectMalformed(Hostile.sealed(json)) }

  private static func expectMalformed(_ text: String) throws {
    let error = try #require(throws: ReplayTokenError.self) { try ReplayToken(text) }
    let isMalformed = if case .malformed = error { true } else { false }
    #expect(isMalformed, "\(error)")
  }

  static let schedules = [
    "[-1]", "[1.5]", "[\"1\"]", "{}", "\"0\"", "[4097]", "[9223372036854775807]", "[null]",
    "[" + Array(repeating: "0", count: 4_097).joined(separator: ",") + "]",
  ]

  @Test("A token whose schedule is not a list of small numbers is refused", arguments: schedules)
  func refusesSchedules(_ schedule: String) throws {
    let scenario = try #require(Self.scenario.fileText)
    let text = Hostile.sealed(
      "{\"scenario\":\(scenario),\"schedule\":\(schedule),\"subject\":\"a\"}"
    )
    try Self.expectMalformed(text)
  }

  @Test("A token keeps the order of tasks, and has its usual form without one")
  func schedule() throws {
    let token = ReplayToken(subject: "a", scenario: Self.scenario, schedule: [0, 2])
    #expect(try ReplayToken(try #require(token.text)) == token)
    let plain = try #require(ReplayToken(subject: "a", scenario: Self.scenario).text)
    #expect(try ReplayToken(plain).schedule == [])
    #expect(plain != token.text)
  }

  // With hops, the system decides the order, and a replay in an order has another error.
  @Test(
    "A replay in an impossible order is reported as such",
    .enabled("needs the loop") { await QuietWay.usual == .loop }
  )
  @MainActor func misfit() async throws {
    let scenario = try Kit.scenario("toast.message-while-reading")
    for schedule in [[7], Array(repeating: 1, count: 500)] {
      let token = ReplayToken(subject: "PlainCenter", scenario: scenario, schedule: schedule)
      let outcome = await ConformanceRunner(kit: try Kit.load())
        .replay(token, with: PushCenterSubject(PlainCenter.self))
      let error = try #require(outcome.error, "\(outcome)")
      #expect(error.kind == "token.order-does-not-fit")
      #expect(error.text.contains("--orders"))
    }
  }

  @Test("A scenario that the system would never play is refused")
  func refusesIllegalSteps() throws {
    let scenario = Scenario(id: "a.b", when: [.application(.launch), .application(.launch)])
    let text = ReplayToken(subject: "a", scenario: scenario).text ?? ""
    let error = try #require(throws: ReplayTokenError.self) { try ReplayToken(text) }
    guard case .unplayable(.illegalStep(number: 2, _)) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("A token with one changed character is refused")
  func noticesDamage() throws {
    let text = try #require(ReplayToken(subject: "a-center", scenario: Self.scenario).text)
    for place in text.indices where text[place] != "." {
      var damaged = text
      damaged.replaceSubrange(place...place, with: text[place] == "A" ? "B" : "A")
      #expect(throws: ReplayTokenError.self) { try ReplayToken(damaged) }
    }
  }

  @Test("A center that conforms no longer fails") @MainActor
  func noLongerFails() async throws {
    let runner = ConformanceRunner(kit: try Kit.load())
    let subject = try #require(ReferenceSubjects.all.first)
    let token = ReplayToken(subject: subject.name, scenario: Self.scenario)
    let outcome = await runner.replay(token, with: subject)
    #expect(outcome.noLongerFails, "\(outcome)")
    guard let services = ReferenceSubjects.all.first(where: { $0.name == "services" }),
      case .skipped = await runner.replay(token, with: services)
    else {
      Issue.record("it is played by a center without the role")
      return
    }
  }
}
