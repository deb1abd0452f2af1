import ArgumentParser
import ConformanceReports
import Foundation
import PushConformance

/// The flags for the purpose of a run: to guard a branch (`--gate`), or to look for new violations (`--explore`).
struct PurposeFlags: ParsableArguments {
  @Flag(
    name: .customLong("gate"),
    help: "Play the golden scenarios and the kept finds, and draw nothing."
  )
  var isGate = false

  @Flag(
    name: .customLong("explore"),
    help: "Draw with a seed that is new each time, and keep what is found as files to commit."
  )
  var explores = false

  @Option(
    help: ArgumentHelp(
      "The folder in which the scenarios of findings are kept, as found and shortened; \"\" for none."
        + " By default \(FindFolder.usualPath).",
      valueName: "dir"
    )
  )
  var finds: String?

  func check(_ generation: GenerationFlags, tellsStatistics: Bool) throws {
    guard !isGate || !explores
    else { throw ValidationError("--gate draws nothing, and --explore draws; choose one") }
    if isGate {
      let drawing: [(String, Bool)] = [
        ("--cases", generation.cases.map { $0 > 0 } ?? false), ("--seed", generation.seed != nil),
        ("--steps", generation.steps != nil),
        ("--orders", generation.orders.map { $0 > 0 } ?? false),
        ("--statistics", tellsStatistics),
      ]
      if let (name, _) = drawing.first(where: \.1) {
        throw ValidationError("--gate draws nothing; leave \(name) out")
      }
    }
    if explores, generation.cases == 0 {
      throw ValidationError("--explore draws scenarios; leave --cases 0 out")
    }
    if explores, finds == "" {
      throw ValidationError("--explore keeps what it finds; name a folder with --finds")
    }
  }

  func prepare(_ generation: inout GenerationFlags) {
    if isGate { generation.cases = 0 }
    // A seed of 32 bits is easier to read, and there are enough of these seeds.
    if explores { generation.seed = generation.seed ?? UInt64(UInt32.random(in: 1 ... .max)) }
  }

  func choices(with generation: GenerationFlags) -> [String] {
    guard isGate else { return generation.choices }
    return ["--gate"] + (finds.map { ["--finds \(Repetition.word($0))"] } ?? [])
  }

  var keeper: FindFolder? {
    let path = finds ?? FindFolder.usualPath
    return path.isEmpty || isGate ? nil : FindFolder(path, areCommitted: explores)
  }

  /// Returns the kit for each center; with `--gate`, each kit also has the finds of the center.
  ///
  /// A find is a generated scenario that violated a requirement. Finds in the default folder are left out if git
  /// ignores this folder.
  func kits(for centers: [PushCenterSubject], _ kit: ConformanceKit) throws -> [ConformanceKit] {
    guard isGate, finds != "" else { return centers.map { _ in kit } }
    // Without this check, a wrong folder would look like a folder whose scenarios all pass.
    if let finds { _ = try InputFile.folder(finds) }
    if finds == nil, FindFolder().isLocal { return centers.map { _ in kit } }
    return try centers.map { center in
      let folder = FindFolder(finds ?? FindFolder.usualPath).path(for: center.name)
      guard InputFile.exists(folder) else { return kit }
      let found = try InputFile.folder(folder)
      return try ExitStatus.usage.onError("in \(folder): ") {
        try kit.adding(scenariosBelow: found)
      }
    }
  }
}
