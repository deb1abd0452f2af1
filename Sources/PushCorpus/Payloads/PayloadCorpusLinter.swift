import Foundation
import PushPayloads

/// The check of the payload corpus against its manifests, and of the manifests against their grammar.
package struct PayloadCorpusLinter: Sendable {
  private let corpus: PayloadCorpus
  private let severities: [String: Severity]
  private var findings: [PayloadCorpusFinding] = []
  /// The manifest in which each identifier first occurs.
  private var homes: [String: String] = [:]
  private var coverage = RuleCoverage()

  package init(corpus: PayloadCorpus) {
    self.corpus = corpus
    severities = Dictionary(uniqueKeysWithValues: PayloadRule.all.map { ($0.id, $0.severity) })
  }

  /// Returns all findings, area by area.
  ///
  /// If `coverage` is true, the linter reports each rule that no test vector breaks or nearly breaks. The kit's own
  /// corpus has to cover all rules; the corpus of an adopter does not.
  package func lint(coverage: Bool = false) throws(CorpusFileError) -> [PayloadCorpusFinding] {
    var pass = self
    let areas = try corpus.areas()
    for area in areas { pass.lint(area) }
    // A link in place of an area's folder is reported, because the linter does not follow links. Hidden files such as
    // .gitattributes can lie beside the areas.
    for entry in try corpus.folder.entries(of: corpus.folder.root.path, path: "") {
      if case .leftOut(let reason) = entry.kind, reason != .hidden {
        pass.report("payloads", .leftOut(entry.name, reason))
      }
    }
    if coverage { pass.findings += pass.coverage.findings(areas: areas) }
    return pass.findings
  }

  private mutating func lint(_ area: String) {
    let path = PayloadCorpus.manifestPath(of: area)
    let file: PayloadManifestFile
    do {
      file = try corpus.manifestFile(of: area)
    } catch {
      coverage.isComplete = false
      switch error {
      case .file(let error): report(path, .file(error))
      case .content(let error): report(path, at: error.position, .unreadable(error.explanation))
      }
      return
    }
    let manifest = file.manifest
    if manifest.area != area {
      report(path, at: file.position("area"), .areaNotFolder(area: manifest.area, folder: area))
    }
    for (vector, position) in zip(manifest.vectors, file.vectorPositions) {
      for problem in identityProblems(of: vector, area: area, path: path)
        + contentProblems(of: vector, area: area)
        + expectationProblems(of: vector, flags: manifest.flags)
      {
        report(path, at: position, problem)
      }
      coverage.record(vector)
    }
    lintFiles(of: manifest, area: area, path: path)
    for flag in manifest.unusedFlags {
      report(path, at: file.position("flags", flag), .unusedFlag(flag))
    }
    lintForm(of: file)
  }

  private mutating func identityProblems(
    of vector: PayloadVector,
    area: String,
    path: String
  ) -> [PayloadCorpusFinding.Problem] {
    var problems: [PayloadCorpusFinding.Problem] = []
    if !Slug.isValid(vector.id) {
      problems.append(.malformedIdentifier(vector.id))
    } else if Slug.area(of: vector.id) != area {
      problems.append(.identifierElsewhere(id: vector.id, area: area))
    }
    if let first = homes[vector.id] {
      problems.append(.duplicateIdentifier(id: vector.id, firstIn: first))
    } else {
      homes[vector.id] = path
    }
    let stem = String(vector.id.drop { $0 != "." }.dropFirst())
    let file = vector.file.split(separator: ".").dropLast().joined(separator: ".")
    if file != stem {
      problems.append(.fileNotNamedAfterIdentifier(file: vector.file, expected: stem))
    }
    return problems
  }

  private func contentProblems(
    of vector: PayloadVector,
    area: String
  ) -> [PayloadCorpusFinding.Problem] {
    let bytes: [UInt8]
    do { bytes = try corpus.bytes(of: vector, in: area) } catch { return [.file(error)] }
    var problems: [PayloadCorpusFinding.Problem] = []
    if bytes.count != vector.bytes {
      problems.append(.wrongSize(file: vector.file, stated: vector.bytes, actual: bytes.count))
    }
    // The client's verdict can be "accepted" only for an object, and "rejected" only for bytes that are not an object.
    let isObject = Payload(bytes: bytes) != nil
    if vector.client == .accepted && !isObject || vector.client == .rejected && isObject {
      problems.append(.verdictContradictsBytes(id: vector.id, verdict: vector.client))
    }
    return problems
  }

  private func expectationProblems(
    of vector: PayloadVector,
    flags: [String: String]
  ) -> [PayloadCorpusFinding.Problem] {
    let expected = vector.diagnostics.map(\.rule)
    let broken = Set(expected)
    var problems = (expected + vector.nearMisses).filter { severities[$0] == nil }
      .map(PayloadCorpusFinding.Problem.unknownRule)
    problems += vector.nearMisses.filter(broken.contains).map { .brokenNearMiss($0) }
    let isRejected = expected.contains { severities[$0] == .rejected }
    if isRejected != (vector.apns == .rejected) {
      problems.append(.verdictContradictsDiagnostics(id: vector.id, verdict: vector.apns))
    }
    if vector.parsed != nil, vector.client != .accepted {
      problems.append(.readingNotDue(id: vector.id, client: vector.client))
    }
    if vector.keys != nil, vector.parsed == nil { problems.append(.keysWithoutReading(vector.id)) }
    problems += vector.flags.filter { flags[$0] == nil }.map { .unexplainedFlag($0) }
    return problems
  }

  private mutating func lintFiles(of manifest: PayloadManifest, area: String, path: String) {
    var listed: Set<String> = [PayloadCorpus.manifestName]
    for vector in manifest.vectors where !listed.insert(vector.file).inserted {
      report(path, .fileListedTwice(vector.file))
    }
    do {
      for file in try corpus.folder.folder(area).files()
      where !listed.contains(file) { report(path, .unlistedFile(file)) }
      for entry in try corpus.folder.folder(area).leftOut() {
        report(path, .leftOut(entry.path, entry.reason))
      }
    } catch {
      report(path, .file(error))
    }
  }

  private mutating func lintForm(of file: PayloadManifestFile) {
    let canonical = file.canonicalText
    guard let difference = FormDifference(of: file.document.bytes, from: canonical) else { return }
    report(
      file.path,
      at: file.document.position(of: difference.offset),
      canonical.count > PayloadCorpus.manifestLimit
        ? .tooLargeInForm : .notCanonical(expected: difference.expected)
    )
  }

  private mutating func report(
    _ file: String,
    at position: SourcePosition = SourcePosition(of: 0, in: []),
    _ problem: PayloadCorpusFinding.Problem
  ) {
    findings.append(PayloadCorpusFinding(file: file, position: position, problem: problem))
  }
}

struct RuleCoverage: Sendable {
  private var broken: Set<String> = []
  private var nearMisses: Set<String> = []
  /// False if a manifest could not be read; that manifest might have the test vectors that seem to be missing.
  var isComplete = true

  mutating func record(_ vector: PayloadVector) {
    broken.formUnion(vector.diagnostics.map(\.rule))
    nearMisses.formUnion(vector.nearMisses)
  }

  /// Returns the findings of uncovered rules; none if a manifest could not be read.
  func findings(areas: [String]) -> [PayloadCorpusFinding] {
    guard isComplete else { return [] }
    let areas = Set(areas)
    return PayloadRule.all.flatMap { rule in
      let area = Slug.area(of: rule.id)
      var problems: [PayloadCorpusFinding.Problem] = []
      if !broken.contains(rule.id) { problems.append(.unbrokenRule(rule.id)) }
      if !nearMisses.contains(rule.id) { problems.append(.ruleWithoutNearMiss(rule.id)) }
      return problems.map { problem in
        PayloadCorpusFinding(
          file: areas.contains(area) ? PayloadCorpus.manifestPath(of: area) : "payloads",
          position: SourcePosition(of: 0, in: []),
          problem: problem
        )
      }
    }
  }
}
