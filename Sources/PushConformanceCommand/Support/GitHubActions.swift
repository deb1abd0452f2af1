import ConformanceReports
import Foundation
import PushConformance

/// Writes to the log and the summary of a workflow, if this process runs in GitHub Actions.
struct GitHubActions {
  private let isRunning: Bool
  private let summaryPath: String?

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isRunning = environment["GITHUB_ACTIONS"] == "true"
    summaryPath = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  func tell(_ results: [SubjectResults]) throws(ToolFailure) {
    guard isRunning else { return }
    appendSummary { GitHubStepSummary.text(results, limit: $0) }
    try Terminal.print(GitHubAnnotations.lines(results))
  }

  /// Appends a text to the summary of the workflow step, if the step has a summary.
  ///
  /// The method passes the largest size of the text in bytes to `text`. If the summary cannot be written, a warning
  /// says so, and the exit status stays the same.
  func appendSummary(_ text: (Int) -> String) {
    guard let summaryPath else { return }
    do throws(ToolFailure) {
      let file = try WritableFile(summaryPath, emptied: false)
      defer { file.close() }
      let size = file.size
      // A heading has to begin a line, even if the file does not end with a line break.
      let separator = size > 0 ? "\n" : ""
      let text = text(GitHubStepSummary.largest - size - separator.utf8.count)
      do throws(ToolFailure) {
        try file.append(Array((text.isEmpty ? "" : separator + text).utf8))
      } catch {
        // An incomplete text would look like a complete summary, so the method removes the written part.
        file.truncate(to: size)
        throw error
      }
    } catch {
      Terminal.complain("warning: the step summary was not written: \(error.message ?? "")")
    }
  }
}
