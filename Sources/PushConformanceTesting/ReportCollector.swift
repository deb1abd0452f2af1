import ConformanceReports
import Foundation
import JUnitXML
import PushConformance
import Testing

/// What goes into one report file: the centers whose tests ran in suites that name it.
///
/// An actor, so that the suites which name one file never write it at the same time: the one that
/// ends last would otherwise not be the one whose report stays.
actor ReportCollector {
  /// The collector of the suite that the current test belongs to.
  ///
  /// An object, since a task-local value of a closure type crashes release builds of Swift 6.3.
  @TaskLocal static var current: ReportCollector?

  private let path: String
  private var results: [ObjectIdentifier: SubjectResults] = [:]
  /// Why subjects could not be judged, by the names of the suites that say so.
  private var failures: [String: KitError] = [:]
  private var places: [CaseKey: SourcePlace] = [:]

  private init(path: String) {
    self.path = path
  }

  // MARK: - Collecting

  /// Notes that a test has looked at a case.
  func add(
    _ results: SubjectResults,
    of session: ConformanceSession,
    _ result: CaseResult,
    at location: SourceLocation
  ) {
    self.results[ObjectIdentifier(session)] = results
    places[CaseKey(result)] = Self.place(of: location)
  }

  /// Notes that a subject could not be judged at all.
  func add(_ error: KitError, for subject: String, _ kind: CaseResult.Kind) {
    // Named as if it were a requirement or a payload, for it says of all of them that nobody knows.
    let family = kind == .payload ? kind : .requirement
    failures["\(subject).\(family.rawValue).kit"] = error
  }

  /// The path of a source file below the folder in which the tests run, or its name in its module.
  private static func place(of location: SourceLocation) -> SourcePlace {
    let folder = URL(
      filePath: FileManager.default.currentDirectoryPath,
      directoryHint: .isDirectory
    )
    let path = location.filePath
    let isBelow = path.hasPrefix(folder.path(percentEncoded: false))
    let file =
      isBelow
      ? String(path.dropFirst(folder.path(percentEncoded: false).count)) : location.fileID
    return SourcePlace(file: file, line: location.line)
  }

  // MARK: - Reporting

  /// Writes the report on everything that tests have looked at; nothing where they looked at nothing.
  ///
  /// Cases that no test asked for are in it where the others of their center are, since they were
  /// judged with them.
  func write() throws(JUnitWriteError) {
    guard !results.isEmpty || !failures.isEmpty else { return }
    try report.write(to: path)
  }

  private var report: JUnitReport {
    let subjects = Dictionary(grouping: results.values, by: \.subject).sorted { $0.key < $1.key }
    var report = JUnitReport(subjects.compactMap { SubjectResults(merging: $0.value) }) {
      [places] result in places[CaseKey(result)] ?? .specification(of: result)
    }
    report.suites += failures.sorted { $0.key < $1.key }.map { suite, error in
      JUnitSuite(
        name: suite,
        cases: [
          JUnitCase(
            name: ConformanceTest.loadingID,
            outcome: .error(JUnitProblem(message: "\(error)", type: "kit.unusable"))
          )
        ]
      )
    }
    return report
  }

  // MARK: - All collectors of the process

  /// The collector of a report file, the same for all suites of the process that name it.
  static func collector(for path: String) -> ReportCollector {
    let path = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    return collectors.value(for: path) { ReportCollector(path: path) }
  }

  private static let collectors = ProcessRegistry<ReportCollector>()
}

/// What tells the cases of a report apart.
private struct CaseKey: Hashable {
  var suite: String
  var id: String

  init(_ result: CaseResult) {
    suite = result.suite
    id = result.id
  }
}

extension SubjectResults {
  /// Makes one of several runs of a center, as with and without scenarios of its own.
  ///
  /// A case that several have stands where it first does, with the gravest of its outcomes.
  fileprivate init?(merging runs: [SubjectResults]) {
    guard var merged = runs.max(by: { $0.cases.count < $1.cases.count }) else { return nil }
    var gravest: [CaseKey: CaseResult] = [:]
    for result in runs.flatMap(\.cases) {
      let key = CaseKey(result)
      if let known = gravest[key], known.outcome.gravity >= result.outcome.gravity { continue }
      gravest[key] = result
    }
    var seen: Set<CaseKey> = []
    merged.cases = (merged.cases + runs.flatMap(\.cases)).compactMap { result in
      seen.insert(CaseKey(result)).inserted ? gravest[CaseKey(result)] : nil
    }
    merged.started = runs.map(\.started).min() ?? merged.started
    merged.time = runs.reduce(.zero) { $0 + $1.time }
    self = merged
  }
}

extension CaseResult.Outcome {
  fileprivate var gravity: Int {
    switch self {
    case .skipped: 0
    case .passed: 1
    case .error: 2
    case .failed: 3
    }
  }
}
