import Foundation
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
    do {
      // The kit's own files are sound by now, so what is wrong here is the adopter's.
      return try ConformanceKit(
        resources: try resources(),
        scenariosBelow: folders.map { CorpusFolder(URL(filePath: $0)) }
      )
    } catch let error as KitError {
      throw ToolFailure.usage("\(error)")
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
