import ArgumentParser
import ConformanceReports
import JUnitXML
import PushConformance

struct KnownFailureFlags: ParsableArguments {
  @Option(
    name: .customLong("known-failing"),
    help: ArgumentHelp(
      "A file of known failures, which do not turn the run red.",
      valueName: "file"
    )
  )
  var path: String?

  @Option(
    name: .customLong("write-known-failing"),
    help: ArgumentHelp(
      "Write the causes of this run into a file of known failures, and remove fixed ones from it.",
      valueName: "file"
    )
  )
  var writtenPath: String?

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Results that --json has written, such as those of the main branch: fail only for other findings.",
      valueName: "results"
    )
  )
  var baseline: String?

  @Flag(name: .customLong("strict"), help: "Take an expired known failure for an error.")
  var isStrict = false

  mutating func validate() throws {
    guard path == nil || writtenPath == nil else {
      throw ValidationError(
        "--write-known-failing reads the file that it writes; leave --known-failing out"
      )
    }
    guard baseline == nil || writtenPath == nil else {
      throw ValidationError("--write-known-failing writes every cause; leave --baseline out")
    }
    guard !isStrict || path != nil || writtenPath != nil else {
      throw ValidationError("--strict is about --known-failing; name a file")
    }
  }

  /// Refuses to write the known failures of a shard, which is only a part of the run.
  func checkWhole(_ shard: Shard) throws(ToolFailure) {
    guard writtenPath != nil else { return }
    throw .usage(
      "--write-known-failing needs the whole run, and this is shard \(shard.text); write --shard 1/1"
    )
  }

  /// Reads the known failures, and the causes in the results that `--baseline` names.
  ///
  /// Without `--known-failing`, the method reads the file of `--write-known-failing`, if this file exists.
  func known(
    kit: ConformanceKit,
    payloads: PayloadSuite?,
    context: ToolContext,
    judging judged: [String]
  ) throws(ToolFailure) -> KnownFailures {
    var known = KnownFailures()
    if let writtenPath {
      do { try WholeFile.probe(writtenPath) } catch { throw Self.failure(error) }
    }
    if let path = path ?? writtenPath.flatMap({ InputFile.exists($0) ? $0 : nil }) {
      let bytes = try InputFile.read(path, limit: KnownFailures.limit)
      do throws(KnownFailuresError) {
        known = try KnownFailures(bytes, file: path, kit: kit, payloads: payloads?.names)
        try known.check(subjects: context.names)
      } catch {
        throw .usage("\(error)")
      }
    }
    known.today = .today
    known.isStrict = isStrict
    if let path = baseline {
      let baseline = try Self.baseline(path)
      known.add(baseline: baseline.failures)
      for name in judged where !baseline.subjects.contains(name) {
        Terminal.complain("\(path) has no results of '\(name)', so each cause of it is new")
      }
    }
    return known
  }

  private static func baseline(_ path: String) throws(ToolFailure) -> Baseline {
    let bytes = try InputFile.read(path, limit: ResultsReader.largestFile)
    do throws(ResultsError) {
      return try Baseline(bytes, file: path)
    } catch {
      throw .usage("\(path): \(error)")
    }
  }

  private static func failure(_ error: JUnitWriteError) -> ToolFailure {
    switch error {
    case .file(let cause): .usage("the known failures were not written: \(cause)")
    case .notARegularFile(let path):
      .usage("the known failures were not written: \(path) is not a regular file; name another one")
    case .encoder, .selfCheck: ToolFailure(error)
    }
  }

  /// Writes the known failures after a run, if the command line names a file.
  func write(_ known: KnownFailures, after results: [SubjectResults]) throws(ToolFailure) {
    guard let writtenPath else { return }
    let (updated, unwritten) = known.updated(by: results)
    do { try WholeFile.write(updated.text, to: writtenPath) } catch { throw Self.failure(error) }
    let removed = known.entries.count { entry in
      !updated.entries.contains { $0.subject == entry.subject && $0.group == entry.group }
    }
    let added = updated.entries.count + removed - known.entries.count
    try Terminal.print([
      "\(TerminalText.line(writtenPath)): \(updated.entries.count) known, \(added) new, \(removed) removed"
    ])
    for key in unwritten {
      Terminal.complain("the story of '\(key)' is too long for a file of known failures")
    }
  }
}
