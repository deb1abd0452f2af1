import PushCorpus
import PushPayloads
import Testing

@Suite("A broken body is only reported")
struct PayloadRobustnessTests {
  /// The payloads that are broken in every place.
  ///
  /// Breaking the whole corpus would take half a minute and find little more. So there is the shortest payload of
  /// each kind, if it has fewer than 200 bytes. A kind is a set of rules that are broken together, a push type in
  /// an area, or a part of the grammar (`json.escape`).
  static let sample: [ShippedCorpus.Row] = {
    var shortest: [String: ShippedCorpus.Row] = [:]
    for row in ShippedCorpus.rows where row.bytes.count < 200 {
      let components = row.vector.id.split(separator: ".").prefix(2).joined(separator: ".")
      let area = Slug.area(of: row.vector.id)
      let rules = Set(row.vector.diagnostics.map(\.rule)).sorted().joined(separator: " ")
      let type = row.vector.request.headers[.pushType] ?? "no type"
      var kinds = ["rules \(rules)", "\(type) in \(area)"]
      if area == "json" { kinds.append(components) }
      for kind in kinds where row.bytes.count < shortest[kind]?.bytes.count ?? .max {
        shortest[kind] = row
      }
    }
    let chosen = Set(shortest.values.map(\.vector.id))
    return ShippedCorpus.rows.filter { chosen.contains($0.vector.id) }
  }()

  @Test("A payload that is cut after any byte is only reported", arguments: sample)
  func truncation(_ row: ShippedCorpus.Row) {
    for count in row.bytes.indices {
      examine(Array(row.bytes.prefix(count)), row.vector.request)
    }
  }

  @Test("A payload with a changed byte is only reported", arguments: sample)
  func flips(_ row: ShippedCorpus.Row) {
    for index in row.bytes.indices {
      for mask: UInt8 in [0xFF, 0x01, 0x80] {
        var bytes = row.bytes
        bytes[index] ^= mask
        examine(bytes, row.vector.request)
      }
    }
  }

  @Test("Every byte value is only reported, alone and between quotes")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      examine([byte], PushRequest())
      examine([0x22, byte, 0x22], PushRequest())
      examine(Array(#"{"aps":"#.utf8) + [byte], PushRequest())
    }
  }

  /// Checks every report: it is about these bytes, points into them, and can be repeated.
  private func examine(_ bytes: [UInt8], _ request: PushRequest) {
    let report = PayloadChecker(request: request).check(bytes)
    let document = try? JSONScanner.scan(bytes).get()
    let pointsInside = report.diagnostics.allSatisfy { diagnostic in
      guard diagnostic.range.lowerBound >= 0, diagnostic.range.upperBound <= bytes.count,
        let pointer = JSONPointer(parsing: diagnostic.pointer)
      else { return false }
      guard let document else { return pointer.tokens.isEmpty }
      // A pointer uses the last of repeated names, so the path to a value in an earlier one might not exist.
      return document.element(at: pointer) != nil || !document.duplicateNames.isEmpty
    }
    let saysWhy = document != nil || report.hasErrors || !request.judgesBody(bytes)
    let roundTrips = document.map { document in
      (try? JSONScanner.scan(document.value.utf8).get().value) == document.value
    }
    let isRepeatable = report == PayloadChecker(request: request).check(bytes)
    if !isRepeatable || report.bytes != bytes.count || !pointsInside || !saysWhy
      || roundTrips == false
    {
      Issue.record("\(bytes) is reported as \(report)")
    }
  }
}
