import ConformanceReports
import Foundation
import JUnitXML
import PushConformance
import PushSimulation
import SubjectIsolation

/// A record of the cases that have results, for a run that can end early.
///
/// The record writes each result to the journal at once. If the run is interrupted, the record writes the JUnit report.
@MainActor final class RunRecord: RunObserver {
  private let file: JournalFile?
  private let reports: ReportFiles
  /// The journal lines of the run, kept for the JUnit report; empty if the run has no JUnit report.
  private let lines = Locked<[Line]>([])
  private let display: (any RunObserver)?
  /// The memory that holds the step that is being played, if subjects play in this process; otherwise nil.
  private var page: SharedPage?
  private var subject: String?
  private var status = ExitStatus.conforms
  private var interruption: Interruption?

  /// A line whose text is made only if it is needed, because most runs are not interrupted.
  private typealias Line = @Sendable () -> String

  /// Begins the record of a run; if the run is interrupted, only the JUnit report is written, not the other reports.
  init(
    centers: [String],
    parsers: [String],
    shard: Shard,
    reports: ReportFiles,
    journal file: JournalFile?,
    isIsolated: Bool,
    display: (any RunObserver)?
  ) {
    (self.file, self.reports, self.display) = (file, reports, display)
    if let file, !isIsolated {
      page = SharedPage.make(at: file.pathOfStep)
      StepBoard.current = page?.board
    }
    let now = Int(Date().timeIntervalSince1970)
    let header = JournalLines.header(centers: centers, parsers: parsers, shard: shard, started: now)
    add { header }
    let lines = lines
    let place = file?.pathOfStep
    interruption = Interruption.watch {
      Self.end(lines.withLock(\.self), reports, place)
    }
  }

  func note(_ event: RunEvent) {
    display?.note(event)
    switch event {
    case .began(let subject, _):
      // If a shard finds a fault, the kit then plays the whole run of the subject, and begins the subject a second
      // time.
      guard subject != self.subject else { return }
      self.subject = subject
      add { JournalLines.began(subject) }
    case .finished(let result): add { JournalLines.finished(result) }
    case .played, .violated, .judging: break
    }
  }

  /// Returns ``ExitStatus/conforms``, or the status of a failed write to the journal.
  func end() -> ExitStatus {
    interruption?.cancel()
    add { JournalLines.end }
    file?.removeStep()
    return status
  }

  private func add(_ line: @escaping Line) {
    if reports.junit != nil { lines.withLock { $0.append(line) } }
    // After a failed write the journal has a gap, which a later line would hide.
    guard let file, status == .conforms else { return }
    do throws(ToolFailure) {
      try file.append(line())
    } catch {
      Terminal.complain(error)
      status = error.status
    }
  }

  private nonisolated static func end(
    _ lines: [Line],
    _ reports: ReportFiles,
    _ place: String?
  ) -> Never {
    let text = lines.map { $0() }.joined()
    var written = "no report was asked for"
    if let junit = reports.junit {
      do {
        let journal = try Journal(reading: Array(text.utf8))
        try JUnitReport(journal, open: place.flatMap(SharedPage.openStep(notedAt:)))
          .write(to: junit)
        written = "\(junit) has the cases that had their results"
      } catch {
        written = "\(junit) was not written: \(error)"
      }
    }
    Terminal.complain("interrupted; \(written)")
    _exit(ExitStatus.interrupted)
  }
}
