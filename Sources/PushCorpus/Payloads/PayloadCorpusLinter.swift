public import PushPayloads

/// Compares the payload corpus with its manifests and the manifests with their grammar.
public struct PayloadCorpusLinter: Sendable {
  private let corpus: PayloadCorpus
  private let severities: [String: Severity]
  private var findings: [PayloadCorpusFinding] = []
  /// The manifest in which each identifier stands first.
  private var homes: [String: String] = [:]

  /// Makes a linter that knows the rules given.
  public init(corpus: PayloadCorpus, rules: [PayloadRule] = PayloadRule.all) {
    self.corpus = corpus
    severities = Dictionary(rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { $1 })
  }

  /// Lists all that is wrong, area by area; empty if nothing is.
  ///
  /// - Returns: The findings.
  /// - Throws: Why the folder of the areas cannot be listed.
  public func lint() throws(CorpusFileError) -> [PayloadCorpusFinding] {
    var pass = self
    for area in try corpus.areas() { pass.lint(area) }
    return pass.findings
  }

  private mutating func lint(_ area: String) {
    let path = "payloads/\(area)/\(PayloadCorpus.manifestName)"
    let manifest: PayloadManifest
    do {
      manifest = try corpus.manifest(of: area)
    } catch {
      switch error {
      case .file(let error): report(path, .file(error))
      case .content(let error): report(path, at: error.position, .unreadable(error.explanation))
      }
      return
    }
    let source = ManifestSource(corpus: corpus, area: area)
    if manifest.area != area {
      report(
        path,
        at: source.position("/area"),
        .areaNotFolder(area: manifest.area, folder: area)
      )
    }
    for (index, vector) in manifest.vectors.enumerated() {
      let position = source.position("/vectors/\(index)")
      for problem in identityProblems(of: vector, area: area, path: path)
        + contentProblems(of: vector, area: area)
        + expectationProblems(of: vector, flags: manifest.flags)
      {
        report(path, at: position, problem)
      }
    }
    lintFiles(of: manifest, area: area, path: path)
    let used = Set(manifest.vectors.flatMap(\.flags))
    for flag in manifest.flags.keys.sorted() where !used.contains(flag) {
      report(path, at: source.position("/flags/\(flag)"), .unusedFlag(flag))
    }
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
    do {
      let count = try corpus.bytes(of: vector, in: area).count
      guard count != vector.bytes else { return [] }
      return [.wrongSize(file: vector.file, stated: vector.bytes, actual: count)]
    } catch {
      return [.file(error)]
    }
  }

  private func expectationProblems(
    of vector: PayloadVector,
    flags: [String: String]
  ) -> [PayloadCorpusFinding.Problem] {
    let expected = vector.diagnostics.map(\.rule)
    var problems = (expected + vector.nearMisses).filter { severities[$0] == nil }
      .map(PayloadCorpusFinding.Problem.unknownRule)
    problems += vector.nearMisses.filter(expected.contains).map { .brokenNearMiss($0) }
    let isRejected = expected.contains { severities[$0] == .rejected }
    if isRejected != (vector.apns == .rejected) {
      problems.append(.verdictContradictsDiagnostics(id: vector.id, verdict: vector.apns))
    }
    problems += vector.flags.filter { flags[$0] == nil }.map { .unexplainedFlag($0) }
    return problems
  }

  /// Compares the files that are listed with those that are there.
  private mutating func lintFiles(of manifest: PayloadManifest, area: String, path: String) {
    var listed: Set<String> = [PayloadCorpus.manifestName]
    for vector in manifest.vectors where !listed.insert(vector.file).inserted {
      report(path, .fileListedTwice(vector.file))
    }
    do {
      for file in try corpus.folder.folder(area).files()
      where !listed.contains(file) {
        report(path, .unlistedFile(file))
      }
    } catch {
      report(path, .file(error))
    }
  }

  private mutating func report(
    _ file: String,
    at position: SourcePosition = SourcePosition(of: 0, in: []),
    _ problem: PayloadCorpusFinding.Problem
  ) {
    findings.append(PayloadCorpusFinding(file: file, position: position, problem: problem))
  }
}

/// The text of a manifest, which knows where its values stand.
private struct ManifestSource {
  private let document: JSONDocument?

  init(corpus: PayloadCorpus, area: String) {
    let bytes = (try? corpus.folder.read("\(area)/\(PayloadCorpus.manifestName)")) ?? []
    document = try? JSONScanner.scan(bytes).get()
  }

  func position(_ pointer: String) -> SourcePosition {
    let element = JSONPointer(parsing: pointer).flatMap { document?.element(at: $0) }
    let offset = element?.range.lowerBound ?? 0
    return SourcePosition(of: offset, in: document?.bytes ?? [])
  }
}
