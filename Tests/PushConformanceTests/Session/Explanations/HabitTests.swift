import Foundation
import PropertyEngine
import ReferenceAdapters
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("The kit names the situation of a habit, and of no fault that depends on a hidden count")
@MainActor
struct HabitTests {
  nonisolated private static func when(_ features: (Feature, Bool)...) -> Situation {
    Situation(features.map { Situation.Condition(feature: $0.0, holds: $0.1) })
  }

  nonisolated private static func came(_ word: String) -> Feature {
    Feature(
      "'\(word)' came earlier in the process",
      not: "'\(word)' did not come earlier in the process",
      .history
    )
  }

  nonisolated static let habits: [(Habit, explanation: String)] = [
    (
      Habit(
        subject: "push-center",
        effect: "broadcast notified",
        situation: when((Feature("the push is silent", not: "the push is not silent"), true))
      ), "the push is silent"
    ),
    (
      Habit(
        subject: "modern-push-center",
        effect: "toast presented",
        situation: when((came("tap"), true))
      ), "'tap' came earlier in the process"
    ),
    (
      Habit(
        subject: "push-center",
        effect: "broadcast notified",
        isDouble: true,
        situation: when((came("detach"), true))
      ), "'detach' came earlier in the process"
    ),
    (
      Habit(
        subject: "fetching-services",
        effect: "services called",
        situation: when(
          (came("handle URL"), false),
          (Feature("the app is in the background", not: "the app is not in the background"), true)
        )
      ), "'handle URL' did not come earlier in the process and the app is in the background"
    ),
    // The violation itself is that the request was not answered before.
    (
      Habit(
        subject: "service-extension",
        effect: "responses completed",
        situation: when(
          (
            Feature(
              "the event is 'extension time will expire'",
              not: "the event is not 'extension time will expire'",
              .step
            ), true
          )
        )
      ),
      "'extension download ended' did not come for the push "
        + "and 'extension started download' came for the push"
    ),
  ]

