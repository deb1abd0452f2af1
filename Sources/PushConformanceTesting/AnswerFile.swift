import ConformanceReports
import Foundation
import JUnitXML
import PushConformance
import PushCorpus

struct AnswerFile: Sendable, Hashable {
  /// The path of the file; nil for ``Answers/usualPath``, if there is such a file.
  var path: String?

  /// True if the causes of each subject are added to the file as undecided answers.
  static let adopts = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_ADOPT"] == "1"

  func read(kit: ConformanceKit) throws(KitError) -> Answers {
    var answers = Answers()
    let file = path ?? Answers.usualPath
    if FileManager.default.fileExists(atPath: file) || (path != nil && !Self.adopts) {
      let bytes: [UInt8]
      do {
        bytes = try BoundedFile.read(URL(filePath: file), named: file, limit: Answers.limit)
      } catch {
        throw .file(error)
      }
      do throws(AnswersError) {
        answers = try Answers(bytes, path: file, kit: kit)
      } catch {
        throw .callersInput("\(error)")
      }
    }
    answers.path = file
    answers.today = .today
    answers.isStrict = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_STRICT"] == "1"
    return answers
  }

  /// Writes the answers about one subject; the answers about other subjects do not change.
  ///
  /// The subjects of a process are judged one after another, so no two calls overlap.
  func write(_ section: Answers.Section, about subject: String, kit: ConformanceKit)
    throws(KitError)
  {
    var answers = try read(kit: kit)
    answers[subject] = section
    do {
      try WholeFile.write(try answers.text, to: answers.path)
    } catch {
      throw .callersInput("the answers were not written: \(error)")
    }
  }
}
