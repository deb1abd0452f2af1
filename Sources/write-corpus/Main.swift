import Foundation
import PushCorpus

@main struct WriteCorpus {
  static func main() {
    let outcome = run(Array(CommandLine.arguments.dropFirst()))
    let stream: FileHandle = outcome.status == 0 ? .standardOutput : .standardError
    stream.write(Data((outcome.text + "\n").utf8))
    exit(outcome.status)
  }

  struct Outcome: Hashable {
    var status: Int32
    var text: String
  }

  static let usage = "usage: write-corpus [PATH], where PATH is the corpus, by default ./Corpus"

  static func run(_ arguments: [String]) -> Outcome {
    if arguments == ["--help"] { return Outcome(status: 0, text: usage) }
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true, arguments != [""]
    else { return Outcome(status: 2, text: usage) }
    let path = arguments.first ?? "./Corpus"
    let corpus = CorpusFolder(URL(filePath: path))
    do {
      guard try corpus.folders().contains("payloads")
      else { return Outcome(status: 2, text: "write-corpus: \(path) has no folder payloads") }
      let written = try CorpusWriter(corpus: corpus).write(ComputedCorpus.files)
      let all = ComputedCorpus.files.count
      let summary = "\(path): \(written.count) of \(all) files written; the others unchanged"
      return Outcome(
        status: 0,
        text: (written.map { "wrote \($0)" } + [summary]).joined(separator: "\n")
      )
    } catch {
      return Outcome(status: 2, text: "write-corpus: \(error)")
    }
  }
}
