import ConformanceReports
import Foundation
import JUnitXML
import PushConformance

/// The files that a run leaves behind.
struct ReportFiles {
  var junit: String?
  var json: String?

  /// Checks that each can be written: a path that cannot be should not cost a run.
  ///
  /// - Throws: What is wrong with the first that cannot.
  func probe() throws(ToolFailure) {
    for path in [junit, json].compactMap(\.self) {
      guard !path.isEmpty else { throw .usage("name the file that the report goes to") }
      do {
        try WholeFile.probe(path)
      } catch {
        throw ToolFailure(error)
      }
    }
    if let junit, let json, Self.place(junit) == Self.place(json) {
      throw .usage("--junit and --json name one file, \(json); name two")
    }
  }

  /// Writes each that is asked for; one that fails does not keep the other from being written.
  ///
  /// - Returns: How that went; complaints have been made.
  func write(_ results: [SubjectResults]) -> ExitStatus {
    var status = ExitStatus.conforms
    func attempt(_ write: () throws(JUnitWriteError) -> Void) {
      do {
        try write()
      } catch {
        let failure = ToolFailure(error)
        Terminal.complain(failure)
        status.worsen(to: failure.status)
      }
    }
    if let junit {
      attempt { () throws(JUnitWriteError) in try JUnitReport(results).write(to: junit) }
    }
    if let json {
      attempt { () throws(JUnitWriteError) in
        try WholeFile.write(JSONLines.text(results), to: json)
      }
    }
    return status
  }

  private static func place(_ path: String) -> URL {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
  }
}

extension ToolFailure {
  /// A path that cannot be written to is the caller's; a report that cannot be made is the kit's.
  init(_ error: JUnitWriteError) {
    switch error {
    case .file, .notARegularFile: self = .usage("\(error)")
    case .encoder, .selfCheck: self = .kit("\(error)")
    }
  }
}
