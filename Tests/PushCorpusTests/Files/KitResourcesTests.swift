import Foundation
import Testing

@testable import PushCorpus

@Suite("The kit's folders are found, or every place that was looked at is named")
struct KitResourcesTests {
  @Test("A test run finds the folders in the module's bundle")
  func bundle() throws {
    let resources = try KitResources.locate(environment: [:])
    #expect(resources.corpus.lastPathComponent == "Corpus")
    #expect(resources.specs.lastPathComponent == "Specs")
  }

  @Test("Only the variable decides when it is set")
  func variable() throws {
    let found = try KitResources.locate(environment: [:])
    let folder = found.corpus.deletingLastPathComponent().path
    let again = try KitResources.locate(environment: [KitResources.environmentVariable: folder])
    #expect(again.corpus.path == found.corpus.path)

    let error = #expect(throws: ResourceError.self) {
      try KitResources.locate(environment: [KitResources.environmentVariable: "/nowhere"])
    }
    #expect(
      error?.description == """
        No folder with Corpus and Specs was found; looked at /nowhere. \
        Set PUSH_CONFORMANCE_RESOURCES to the folder that holds both.
        """
    )
  }

  @Test("Without the variable, the program's folder comes first, then share, then the bundles")
  func order() {
    let places = KitResources.places(
      environment: [:],
      program: URL(fileURLWithPath: "/opt/kit/bin/push-conformance"),
      bundles: []
    )
    #expect(
      places.map(\.path) == [
        "/opt/kit/bin",
        "/opt/kit/bin/push-conformance_PushCorpus.resources",
        "/opt/kit/bin/push-conformance_PushCorpus.bundle",
        "/opt/kit/bin/push-conformance_PushCorpus.bundle/Contents/Resources",
        "/opt/kit/share/push-conformance",
      ]
    )
  }
}
