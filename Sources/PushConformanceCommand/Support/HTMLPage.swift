import ConformanceReports
import ConformanceHTML

/// The HTML page of results, for `report html` and `run --html`.
enum HTMLPage {
  /// Writes the HTML page for the lines of a file of results, whose name `source` appears in errors.
  static func write(_ lines: [UInt8], of source: String, to path: String) throws(ToolFailure) {
    let results: RecordedResults
    do throws(ResultsError) {
      results = try ResultsReader.read(lines)
    } catch {
      throw .usage("\(source): \(error)")
    }
    let page: String
    do {
      page = try HTMLReport.text(results)
    } catch {
      throw .kit("the template of the report is not right: \(error)")
    }
    try ReportFiles.write(page, to: path)
  }
}
