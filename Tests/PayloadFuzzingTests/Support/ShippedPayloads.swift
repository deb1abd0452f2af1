import Foundation
import PushCorpus

enum ShippedPayloads {
  struct Row: Sendable, CustomStringConvertible {
    let vector: PayloadVector
    let bytes: [UInt8]

    var description: String { vector.id }
  }

  /// Every vector that can be read; the linter's test reports all other vectors.
  static let rows: [Row] = {
    guard let resources = try? KitResources.locate() else { return [] }
    return rows(of: PayloadCorpus(corpus: resources.corpus))
  }()

  /// The payloads that the fuzzer has found, which have a separate folder; nil if they cannot be read.
  static let regressions = try? PayloadCorpus(
    corpus: KitResources.locate().corpus.appendingPathComponent("regressions", isDirectory: true)
  )

  static let regressionRows: [Row] = regressions.map(rows) ?? []

  private static func rows(of corpus: PayloadCorpus) -> [Row] {
    guard let areas = try? corpus.areas() else { return [] }
    return areas.flatMap { area -> [Row] in
      guard let manifest = try? corpus.manifest(of: area) else { return [] }
      return manifest.vectors.compactMap { vector in
        (try? corpus.bytes(of: vector, in: area)).map { Row(vector: vector, bytes: $0) }
      }
    }
  }
}
