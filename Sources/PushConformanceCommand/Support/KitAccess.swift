import Foundation
import PushConformance
import PushCorpus

/// Reads the kit's requirements, scenarios and payloads for a command.
///
/// Each error becomes a ``ToolFailure``. The exit status of the failure says whether the kit's own files or the user's
/// files are at fault.
enum KitAccess {
  static func kit(scenariosBelow folders: [String] = []) throws -> ConformanceKit {
    let kit: ConformanceKit
    do {
      kit = try ConformanceKit.load()
    } catch {
      throw ToolFailure.kit("\(error)")
    }
    guard !folders.isEmpty else { return kit }
    // The loop first reads each folder on its own, so that an error names the right folder.
    let opened = try folders.map { path in
      let folder = try InputFile.folder(path)
      let library: ScenarioLibrary
      do {
        library = try ScenarioLibrary(reading: folder)
      } catch {
        throw ToolFailure.usage("in \(path): \(error)")
      }
      // Without this check, a wrong folder would look like a folder whose scenarios all pass.
      guard !library.scenarios.isEmpty
      else { throw ToolFailure.usage("\(path): there is no scenario in this folder") }
      return folder
    }
    do {
      // The kit's own files were read above without an error, so an error comes from the user's files.
      return try ConformanceKit(resources: try resources(), scenariosBelow: opened)
    } catch let error as KitError {
      throw ToolFailure.usage("\(error)")
    }
  }

  static func payloads() throws -> PayloadSuite {
    do {
      return try PayloadSuite(reading: PayloadCorpus(corpus: try resources().corpus))
    } catch let error as KitError {
      throw ToolFailure.kit("\(error)")
    }
  }

  /// Reads a JSON file of the kit, in the corpus or the specifications.
  static func decode<Value: Decodable>(
    _ path: String,
    below folder: KeyPath<KitResources, URL>
  ) throws -> Value {
    let folder = CorpusFolder(try resources()[keyPath: folder])
    do {
      return try StrictJSON.decode(Value.self, from: folder.read(path), file: path)
    } catch {
      throw ToolFailure.kit("\(error)")
    }
  }

  static func resources() throws -> KitResources {
    do {
      return try KitResources.locate()
    } catch {
      throw ToolFailure.kit("\(error)")
    }
  }
}
