import ConformanceReports
import ConformanceTestSupport
import Foundation
import JUnitXML
import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

@Suite("The merged shards are the report of the whole run", .serialized)
@MainActor struct ShardMergerTests {
  enum Judged: String, CaseIterable, Sendable {
    case conforming, faulty, parser

    @MainActor func results(_ options: RunOptions) async throws -> SubjectResults {
      switch self {
      case .conforming:
        await ConformanceRunner(kit: try Kit.load(), options: options)
          .run(PushCenterSubject(PushCenterAdapter.self))
      case .faulty:
        await ConformanceRunner(kit: try Kit.load(), options: options)
          .run(PushCenterSubject(HasThreeFaults.self))
      case .parser:
        await PayloadRunner(suite: try PayloadSuite.load(), options: options)
          .run(try #require(ReferenceParsers.foundation.first))
      }
    }
  }

  private static let cases = 40

  private static func report(
    of subjects: [Judged],
    as shard: Shard = .whole,
    folding: Bool = true,
    to path: String
  ) async throws {
    var options = RunOptions(seed: 3, caseCount: cases)
    options.shard = shard
    var results: [SubjectResults] = []
    for subject in subjects { results.append(try await subject.results(options)) }
    try JUnitReport(results, foldingSkips: folding).write(to: path)
  }

  private static func merge(_ paths: [String], into target: String) throws {
    _ = try ShardMerger.merge(JUnitInput(paths[0]), paths.dropFirst(), into: target)
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      .replacing(#/ time="[0-9.]+"| timestamp="[^"]+"/#, with: "")
  }

  private static func shards(_ total: Int) -> [Shard] {
    (1...total).compactMap { Shard($0, of: total) }
  }

  @Test("Two, three and seven shards are the whole, in any order", arguments: Judged.allCases)
  func whole(_ subject: Judged) async throws {
    let folder = try TemporaryFolder()
    try await Self.report(of: [subject], to: folder.file("whole.xml"))
    let whole = try Self.text(of: folder.file("whole.xml"))
    for total in [2, 3, 7] {
      var paths: [String] = []
      for shard in Self.shards(total) {
        paths.append(folder.file("\(shard.index)-of-\(total).xml"))
        try await Self.report(of: [subject], as: shard, to: paths[shard.index - 1])
      }
      let merged = folder.file("merged.xml")
      for order in [paths, paths.reversed(), paths.shuffled()] {
        try Self.merge(order, into: merged)
        #expect(try Self.text(of: merged) == whole, "\(total) shards")
      }
      // The result is an ordinary report, which merging does not change.
      let bytes = try Data(contentsOf: URL(filePath: merged))
      _ = try JUnitMerger.merge(JUnitInput(merged), [], into: merged)
      #expect(try Data(contentsOf: URL(filePath: merged)) == bytes)
      try JUnitCheck.expectValid(merged)
    }
  }

  @Test("Shards of several subjects are the whole, with each case that was not judged")
  func several() async throws {
    let folder = try TemporaryFolder()
    let subjects = Judged.allCases
    try await Self.report(of: subjects, folding: false, to: folder.file("whole.xml"))
    var paths: [String] = []
    for shard in Self.shards(2) {
      paths.append(folder.file("\(shard.index).xml"))
      try await Self.report(of: subjects, as: shard, folding: false, to: paths[shard.index - 1])
    }
    try Self.merge(paths, into: folder.file("merged.xml"))
    #expect(try Self.text(of: folder.file("merged.xml")) == Self.text(of: folder.file("whole.xml")))
  }

  @Test(
    "Each golden scenario, block and payload is a case of one shard",
    arguments: Judged.allCases
  )
  func shares(_ subject: Judged) async throws {
    func cases(_ shard: Shard) async throws -> [CaseResult] {
      var options = RunOptions(seed: 3, caseCount: Self.cases)
      options.shard = shard
      return try await subject.results(options).cases
    }
    let whole = try await cases(.whole)
    var divided: [CaseResult] = []
    for shard in Self.shards(3) {
      let share = try await cases(shard)
      #expect(share.filter { $0.kind != .requirement }.count < whole.count)
      divided += share
    }
    for kind in CaseResult.Kind.allCases where kind != .requirement {
      #expect(
        divided.filter { $0.kind == kind }.map(\.id) == whole.filter { $0.kind == kind }.map(\.id)
      )
    }
    for requirement in whole where requirement.kind == .requirement {
      let parts = divided.filter { $0.kind == .requirement && $0.id == requirement.id }
      #expect(
        parts.reduce(0) { $0 + $1.satisfiedCount } == requirement.satisfiedCount,
        "\(requirement.id)"
      )
      #expect(parts.reduce(0) { $0 + $1.exercisedRunCount } == requirement.exercisedRunCount)
    }
  }
}

private enum JUnitCheck {
  static func expectValid(_ path: String) throws {
    let result = try JUnitChecker().check(path: path)
    #expect(result.findings.filter { $0.severity == .error }.isEmpty)
  }
}

private final class HasThreeFaults: PlainCenter {
  override func text(of token: DeviceToken) -> String {
    token.bytes.map { String($0, radix: 16) }.joined()
  }
  override func isSuppressed(_ receipt: Receipt) -> Bool {
    _ = super.isSuppressed(receipt)
    return false
  }
  override func present(_ receipt: Receipt) {
    application.presentToast(for: sighting(of: receipt)) { [weak self] in
      self?.follow(receipt)
      self?.follow(receipt)
    }
  }
}
