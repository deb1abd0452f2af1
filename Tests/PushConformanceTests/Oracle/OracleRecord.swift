import Foundation

@testable import PushConformance

/// The runs of one center with the verdicts of all requirements that apply to the center.
@MainActor struct OracleRecord {
  private let kit: ConformanceKit
  private let subject: PushCenterSubject
  private let stage: Stage
  private let requirements: [Requirement]
  /// A digest of each run: 24 bits as four characters of Base64.
  private(set) var digests = ""
  /// All runs in words.
  private(set) var text = ""

  init(kit: ConformanceKit, subject: PushCenterSubject) {
    self.kit = kit
    self.subject = subject
    stage = Stage(subject: subject)
    requirements = kit.catalog.requirements.filter { $0.reasonToSkip(subject) == nil }
  }

  mutating func play(_ drawn: [ReplayToken]) async {
    for scenario in kit.scenarios where kit.reasonToSkip(scenario, subject) == nil {
      await play(scenario, in: Schedule(), as: scenario.id)
    }
    for (index, token) in drawn.enumerated() {
      await play(token.scenario, in: Schedule(token.schedule), as: "drawn run \(index + 1)")
    }
  }

  private mutating func play(_ scenario: Scenario, in schedule: Schedule, as name: String) async {
    let run = await stage.play(scenario, in: schedule)
    var lines = ["== \(name)"] + words(of: run)
    let variants = Variants(of: run, on: stage)
    for requirement in requirements {
      // The kit compares runs only in the usual order.
      guard !requirement.isRelational || run.order.overtakings.isEmpty else { continue }
      let (verdict, troubled) = await Evidence.verdict(of: requirement, among: variants)
      guard verdict != Verdict() || troubled != nil else { continue }
      let unseen = verdict.unseen.map { " unseen \($0)" } ?? ""
      lines.append("\(requirement.id) satisfied \(verdict.satisfied)\(unseen)")
      lines += verdict.violations.map { violation in
        "  turn \(violation.turn) expected \(violation.expected)"
          + (violation.counterpart.map { ", with \($0.change)" } ?? "")
      }
      if let troubled { lines += words(of: troubled).map { "  variant: " + $0 } }
    }
    let words = lines.joined(separator: "\n") + "\n"
    text += words
    digests += Self.digest(of: words)
  }

  /// The story, and the parts that a story leaves out: states, badge numbers and lists of notifications.
  private func words(of run: Run) -> [String] {
    func names(_ delivered: some Sequence<DeliveredNotification>) -> String {
      delivered.map { run.name($0.notification) }.joined(separator: " ")
    }
    var lines = run.story()
    lines += run.timeline.turns.map { turn in
      "turn of step \(turn.step): \(turn.state), badge \(turn.badge), \(turn.effects.count) effects,"
        + " \(turn.attachments.count) attached, delivered \(names(run.timeline.delivered[turn.delivered]))"
    }
    lines.append("in the end delivered \(names(run.timeline.deliveredInTheEnd))")
    lines += run.timeline.lateEffects.map { "late, after \($0.afterTurns): \(run.text($0.effect))" }
    if let problem = run.problem {
      lines.append("problem: \(problem.text(in: run, at: .commandLine))")
    }
    return lines
  }

  private static func digest(of text: String) -> String {
    // FNV-1a; the upper and the lower bits are folded.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = hash ^ (hash >> 24) ^ (hash >> 48)
    return Data((0..<3).map { UInt8(truncatingIfNeeded: folded >> ($0 * 8)) }).base64EncodedString()
  }
}
