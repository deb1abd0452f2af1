import Foundation
import Testing

@testable import PushConformance

/// The written form of scenarios does not change: files and tokens outlive the types that read them.
@Suite struct WrittenFormTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus/scenarios")

  /// Returns the stored tokens, one a line, as an earlier version printed them.
  private static func tokens() throws -> [String] {
    try Snapshot.text(named: "tokens.txt").split(separator: "\n").map(String.init)
  }

  /// Writes JSON without spaces, with the members in the order of their names.
  private static func normalForm(_ bytes: Data) throws -> String {
    let value = try JSONSerialization.jsonObject(with: bytes)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let written = try JSONSerialization.data(withJSONObject: value, options: options)
    return String(decoding: written, as: UTF8.self)
  }

  @Test("Every scenario file is written as it was read")
  func filesAreWrittenAsTheyWereRead() throws {
    let scenarios = try Kit.load().scenarios
    #expect(scenarios.count > 450)
    for scenario in scenarios {
      let file = try Data(contentsOf: Self.folder.appending(path: scenario.path))
      let written = Data(try JSON.bytes(scenario))
      #expect(try Self.normalForm(file) == Self.normalForm(written), "\(scenario.id)")
    }
  }

  @Test("Every token on file is written as it was read")
  func tokensAreWrittenAsTheyWereRead() throws {
    for text in try Self.tokens() { #expect(try ReplayToken(text).text == text) }
  }

  @Test("Between them the tokens on file hold every step that can be written")
  func tokensHoldEveryStep() throws {
    var written = ""
    for text in try Self.tokens() {
      written += String(decoding: try JSON.bytes(ReplayToken(text).scenario), as: UTF8.self)
    }
    #expect(Step.kindsByName.keys.filter { !written.contains("\"\($0)\"") } == [])
  }

  @Test("Every token on file is replayed") @MainActor
  func tokensAreReplayed() async throws {
    let kit = try Kit.load()
    let runner = ConformanceRunner(kit: kit)
    for text in try Self.tokens() {
      let token = try ReplayToken(text)
      // `FaultyOrdersTests` replays the tokens with an order of tasks, which only their own centers can play.
      guard token.schedule.isEmpty else { continue }
      let subject = Kit.subjects.first { kit.reasonToSkip(token.scenario, $0) == nil }
      guard let subject else {
        Issue.record("no center plays \(token.scenario.id)")
        continue
      }
      let outcome = await runner.replay(token, with: subject)
      #expect(outcome.noLongerFails, "\(subject.name) in \(token.scenario.id): \(outcome)")
    }
  }
}
