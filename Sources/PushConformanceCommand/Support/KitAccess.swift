import PushConformance
import PushCorpus

/// Reads the kit for a command, and says in its terms what is wrong.
enum KitAccess {
  /// The kit's requirements and golden scenarios, with those of further folders.
  static func kit(scenariosBelow folders: [String] = []) throws -> ConformanceKit {
    let kit: ConformanceKit
    do {
      kit = try ConformanceKit.load()
    } catch {
      throw ToolFailure.kit("\(error)")
    }
    guard !folders.isEmpty else { return kit }
    // Each by itself first, so that it is clear in which folder something is wrong.
    let opened = try folders.map { path in
      let folder = try InputFile.folder(path)
      let library: ScenarioLibrary
      do {
        library = try ScenarioLibrary(reading: folder)
      } catch {
        throw ToolFailure.usage("in \(path): \(error)")
      }
      // A folder that was named by mistake would pass for one whose scenarios all pass.
      guard !library.scenarios.isEmpty else {
        throw ToolFailure.usage("\(path): there is no scenario in this folder")
      }
      return folder
    }
    do {
      // The kit's own files are sound by now, so what is wrong here is the adopter's.
      return try ConformanceKit(resources: try resources(), scenariosBelow: opened)
    } catch let error as KitError {
      throw ToolFailure.usage("\(error)")
    }
  }

  /// The payloads of the kit's corpus.
  static func payloads() throws -> PayloadSuite {
    do {
      return try PayloadSuite(reading: PayloadCorpus(corpus: try resources().corpus))
    } catch let error as KitError {
      throw ToolFailure.kit("\(error)")
    }
  }

  /// The folders of the kit.
  static func resources() throws -> KitResources {
    do {
      return try KitResources.locate()
    } catch {
      throw ToolFailure.kit("\(error)")
    }
  }
}
