import ConformanceReports
import Foundation
import JUnitXML
import PushConformance
import Testing

/// What goes into one report file: the centers whose tests ran in suites that name it.
///
/// A class, since a task-local value of a closure type crashes release builds of Swift 6.3.
final class ReportCollector: Sendable {
  /// The collector of the suite that the current test belongs to.
  @TaskLocal static var current: ReportCollector?

  private let contents = Contents()

  private actor Contents {
    var results: [SubjectResults] = []
    var places: [String: SourcePlace] = [:]

    func add(_ results: SubjectResults, _ result: CaseResult, at place: SourcePlace) {
      if !self.results.contains(where: { $0.subject == results.subject }) {
        self.results.append(results)
      }
      places["\(result.suite) \(result.id)"] = place
    }

    /// The report; cases that no test asked for stand where the others of their center do.
    func report() -> JUnitReport {
      JUnitReport(results.sorted { $0.subject < $1.subject }) { [places] result in
        places["\(result.suite) \(result.id)"] ?? .specification(of: result)
      }
    }
  }

  /// Notes that a test has looked at a case.
  func add(_ results: SubjectResults, _ result: CaseResult, at location: SourceLocation) async {
    let place = SourcePlace(file: Self.relative(location), line: location.line)
    await contents.add(results, result, at: place)
  }

  /// The report on everything that tests have looked at.
  func report() async -> JUnitReport { await contents.report() }

  /// The path of a source file below the folder in which the tests run, or its name in its module.
  private static func relative(_ location: SourceLocation) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let path = location.filePath
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : location.fileID
  }

  /// The collector of a report file, the same for all suites of the process that name it.
  static func collector(for path: String) -> ReportCollector {
    collectors.value(for: path) { ReportCollector() }
  }

  private static let collectors = Register<ReportCollector>()
}
