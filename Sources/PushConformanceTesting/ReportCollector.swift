import ConformanceReports
import Foundation
import JUnitXML
import PushConformance
import Testing

/// The content of one report file: the results of the subjects whose tests ran in suites that use the file.
///
/// The type is an actor, so that two suites never write the same file at the same time. Otherwise an older report could
/// overwrite a newer report.
actor ReportCollector {
  enum Format {
    /// JUnit XML (Specs/junit.md).
    case junit
    /// JSON lines (Specs/results.md).
    case json
    /// The first screen of results about each subject, which is printed when the process ends.
    case screen
  }

  /// The collectors of the current test's suite, one for each file.
  ///
  /// The collectors are objects, because a task-local value of a closure type crashes release builds of Swift 6.3.
  @TaskLocal static var current: [ReportCollector] = []

  private let path: String
  private let format: Format
  private var results: [ObjectIdentifier: SubjectResults] = [:]
  /// The reasons why subjects could not be judged, by the name of the JUnit suite that reports each reason.
  private var failures: [String: KitError] = [:]
  /// The place of the test that judges a subject, by the name of the subject.
  private var places: [String: SourcePlace] = [:]
  /// The name of the JUnit suite that reports the unfinished judgment of each session.
  private var open: [ObjectIdentifier: String] = [:]

  private init(path: String, _ format: Format) {
    self.path = path
    self.format = format
  }

  // MARK: - Collecting

  /// Records that the kit is about to judge a subject, and writes a report in which this judgment is unfinished.
  ///
  /// If the subject ends the process, this report remains.
  func begin(_ session: ConformanceSession, of subject: String) {
    let id = ObjectIdentifier(session)
    guard results[id] == nil, open[id] == nil else { return }
    open[id] = session.suite(of: subject)
    // The method ignores an error, because writing the final report records an issue about the same error.
    _ = try? writeFile()
  }

  func add(_ results: SubjectResults, of session: ConformanceSession, at location: SourceLocation) {
    self.results[ObjectIdentifier(session)] = results
    open[ObjectIdentifier(session)] = nil
    let file = SourcePlace.file(at: location.filePath) ?? location.fileID
    places[results.subject] = SourcePlace(file: file, line: location.line)
  }

  func add(_ error: KitError, of session: ConformanceSession, _ subject: String) {
    failures[session.suite(of: subject)] = error
    open[ObjectIdentifier(session)] = nil
  }

  // MARK: - Reporting

  /// Writes the report with all cases of each subject, because the kit judges all cases of a subject together.
  func write() throws(JUnitWriteError) {
    guard !results.isEmpty || !failures.isEmpty else { return }
    try writeFile()
  }

  private func writeFile() throws(JUnitWriteError) {
    switch format {
    case .junit: try report.write(to: path)
    // The file announces each subject without results, but lacks the subject's summary, so readers refuse the file.
    case .json:
      let text = JSONLines.text(subjects, following: Set(open.values).union(failures.keys).count)
      try WholeFile.write(text, to: path)
    case .screen where results.isEmpty: break
    case .screen:
      let files = FileManager.default
      let paths = Self.collectors.all.map(\.path).sorted()
        .filter { files.fileExists(atPath: $0) && !files.fileExists(atPath: $0 + "/.") }
      let rows = paths.map { "  report        \($0)\n" }
      ClosingText.set(ConsoleSummary.ofTests.text(subjects) + rows.joined())
    }
  }

  private var subjects: [SubjectResults] {
    Dictionary(grouping: results.values, by: \.subject).sorted { $0.key < $1.key }
      .compactMap { SubjectResults(merging: $0.value) }
  }

  private var report: JUnitReport {
    var report = JUnitReport(subjects) {
      [places] result in
      places[result.subject] ?? .specification(of: result)
    }
    report.suites += failures.sorted { $0.key < $1.key }.map { suite, error in
      let problem = JUnitProblem(message: "\(error)", type: "kit.unusable")
      return JUnitSuite(suite, ConformanceTest.loadingID, problem)
    }
    report.suites += Set(open.values).subtracting(failures.keys).sorted().map { suite in
      JUnitSuite(suite, ConformanceTest.finishingID, .unfinished)
    }
    return report
  }

  // MARK: - All collectors of the process

  static func collector(for path: String, _ format: Format = .junit) -> ReportCollector {
    let path = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    return collectors.value(for: path) { ReportCollector(path: path, format) }
  }

  static let screen = ReportCollector(path: "", .screen)

  private static let collectors = ProcessRegistry<ReportCollector>()
}

/// The text that the process prints when it ends, below everything that Swift Testing prints.
private enum ClosingText {
  private static let text: Locked<String> = {
    atexit { FileHandle.standardError.write(Data("\n\(ClosingText.text.withLock(\.self))".utf8)) }
    return Locked("")
  }()

  static func set(_ text: String) { self.text.withLock { $0 = text } }
}

extension ConsoleSummary {
  static let ofTests = ConsoleSummary(mostCauses: 5)
}

extension ConformanceSession {
  /// Returns the name of the JUnit suite that reports a subject without results as a single case.
  fileprivate func suite(of subject: String) -> String {
    "\(subject).\(kind.rawValue).kit"
  }
}

extension SubjectResults {
  /// Merges several results of a center, such as the results with and without an app's own scenarios.
  ///
  /// A case that several results have is in the merged results once, with its gravest outcome. The results with the
  /// most cases decide the order. Cases that these results lack follow at the end.
  fileprivate init?(merging runs: [SubjectResults]) {
    let runs = runs.sorted { $0.cases.count > $1.cases.count }
    guard var merged = runs.first else { return nil }
    merged.cases = runs.flatMap(\.cases).grouped { "\($0.suite) \($0.id)" }.compactMap { cases in
      CaseStatus.allCases.lazy
        .compactMap { status in cases.first { $0.outcome.status == status } }.first
    }
    merged.started = runs.map(\.started).min() ?? merged.started
    merged.time = runs.reduce(.zero) { $0 + $1.time }
    self = merged
  }
}

extension JUnitSuite {
  fileprivate init(_ name: String, _ id: String, _ problem: JUnitProblem) {
    self.init(name: name, cases: [JUnitCase(name: id, outcome: .error(problem))])
  }
}

extension JUnitProblem {
  fileprivate static let unfinished = JUnitProblem(
    message: "the tests did not finish, so nothing is known of this subject",
    type: "kit.did-not-finish",
    body: "The report was written before the subject was judged. The process has ended since: the"
      + " subject called exit or _exit, crashed or hung, or the tests were interrupted."
  )
}
