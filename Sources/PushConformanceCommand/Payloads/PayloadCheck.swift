import Foundation
import PushPayloads

/// A check of many inputs on all processors, with the verdicts in the order of the inputs.
///
/// The check keeps only a few batches in memory, however many inputs there are.
final class PayloadCheck {
  private let judge: PayloadJudge
  private let threshold: FailureThreshold
  private var output: any PayloadOutput
  private var tally = PayloadTally()
  private var status = ExitStatus.conforms
  private var configurations = LintConfigurations()
  private var scope = LintScope()
  /// The batches that are being checked, in the order of the inputs.
  private var running: [Task<[PayloadVerdict], Never>] = []
  private var batch: [(input: PayloadInput, scope: LintScope)] = []
  private var size = 0

  /// A batch is full when it has this many inputs or bytes.
  private static let (mostInputs, mostBytes) = (256, 1 << 18)

  init(judge: PayloadJudge, threshold: FailureThreshold, output: any PayloadOutput) {
    (self.judge, self.threshold, self.output) = (judge, threshold, output)
  }

  func run(_ inputs: PayloadInputs) async throws {
    try await inputs.forEach { file in
      let scope = configurations.scope(of: file)
      self.scope = scope ?? LintScope()
      return scope != nil
    } _: { input in
      batch.append((input, scope))
      size += (try? input.text.get().count) ?? 0
      if batch.count == Self.mostInputs || size >= Self.mostBytes { try await start() }
    }
    try await start()
    while !running.isEmpty { try await printFirst() }
    configurations.complainAboutUnused()
    status.worsen(to: configurations.status)
    try output.end(tally)
    try status.end()
  }

  private func start() async throws {
    running.append(
      Task { @concurrent [judge, batch] in
        batch.map { judge.verdict(on: $0.input, in: $0.scope) }
      }
    )
    (batch, size) = ([], 0)
    if running.count > ProcessInfo.processInfo.activeProcessorCount { try await printFirst() }
  }

  private func printFirst() async throws {
    let verdicts = await running.removeFirst().value
    for verdict in verdicts {
      tally.add(verdict)
      configurations.note(verdict)
      if case .failure(let failure) = verdict.report {
        Terminal.complain(failure)
        status.worsen(to: failure.status)
      } else if verdict.diagnostics.contains(where: { threshold.includes($0.severity) }) {
        status.worsen(to: .doesNotConform)
      }
    }
    try output.print(verdicts)
  }
}
