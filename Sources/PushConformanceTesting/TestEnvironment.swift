import ConformanceReports
import Foundation
import PushConformance
import PushCorpus
import SubjectIsolation

/// The settings of `swift test`, read from environment variables.
struct TestEnvironment: Sendable {
  enum Mode: String, CaseIterable {
    /// Plays the scenarios of the kit and the stored finds, and generates no scenarios.
    ///
    /// A find is a generated scenario that violated a requirement.
    case gate
    /// Generates scenarios with a new seed in each process, and stores the finds as files to commit.
    case explore
  }

  /// The settings of this process, for a suite that makes no choices of its own.
  static let current = TestEnvironment(ProcessInfo.processInfo.environment)
  /// The seed of explorations, drawn once, so that all suites have the same seed.
  private static let drawnSeed = UInt64(UInt32.random(in: 1 ... .max))

  private static let timeoutVariable = "PUSH_CONFORMANCE_TIMEOUT"
  private static let modeVariable = "PUSH_CONFORMANCE_MODE"

  private(set) var options: RunOptions
  let mode: Mode?
  /// An error message about a variable that is malformed or contradicts ``mode``; nil if all variables are valid.
  let contradiction: String?
  /// The path of the JUnit report, for suites that name no path; nil if `PUSH_CONFORMANCE_JUNIT` is not set.
  let report: String?
  let results: String?
  /// The path of the folder with finds; empty if the run stores no finds.
  private let finds: String
  private let findsAreUsual: Bool

  static func current(in choices: SuiteChoices) -> TestEnvironment {
    TestEnvironment(ProcessInfo.processInfo.environment, choices)
  }

  /// Reads the environment variables, which override the choices of a suite.
  init(_ variables: [String: String], _ choices: SuiteChoices = SuiteChoices()) {
    func value(_ name: String) -> String? { variables["PUSH_CONFORMANCE_\(name)"] }
    let text = value("MODE") ?? ""
    mode = text.isEmpty && choices.isGate ? .gate : Mode(rawValue: text)
    report = path("JUNIT")
    results = path("JSON")
    let orders = mode == .gate ? 0 : value("ORDERS").flatMap { Int($0) } ?? choices.orders
    finds = value("FINDS") ?? FindFolder.usualPath
    findsAreUsual = value("FINDS") == nil
    func path(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    contradiction =
      if let fault = Self.malformedNumber(value) {
        fault
      } else if !(0...RunOptions.mostOrders).contains(choices.orders) {
        ".pushConformance(orders: \(choices.orders)) is impossible; write a number from 0 to"
          + " \(RunOptions.mostOrders)"
      } else if mode == nil, !text.isEmpty {
        "\(Self.modeVariable) is gate or explore, and not '\(text)'"
      } else if let text = value("SHARD"), !text.isEmpty, Shard(text) == nil {
        "PUSH_CONFORMANCE_SHARD is '\(text)'; write I/N, such as 2/3, with I from 1 to N and N up to \(Shard.most)"
      } else if let text = variables[Self.timeoutVariable], !text.isEmpty,
        Self.seconds(in: variables) == nil
      {
        "\(Self.timeoutVariable) is '\(text)'; write a number of seconds from 1 to \(WorkerLimits.mostSeconds)"
      } else {
        mode.flatMap { Self.contradiction(to: $0, variables) }
      }
    let seed = value("SEED").flatMap { UInt64($0) }
    let drawn = mode == .explore ? Self.drawnSeed : 0
    options = RunOptions(
      filter: CaseFilter(filters: path("FILTER").map { [$0] } ?? []),
      level: Requirement.Level(rawValue: choices.level.rawValue) ?? .must,
      seed: seed ?? drawn,
      caseCount: mode == .gate
        ? 0 : value("CASES").flatMap { Int($0) } ?? RunOptions.defaultTestCases,
      orderCount: orders
    )
    // The kit does not read the variables of CI services. A job that divides its tests in its own way would lose cases.
    if let text = value("SHARD"), !text.isEmpty { options.shard = Shard(text) ?? .whole }
    var choices = ["SEED", "CASES", "ORDERS"].compactMap { name in
      value(name).map { "PUSH_CONFORMANCE_\(name)=\(Repetition.word($0))" }
    }
    if mode == .gate { choices.append("\(Self.modeVariable)=gate") }
    if mode == .explore, seed == nil { choices.append("PUSH_CONFORMANCE_SEED=\(drawn)") }
    options.repetition = Repetition(door: .swiftTest, choices: choices)
  }

  private static func malformedNumber(_ value: (String) -> String?) -> String? {
    for (name, most) in [
      ("CASES", UInt64(RunOptions.mostCases)), ("ORDERS", UInt64(RunOptions.mostOrders)),
      ("SEED", .max),
    ] {
      guard let text = value(name), !text.isEmpty, UInt64(text).map({ $0 > most }) ?? true else {
        continue
      }
      return "PUSH_CONFORMANCE_\(name) is '\(text)'; write a whole number from 0 to \(most)"
    }
    return nil
  }

  static func seconds(in variables: [String: String]) -> Int? {
    variables[timeoutVariable].flatMap { Int($0) }
      .flatMap { (1...WorkerLimits.mostSeconds).contains($0) ? $0 : nil }
  }

  private static func contradiction(to mode: Mode, _ variables: [String: String]) -> String? {
    func number(_ name: String) -> Int? {
      variables["PUSH_CONFORMANCE_\(name)"].flatMap { Int($0) }
    }
    switch mode {
    case .gate:
      let drawing = ["CASES", "ORDERS"].first { number($0).map { $0 > 0 } ?? false }
      let name = drawing ?? (variables["PUSH_CONFORMANCE_SEED"] == nil ? nil : "SEED")
      return name.map { "\(modeVariable)=gate draws nothing; unset PUSH_CONFORMANCE_\($0)" }
    case .explore:
      if variables["PUSH_CONFORMANCE_SEED"].flatMap({ UInt64($0) }) == nil,
        variables["PUSH_CONFORMANCE_SHARD"].flatMap({ Shard($0) })?.isWhole == false
      {
        return "\(modeVariable)=explore draws another seed in each shard; set PUSH_CONFORMANCE_SEED"
      }
      if number("CASES") == 0 {
        return "\(modeVariable)=explore draws scenarios; unset PUSH_CONFORMANCE_CASES"
      }
      return variables["PUSH_CONFORMANCE_FINDS"] == ""
        ? "\(modeVariable)=explore keeps what it finds; PUSH_CONFORMANCE_FINDS names no folder"
        : nil
    }
  }

  var keeper: (any FindKeeper)? {
    finds.isEmpty ? nil : FindFolder(finds, areCommitted: mode == .explore)
  }

  func refuseContradiction() throws(KitError) {
    if let contradiction { throw .callersInput(contradiction) }
  }

  func kit(_ kit: ConformanceKit, for subject: String) throws(KitError) -> ConformanceKit {
    // The finds that git ignores would change the verdict on one machine only.
    guard mode == .gate, !finds.isEmpty, !(findsAreUsual && FindFolder(finds).isLocal) else {
      return kit
    }
    let folder = FindFolder(finds).path(for: subject)
    guard FileManager.default.fileExists(atPath: folder) else { return kit }
    return try kit.adding(scenariosBelow: CorpusFolder(URL(filePath: folder)))
  }
}
