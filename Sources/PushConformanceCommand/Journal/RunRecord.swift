import ConformanceReports
import Foundation
import JUnitXML
import PushConformance
import PushSimulation
import SubjectIsolation

/// A record of the cases that have results, for a run that may end early.
///
/// The record writes each result to the journal at once. If the run is interrupted, the record writes the JUnit report.
@MainActor final class RunRecord: RunObserver {
  private let file: JournalFile?
  private let reports: ReportFiles
  /// The lines of the run, kept for the JUnit report; empty if the run has no JUnit report.
  private let lines = Locked<[Line]>([])
  /// The memory that holds the step that is being played, if subjects play in this process; otherwise nil.
  private var page: SharedPage?
  private var subject: String?
  private var status = ExitStatus.conforms
  private var interruption: Interruption?

  private enum Line: Sendable {
    case text(String)
    case finished(CaseResult)

    var text: String {
      switch self {
      case .text(let text): text
      case .finished(let result): JournalLines.finished(result)
      }
    }
  }

  /// Begins the record of a run, and watches for interruptions, at which only the JUnit report is written.
  init(
    centers: [String],
    parsers: [String],
    shard: Shard,
    reports: ReportFiles,
    journal file: JournalFile?,
    isIsolated: Bool
  ) {
    self.file = file
    self.reports = reports
    if let file, !isIsolated {
      page = SharedPage.make(at: file.pathOfStep)
      StepBoard.current = page?.board
    }
    let now = Int(Date().timeIntervalSince1970)
    let header = JournalLines.header(centers: centers, parsers: parsers, shard: shard, started: now)
    add(.text(header))
    let lines = lines
    let place = file?.pathOfStep
    interruption = Interruption.watch {
      Self.end(lines.withLock(\.self), reports, place)
    }
  }

  func note(_ event: RunEvent) {
    switch event {
    case .began(let subject, _):
      // If a shard finds a fault, the kit then plays the whole run of the subject, and begins the subject a second
      // time.
      guard subject != self.subject else { return }
      self.subject = subject
      add(.text(JournalLines.began(subject)))
    case .finished(let result): add(.finished(result))
    case .played, .violated, .judging: break
    }
  }

  /// Records the end of the run; returns the exit status after all writes to the journal, whose errors are printed.
  func end() -> ExitStatus {
    interruption?.cancel()
    add(.text(JournalLines.end))
    file?.removeStep()
    return status
  }

  private func add(_ line: Line) {
    if reports.junit != nil { lines.withLock { $0.append(line) } }
    // After a failed write the journal has a gap, which a later line would hide.
    guard let file, status == .conforms else { return }
    do throws(ToolFailure) {
      try file.append(line.text)
    } catch {
      Terminal.complain(error)
      status = error.status
    }
  }

  /// Writes the finished cases to the JUnit report, if the run has one, and ends the process.
  private nonisolated static func end(
    _ lines: [Line],
    _ reports: ReportFiles,
    _ place: String?
  ) -> Never {
    let text = lines.map(\.text).joined()
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

/// An observer that passes each event of a run to several observers.
@MainActor final class ObserverList: RunObserver {
  private let observers: [any RunObserver]

  init(_ observers: [(any RunObserver)?]) { self.observers = observers.compactMap(\.self) }

  func note(_ event: RunEvent) { for observer in observers { observer.note(event) } }
}
