package import Foundation

/// The two folders of the kit: the corpus and the specifications.
package struct KitResources: Sendable, Hashable {
  /// The folder with payloads, scenarios and regressions.
  package let corpus: URL
  /// The folder with requirements, payload rules, schemas and decisions.
  package let specs: URL

  /// The name of the environment variable whose value is the path of the folder that contains `Corpus` and `Specs`.
  package static let environmentVariable = "PUSH_CONFORMANCE_RESOURCES"

  package init?(below folder: URL) {
    corpus = folder.appendingPathComponent("Corpus", isDirectory: true)
    specs = folder.appendingPathComponent("Specs", isDirectory: true)
    guard Self.isFolder(corpus), Self.isFolder(specs) else { return nil }
  }

  /// Returns the first pair of folders `Corpus` and `Specs`.
  ///
  /// If ``environmentVariable`` names a folder, the method tries no other folder. Otherwise the method tries the folder
  /// of the program, `../share/push-conformance` and the bundles, in this order.
  ///
  /// The method does not use `Bundle.module`, because `Bundle.module` ends a process whose program was copied without
  /// the bundle.
  package static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ResourceError) -> KitResources {
    try locate(in: places(environment: environment))
  }

  static func locate(in places: [URL]) throws(ResourceError) -> KitResources {
    for place in places {
      if let resources = KitResources(below: place) { return resources }
    }
    throw ResourceError(placesLookedAt: places.map(\.path))
  }

  /// Returns the folders that can contain the kit's files, the likeliest first.
  static func places(
    environment: [String: String],
    program: URL? = Bundle.main.executableURL,
    bundles: [Bundle] = [.main, Bundle(for: Marker.self)]
  ) -> [URL] {
    if let path = environment[environmentVariable], !path.isEmpty {
      return [URL(fileURLWithPath: path, isDirectory: true)]
    }
    var places: [URL] = []
    if let program {
      // A link in /usr/local/bin can point to the installation folder with the resources.
      let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
      places += besides(folder)
      places.append(
        folder.deletingLastPathComponent().appendingPathComponent("share/push-conformance")
      )
    }
    for bundle in bundles {
      places += besides(bundle.bundleURL)
      places += besides(bundle.bundleURL.deletingLastPathComponent())
      if let resources = bundle.resourceURL { places += besides(resources) }
    }
    var seen: Set<String> = []
    return places.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// Returns the folder itself, and the paths in the folder at which this module's bundle can be.
  ///
  /// SwiftPM and Xcode give the bundle different names and layouts.
  private static func besides(_ folder: URL) -> [URL] {
    let name = "push-conformance_PushCorpus"
    return [
      folder,
      folder.appendingPathComponent("\(name).resources"),
      folder.appendingPathComponent("\(name).bundle"),
      folder.appendingPathComponent("\(name).bundle/Contents/Resources"),
    ]
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// A class that identifies the bundle of this module; on Apple platforms this bundle can be a test bundle.
  private final class Marker {}
}

package struct ResourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The paths of the folders that lack `Corpus` or `Specs`, in the order in which the kit tried them.
  package let placesLookedAt: [String]

  package var description: String {
    """
    No folder with Corpus and Specs was found; looked at \(placesLookedAt.joined(separator: ", ")). \
    Set \(KitResources.environmentVariable) to the folder that holds both.
    """
  }
}
