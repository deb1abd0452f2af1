import PushCorpus
import PushPayloads
import Testing

/// The corpus and the rules that the kit ships, as rows for tests.
enum ShippedCorpus {
  struct Row: Sendable, CustomTestStringConvertible {
    let vector: PayloadVector
    let bytes: [UInt8]

    var testDescription: String { vector.id }
  }

  static func corpus() throws -> PayloadCorpus {
    PayloadCorpus(corpus: try KitResources.locate().corpus)
  }

  /// Every vector with its bytes; the linter's test reports vectors that cannot be read.
  static let rows: [Row] = {
    guard let corpus = try? corpus(), let areas = try? corpus.areas() else { return [] }
    return areas.flatMap { area -> [Row] in
      guard let manifest = try? corpus.manifest(of: area) else { return [] }
      return manifest.vectors.compactMap { vector in
        (try? corpus.bytes(of: vector, in: area)).map { Row(vector: vector, bytes: $0) }
      }
    }
  }()

  static func sheets() throws -> [PayloadRuleSheet] {
    try PayloadRuleSheet.all(in: KitResources.locate().specs)
  }
}
