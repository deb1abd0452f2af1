import ConformanceReports
import Foundation
import JUnitXML
import PushConformance

/// The report files that a run writes.
struct ReportFiles {
  var junit: String?
  var json: String?

  /// Checks that each file can be written, so that a bad path is reported before the run.
  ///
  /// - Throws: The problem of the first file that cannot be written.
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

  /// Writes each requested file, even if another one fails.
  ///
  /// - Returns: The exit status; errors have been printed.
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

  /// Refuses to replace the file that is read.
  ///
  /// - Throws: A failure if both paths name one file.
  static func refuseSamePlace(_ input: String, _ output: String) throws(ToolFailure) {
    guard place(input) != place(output) else {
      throw .usage("the report would replace the results, \(input); name another file")
    }
  }

  private static func place(_ path: String) -> URL {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
  }
}

extension ToolFailure {
  /// An unwritable path is the caller's fault; a report that cannot be made is the kit's.
  init(_ error: JUnitWriteError) {
    switch error {
    case .file, .notARegularFile: self = .usage("\(error)")
    case .encoder, .selfCheck: self = .kit("\(error)")
    }
  }
}
