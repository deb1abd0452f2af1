import PushCorpus
import PushPayloads
import Testing

@Suite("No body, however broken, does more than be reported")
struct PayloadRobustnessTests {
  /// Small payloads of every area, each of which is broken in every place.
  static let sample: [ShippedCorpus.Row] = ShippedCorpus.rows.filter { $0.bytes.count < 200 }

  @Test("Cut after every byte", arguments: sample)
  func truncation(_ row: ShippedCorpus.Row) {
    for count in row.bytes.indices {
      examine(Array(row.bytes.prefix(count)), row.vector.request)
    }
  }

  @Test("Every byte complemented, and its lowest and highest bit flipped", arguments: sample)
  func flips(_ row: ShippedCorpus.Row) {
    for index in row.bytes.indices {
      for mask: UInt8 in [0xFF, 0x01, 0x80] {
        var bytes = row.bytes
        bytes[index] ^= mask
        examine(bytes, row.vector.request)
      }
    }
  }

  @Test("Every byte value alone, and between two quotes")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      examine([byte], PushRequest())
      examine([0x22, byte, 0x22], PushRequest())
      examine(Array(#"{"aps":"#.utf8) + [byte], PushRequest())
    }
  }

  /// What holds for every report: it is about these bytes, and points into them.
  private func examine(_ bytes: [UInt8], _ request: PushRequest) {
    let report = PayloadChecker(request: request).check(bytes)
    let document = try? JSONScanner.scan(bytes).get()
    let pointsInside = report.diagnostics.allSatisfy { diagnostic in
      guard diagnostic.range.lowerBound >= 0, diagnostic.range.upperBound <= bytes.count,
        let pointer = JSONPointer(parsing: diagnostic.pointer)
      else { return false }
      return document == nil ? pointer.tokens.isEmpty : document?.element(at: pointer) != nil
    }
    let saysWhy = document != nil || report.hasErrors
    let roundTrips = document.map { document in
      (try? JSONScanner.scan(document.value.utf8).get().value) == document.value
    }
    if report.bytes != bytes.count || !pointsInside || !saysWhy || roundTrips == false {
      Issue.record("\(bytes) is reported as \(report)")
    }
  }
}
