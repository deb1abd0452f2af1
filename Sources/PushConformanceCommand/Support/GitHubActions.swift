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

  /// If the summary cannot be written, a warning says so, and the exit status stays the same.
  func tell(_ results: [SubjectResults]) throws(ToolFailure) {
    guard isRunning else { return }
    if let summaryPath {
      do throws(WritableFile.Failure) {
        try AppendedFile.append(to: summaryPath) { size in
          // A heading has to begin a line, even if the file does not end with a line break.
          let separator = size > 0 ? "\n" : ""
          let limit = GitHubStepSummary.largest - size - separator.utf8.count
          let text = GitHubStepSummary.text(results, limit: limit)
          return text.isEmpty ? "" : separator + text
        }
      } catch {
        Terminal.complain("warning: the step summary was not written: \(error.text)")
      }
    }
    try Terminal.print(GitHubAnnotations.lines(results))
  }
}