  @Test("A habit", arguments: habits)
  func isNamed(_ habit: Habit, _ explanation: String) async throws {
    let found = try await Self.explanation(of: habit)
    guard case .situations(let situations, let inside, let outside)? = found else {
      Issue.record("\(found?.text ?? "no finding")")
      return
    }
    #expect(situations.map(\.text) == [explanation])
    #expect(inside >= 30 && outside >= 30)
    #expect(
      found?.text
        == "\(explanation): \(inside) of \(inside) fresh occasions; otherwise 0 of \(outside)"
    )
  }

  @Test(
    "A fault that depends on a hidden count",
    arguments: [
      Habit(subject: "service-extension", effect: "extension started download"),
      Habit(subject: "fetching-services", effect: "services answered fetch"),
      Habit(subject: "modern-screens", effect: "hierarchy started load", isDouble: true),
    ]
  )
  func isNotExplained(_ habit: Habit) async throws {
    let found = try await Self.explanation(of: habit)
    guard case .none(let share)? = found else {
      Issue.record("\(found?.text ?? "no finding")")
      return
    }
    #expect(share.violated >= 3 && share.all > share.violated)
  }

  private static func explanation(of habit: Habit) async throws -> Explanation? {
    let subject = try #require(ReferenceSubjects.all.first { $0.name == habit.subject })
    let lab = try HabitLab(subject)
    let finding = lab.finding(of: habit, in: await lab.runs(200, seed: 11))
    return await lab.explanation(of: try #require(finding), with: habit)
  }

  @Test(
    "A wrong center, whose finding is repeated word for word",
    arguments: [
      ("FaultyRegistration.SkipsRegistrationIfProvisional", "the permission is 'provisional'"),
      ("FaultyToken.WaitsForTheServer", "a request is pending"),
      ("FaultyScenes.KnowsLaunchesAlone", "not explained"),
    ]
  )
  func isShown(_ name: String, _ explanation: String) async throws {
    let row = try #require(FaultySubjects.rows.first { $0.fullName == name })
    let subject = row.subject()
    var options = RunOptions(level: .should, caseCount: 300)
    let results = try await Kit.results(of: subject, options)
    let lead = try #require(FindingGroup.all(in: results.cases).first)
    let line = lead.lines(number: 1, subject: subject.name).first { $0.contains("When      ") }
    #expect(try #require(line).contains("When      \(explanation): "))
    options.filter = CaseFilter(filters: [lead.lead.caseID])
    let again = try await Kit.results(of: subject, options)
    let repeated = try #require(FindingGroup.all(in: again.cases).first)
    #expect(repeated.lines(number: 1, subject: subject.name).contains(try #require(line)))
    let text = lead.lead.finding.text(subject: subject.name)
    #expect(text.contains("\nWhen      \(explanation): "))
  }

  class SkipsEverySecond: PlainCenter {
    private(set) var isMuted = false
    override func handle(_ receipt: Receipt) {
      super.handle(receipt)
      isMuted.toggle()
    }
    override func present(_ receipt: Receipt) { if !isMuted { super.present(receipt) } }
  }

  /// The same center, whose adapter states when the center is muted.
  final class StatesThatItIsMuted: SkipsEverySecond {
    override var facts: [String: Bool] { ["the room is muted": isMuted] }
  }

  @Test(
    "A fact that only the adapter knows",
    arguments: [
      (SkipsEverySecond.self, "not explained"), (StatesThatItIsMuted.self, "the room is muted"),
    ] as [(SkipsEverySecond.Type, String)]
  )
  func isStated(_ center: SkipsEverySecond.Type, _ explanation: String) async throws {
    let subject = PushCenterSubject(center)
    let results = try await Kit.results(of: subject, RunOptions(level: .should, caseCount: 300))
    let group = try #require(FindingGroup.all(in: results.cases).first)
    let lines = group.lines(number: 1, subject: subject.name)
    let line = lines.first { $0.contains("When      ") }
    #expect(try #require(line).contains("When      \(explanation): "), "\(lines)")
  }

  // MARK: - Many habits

  nonisolated private static let drawn = ProcessInfo.processInfo.environment[
    "PUSH_CONFORMANCE_HABITS"
  ]

  /// Draws habits, and compares their explanations with further runs.
  ///
  /// `PUSH_CONFORMANCE_HABITS` has the seed and the number of habits, such as `7 200`. Two further numbers are the
  /// smallest and the largest number of conditions, instead of 0 (a hidden count) and 2.
  @Test("Drawn habits", .enabled(if: drawn != nil))
  func drawnHabits() async throws {
    let numbers = (Self.drawn ?? "").split(separator: " ").compactMap { UInt64($0) }
    try #require([2, 4].contains(numbers.count))
    let conditions = numbers.count == 4 ? Array(numbers[2]...numbers[3]) : [0, 1, 2]
    var random = SplitMix64(seed: numbers[0])
    var tally: [String: Int] = [:]
    var made = 0
    while made < Int(numbers[1]) {
      let subject = try #require(ReferenceSubjects.all.drawn(with: &random))
      let lab = try HabitLab(subject)
      let runs = await lab.runs(300, seed: random.next())
      let habit = Habit.random(
        of: subject.name,
        in: runs,
        conditions: Int(conditions[made % conditions.count]),
        using: &random
      )
      guard let habit, let finding = lab.finding(of: habit, in: runs) else { continue }
      made += 1
      let seed = random.next()
      let explanation = await lab.explanation(of: finding, with: habit)
      var result = "too rare"
      if case .none? = explanation { result = "not explained" }
      if case .situations(let situations, _, _)? = explanation {
        let fresh = await lab.runs(1_000, seed: seed)
        let mistakes = lab.mistakes(of: situations, about: finding, of: habit, in: fresh)
        result = mistakes == (0, 0) ? "right" : "wrong \(mistakes)"
      }
      tally[
        "\(habit.situation?.conditions.count ?? 0) \(result.prefix { $0 != "(" })",
        default: 0
      ] += 1
      print("\(made). \(habit)\n   \(finding.kind): \(result): \(explanation?.text ?? "")")
    }
    print(tally.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
    #expect(tally.filter { $0.key.hasPrefix("0 wrong") || $0.key.hasPrefix("0 right") }.isEmpty)
  }
}
