import ArgumentParser
import Foundation
import PushConformance
import PushCorpus
import PushPayloads

/// `push-conformance corpus`.
struct CorpusCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "corpus",
      abstract: "Works on folders of payload vectors and scenarios.",
      subcommands: [CorpusLintCommand.self]
    )
  }
}

/// `push-conformance corpus lint`.
struct CorpusLintCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint",
      abstract: "Says what is wrong with the files of a corpus.",
      discussion: "Exit status 1 if anything is."
    )
  }

  @Argument(help: "A folder with payloads, scenarios, or both, laid out as the kit's own.")
  var path = "./Corpus"

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let root = CorpusFolder(URL(filePath: path))
    let folders: [String]
    do {
      folders = try root.folders()
    } catch {
      throw ToolFailure.usage("\(path): \(error.reason)")
    }
    guard folders.contains("payloads") || folders.contains("scenarios") else {
      throw ToolFailure.usage("\(path) has neither a folder payloads nor a folder scenarios")
    }
    var findings: [String] = []
    do {
      if folders.contains("payloads") {
        let corpus = PayloadCorpus(corpus: root.root)
        findings += try PayloadCorpusLinter(corpus: corpus).lint().map { "payloads/\($0)" }
      }
      if folders.contains("scenarios") {
        let kit = try KitAccess.kit()
        findings += try ScenarioLinter(catalogue: kit.catalogue)
          .lint(try root.folder("scenarios")).map { "scenarios/\($0)" }
      }
    } catch let error as CorpusFileError {
      throw ToolFailure.usage("\(error)")
    } catch let error as KitError {
      throw ToolFailure.usage("\(error)")
    }
    print(findings)
    guard findings.isEmpty else { throw ToolFailure.doesNotConform }
  }

  private func print(_ findings: [String]) {
    switch output.format {
    case .json:
      guard !findings.isEmpty else { return }
      let lines = findings.map { finding in
        JSONValue.object(["message": .string(finding)]).text
      }
      Terminal.print(lines.joined(separator: "\n"))
    case .text:
      let count = findings.count
      let summary =
        count == 0 ? "\(path): clean" : "\(path): \(count) \(count == 1 ? "finding" : "findings")"
      Terminal.print((findings + [summary]).joined(separator: "\n"))
    }
  }
}
