import Foundation
import PushConformance
import PushCorpus

/// Reads the kit's requirements, scenarios and payloads for a command.
///
/// Each error becomes a ``ToolFailure``. The exit status of the failure says whether the kit's own files or the user's
/// files are at fault.
enum KitAccess {
  static func kit(scenariosBelow folders: [String] = []) throws -> ConformanceKit {
    let kit = try ExitStatus.kitFailed.onError { try ConformanceKit.load() }
    guard !folders.isEmpty else { return kit }
    // Each folder is first read separately, so that an error names the right folder.
    let opened = try folders.map { path in
      let folder = try InputFile.folder(path)
      let library = try ExitStatus.usage.onError("in \(path): ") {
        try ScenarioLibrary(reading: folder)
      }
      // Without this check, a wrong folder would look like a folder whose scenarios all pass.
      guard !library.scenarios.isEmpty
      else { throw ToolFailure.usage("\(path): there is no scenario in this folder") }
      return folder
    }
    // The kit's own files were read above without an error, so an error comes from the user's files.
    return try ExitStatus.usage.onError {
      try ConformanceKit(resources: resources(), scenariosBelow: opened)
    }
  }

  static func payloads() throws -> PayloadSuite {
    try ExitStatus.kitFailed.onError { try PayloadSuite.load() }
  }

  static func decode<Value: Decodable>(
    _ path: String,
    below folder: KeyPath<KitResources, URL>
  ) throws -> Value {
    let folder = CorpusFolder(try resources()[keyPath: folder])
    return try ExitStatus.kitFailed.onError {
      try StrictJSON.decode(Value.self, from: folder.read(path), file: path)
    }
  }

  static func resources() throws -> KitResources {
    try ExitStatus.kitFailed.onError { try KitResources.locate() }
  }
}
