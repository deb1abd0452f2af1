import Foundation
import PushCorpus
import PushPayloads
import Testing

@testable import write_corpus

@Suite("The computed payloads equal the output of the program")
struct ComputedVectorTests {
  @Test("Every computed file, and the manifest of sizes, equals the output of the program")
  func files() throws {
    let corpus = try ShippedCorpus.corpus()
    for file in ComputedCorpus.files {
      let bytes = try corpus.folder.read(file.path, limit: PayloadCorpus.payloadLimit)
      #expect(bytes == file.bytes, "\(file.path): run 'swift run write-corpus'")
    }
  }

  @Test("Every vector that says so is computed, and every computed file is a vector")
  func provenance() throws {
    let corpus = try ShippedCorpus.corpus()
    let stated = try corpus.areas().flatMap { area in
      try corpus.manifest(of: area).vectors.filter { $0.provenance.kind == .computed }.map {
        #expect($0.provenance.source == ComputedCorpus.source)
        return "\(area)/\($0.file)"
      }
    }
    let written = ComputedCorpus.files.map(\.path).filter {
      !$0.hasSuffix(PayloadCorpus.manifestName)
    }
    #expect(stated.sorted() == written.sorted())
    #expect(Set(written).count == written.count)
  }

  @Test("A body has the size that is asked for", arguments: Filling.allCases)
  func body(filling: Filling) throws {
    for type in PushType.allCases {
      for count in [255, 256, 2_048, 4_095, 4_096, 4_097] {
        let body = PushBody.of(type).filled(with: filling, to: count)
        #expect(body.count == count)
        #expect(Payload(bytes: body) != nil)
      }
    }
  }

  @Test("The matrix is complete: limits, fillings, and one byte to either side")
  func matrix() throws {
    #expect(SizeMatrix.vectors.count == 5 * Filling.allCases.count * 3)
    let limits: [(LimitProfile, PushType, Int)] = [
      (.current, .alert, 4_096), (.current, .voip, 5_120), (.current, .liveactivity, 5_120),
      (.ios8, .alert, 2_048),
      (.legacy, .alert, 256),
    ]
    for (profile, type, limit) in limits {
      let vectors = SizeMatrix.vectors.filter { $0.limits == profile && $0.pushType == type }
      for excess in -1...1 {
        let bodies = vectors.map(\.body).filter { $0.count == limit + excess }
        #expect(Set(bodies).count == Filling.allCases.count)
      }
    }
  }

  @Test("No two vectors of sizes are the same request")
  func distinct() {
    struct Request: Hashable {
      var body: [UInt8]
      var type: PushType?
      var topic: String?
      var limits: LimitProfile
    }
    let requests = SizeArea.vectors.map {
      Request(body: $0.body, type: $0.pushType, topic: $0.topic, limits: $0.limits)
    }
    #expect(Set(requests).count == requests.count)
  }

  // MARK: - The program

  @Test("The program writes missing and different files, and removes nothing")
  func writes() throws {
    let scratch = try ScratchCorpus(manifest: "old", files: ["stray.json": "{}"])
    let path = scratch.url.path
    let count = ComputedCorpus.files.count
    let first = WriteCorpus.run([path])
    #expect(first.status == 0)
    #expect(
      first.text.hasSuffix("\(path): \(count) of \(count) files written; the others unchanged")
    )
    #expect(try scratch.text(of: "size/stray.json") == "{}")
    #expect(
      WriteCorpus.run([path])
        == .init(status: 0, text: "\(path): 0 of \(count) files written; the others unchanged")
    )
    try scratch.corpus.folder.write(Array("changed".utf8), to: "size/empty.json")
    #expect(
      WriteCorpus.run([path])
        == .init(
          status: 0,
          text: """
            wrote payloads/size/empty.json
            \(path): 1 of \(count) files written; the others unchanged
            """
        )
    )
    for file in ComputedCorpus.files {
      #expect(try scratch.corpus.folder.read(file.path) == file.bytes)
    }
  }

  @Test(
    "An unsupported area is refused",
    arguments: [
      (["--help"], WriteCorpus.Outcome(status: 0, text: WriteCorpus.usage)),
      (["--all"], .init(status: 2, text: WriteCorpus.usage)),
      (["a", "b"], .init(status: 2, text: WriteCorpus.usage)),
      ([""], .init(status: 2, text: WriteCorpus.usage)),
      (
        ["/nonexistent"],
        .init(status: 2, text: "write-corpus: /nonexistent: there is no such folder")
      ),
    ]
  )
  func refuses(arguments: [String], outcome: WriteCorpus.Outcome) {
    #expect(WriteCorpus.run(arguments) == outcome)
  }
}
