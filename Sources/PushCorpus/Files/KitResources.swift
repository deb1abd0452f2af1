package import Foundation

/// The two folders that the kit ships: the corpus and the specifications.
package struct KitResources: Sendable, Hashable {
  /// Payloads, scenarios and finds.
  package let corpus: URL
  /// Requirements, payload rules, schemas and decisions.
  package let specs: URL

  /// The environment variable that names the folder which holds `Corpus` and `Specs`.
  package static let environmentVariable = "PUSH_CONFORMANCE_RESOURCES"

  /// Takes the two folders of one that holds both; nil if it does not.
  package init?(below folder: URL) {
    corpus = folder.appendingPathComponent("Corpus", isDirectory: true)
    specs = folder.appendingPathComponent("Specs", isDirectory: true)
    guard Self.isFolder(corpus), Self.isFolder(specs) else { return nil }
  }

  /// Finds the folders: by the environment variable, beside the program, in `../share`, in the bundle.
  ///
  /// `Bundle.module` is not asked, since it ends the process where a program was copied without its
  /// bundle. A variable that is set is taken at its word: nothing else is tried.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The folders.
  /// - Throws: Every place that was looked at.
  package static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ResourceError) -> KitResources {
    try locate(in: places(environment: environment))
  }

  /// Takes the first place that holds both folders.
  static func locate(in places: [URL]) throws(ResourceError) -> KitResources {
    for place in places {
      if let resources = KitResources(below: place) { return resources }
    }
    throw ResourceError(placesLookedAt: places.map(\.path))
  }

  /// The places to look at, in order.
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
      // A link in /usr/local/bin points to the folder that the resources were installed beside.
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

  /// A folder itself, and the bundle of this module in it, as SwiftPM and Xcode lay it out.
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

  /// What leads to the bundle that this module is linked into: a test bundle on Apple platforms.
  private final class Marker {}
}

/// The kit's folders are nowhere to be found.
package struct ResourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The places that were looked at, in order.
  package let placesLookedAt: [String]

  /// One line that says what was looked for, where, and what to do.
  package var description: String {
    """
    No folder with Corpus and Specs was found; looked at \(placesLookedAt.joined(separator: ", ")). \
    Set \(KitResources.environmentVariable) to the folder that holds both.
    """
  }
}
