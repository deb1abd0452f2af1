import Foundation
import PushCorpus
import Testing

@Suite("The computed payloads are what the program writes")
struct ComputedVectorTests {
  /// Set to the path of `Corpus` in the sources to have the files written anew.
  static let writeVariable = "PUSH_CONFORMANCE_WRITE_CORPUS"

  @Test(arguments: ComputedVectors.all)
  func file(_ file: ComputedVectors.File) throws {
    if let corpus = ProcessInfo.processInfo.environment[Self.writeVariable] {
      let url = URL(fileURLWithPath: corpus).appendingPathComponent("payloads/\(file.path)")
      try Data(file.bytes).write(to: url)
      Issue.record("Written; run the tests again without \(Self.writeVariable).")
      return
    }
    let corpus = PayloadCorpus(corpus: try KitResources.locate().corpus)
    let bytes = try corpus.folder.read(file.path, limit: PayloadCorpus.payloadLimit)
    #expect(bytes.elementsEqual(file.bytes))
  }

  @Test("Every vector that says so is computed, and every computed file is a vector")
  func provenance() throws {
    let corpus = PayloadCorpus(corpus: try KitResources.locate().corpus)
    let stated = try corpus.areas().flatMap { area in
      try corpus.manifest(of: area).vectors.filter { $0.provenance.kind == .computed }
        .map { "\(area)/\($0.file)" }
    }
    #expect(stated.sorted() == ComputedVectors.all.map(\.path).sorted())
  }

  @Test("A body has the size that is asked for", arguments: ["a", "é", "漢", "😀"])
  func body(letter: Character) {
    for count in [256, 2_048, 4_095, 4_096, 4_097] {
      #expect(ComputedVectors.body(of: count, filledWith: letter).count == count)
    }
  }
}
