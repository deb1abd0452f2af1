import ArgumentParser
import ConformanceReports
import JUnitXML
import PushConformance

struct AnswerFlags: ParsableArguments {
  @Option(
    name: .customLong("answers"),
    help: ArgumentHelp(
      "The file of answers about deviations. By default \(Answers.usualPath), if there is one.",
      valueName: "file"
    )
  )
  var path: String?

  @Flag(
    name: .customLong("strict"),
    help: "Fail for deviations whose answer is undecided or has expired."
  )
  var isStrict = false

  mutating func validate() throws {
    if path == "" { throw ValidationError("--answers names no file") }
  }

  /// Reads the answers; with `isNew`, a file that does not exist counts as empty.
  func answers(
    kit: ConformanceKit,
    payloads: PayloadSuite?,
    isNew: Bool = false
  ) throws(ToolFailure) -> Answers {
    var answers = Answers()
    let file = path ?? Answers.usualPath
    if InputFile.exists(file) || (path != nil && !isNew) {
      let bytes = try InputFile.read(file, limit: Answers.limit)
      answers = try ExitStatus.usage.onError {
        try Answers(bytes, path: file, kit: kit, payloads: payloads?.names)
      }
    }
    answers.path = file
    answers.today = .today
    answers.isStrict = isStrict
    return answers
  }

  static func write(_ answers: Answers) throws(ToolFailure) {
    let text = try ExitStatus.kitFailed.onError("the answers have no JSON: ") { try answers.text }
    do { try WholeFile.write(text, to: answers.path) } catch { throw failure(error) }
  }

  static func probe(_ path: String) throws(ToolFailure) {
    do { try WholeFile.probe(path) } catch { throw failure(error) }
  }

  private static func failure(_ error: JUnitWriteError) -> ToolFailure {
    switch error {
    case .file(let cause): .usage("the answers were not written: \(cause)")
    case .notARegularFile(let path):
      .usage("the answers were not written: \(path) is not a regular file; name another one")
    case .encoder, .selfCheck: ToolFailure(error)
    }
  }
}
