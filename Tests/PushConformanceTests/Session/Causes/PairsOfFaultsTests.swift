import Foundation
import PropertyEngine
import ReferenceAdapters
import Testing

@testable import PushConformance

/// A correct center with habits, which plays as if it were in another process.
@MainActor private final class HabitualCenter: SubjectHost, SubjectHosts {
  let stage: Stage
  let habits: [Habit]

  init(_ subject: PushCenterSubject, with habits: [Habit]) {
    (stage, self.habits) = (Stage(subject: subject), habits)
  }

  nonisolated func host(of subject: String, number: Int) -> any SubjectHost { self }

  func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
    do {
      var (reader, writer) = (WireReader(request), WireWriter())
      guard case .play = try reader.read() as RequestKind else {
        return .success(try await CenterService(of: stage.subject).answer(to: request))
      }
      let play: PlayRequest = try reader.readLast()
      let run = await stage.play(play.scenario, in: play.schedule, listening: play.listens)
      habits.reduce(run) { $1.applied(to: $0) }.write(to: &writer)
      return .success(writer.bytes)
    } catch {
      return .failure(ProcessEnd(cause: .unreadableAnswer))
    }
  }

  func causes(cases: Int = 100) async throws -> [Set<String>] {
    let options = RunOptions(level: .should, caseCount: cases)
    let runner = ConformanceRunner(kit: try Kit.load(), options: options, hosts: self)
    return FindingGroup.all(in: await runner.run(stage.subject).cases)
      .map { Set($0.findings.compactMap(\.finding.key)) }
  }
}

@Suite("Two faults in one center") @MainActor struct PairsOfFaultsTests {
  @Test("Fresh stories part two faults that the golden scenarios join")
  func parted() async throws {
    let name = "service-extension"
    let subject = try #require(ReferenceSubjects.all.first { $0.name == name })
    let center = HabitualCenter(
      subject,
      with: [
        Habit(
          subject: name,
          effect: "responses completed",
          isDouble: true,
          situation: Situation.all([["the push has a badge": false]])[0]
        ),
        Habit(
          subject: name,
          effect: "extension started download",
          situation: Situation.all([["'deliver' came earlier in the process": false]])[0]
        ),
      ]
    )
    #expect(try await center.causes(cases: 0).count == 1)
    #expect(try await center.causes().count == 2)
  }

  nonisolated static let numbers =
    ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_PAIRS"]?
    .split(separator: " ").compactMap { UInt64($0) } ?? []

  /// `PUSH_CONFORMANCE_PAIRS` has the seed and the number of pairs, such as `1 200`.
  @Test("Faults with different effects or changes are two causes", .enabled(if: numbers.count == 2))
  func pairs() async throws {
    var random = SplitMix64(seed: Self.numbers[0])
    var (made, two, lost) = (0, 0, 0)
    while made < Int(Self.numbers[1]) {
      let subject = try #require(ReferenceSubjects.all.drawn(with: &random))
      let runs = await (try HabitLab(subject)).runs(200, seed: random.next())
      var faults: [(habit: Habit, keys: Set<String>)] = []
      for _ in 0..<7 {
        let habit = Habit.random(of: subject.name, in: runs, conditions: 1, using: &random)
        guard let habit else { continue }
        let causes = try await HabitualCenter(subject, with: [habit]).causes()
        if causes.count == 1 { faults.append((habit, causes[0])) }
      }
      for (one, other) in zip(faults, faults.dropFirst()) where made < Int(Self.numbers[1]) {
        let (first, second) = (one.habit, other.habit)
        guard (first.effect, first.isDouble) != (second.effect, second.isDouble) else { continue }
        let causes = try await HabitualCenter(subject, with: [first, second]).causes()
        let gone = [one, other].count { $0.keys.isDisjoint(with: causes.joined()) }
        (made, two, lost) = (made + 1, two + (causes.count == 2 ? 1 : 0), lost + gone)
        print("\(causes.count) causes, \(gone) lost: \(first); \(second)")
      }
    }
    print("\(two) of \(made) pairs are two causes; \(lost) faults are lost")
    #expect(two * 10 >= made * 9 && lost == 0)
  }
}
