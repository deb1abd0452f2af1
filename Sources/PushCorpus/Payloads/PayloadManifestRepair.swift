import PushPayloads

/// The repair of a manifest by `corpus lint --fix`.
///
/// A repair corrects the sizes of files, removes flags that no test vector has, and writes the canonical form. A repair
/// never changes expectations and verdicts, because a person has to judge them.
package struct PayloadManifestRepair: Sendable, Hashable {
  package enum Fix: Sendable, Hashable {
    case size(file: String, stated: Int, actual: Int)
    case unusedFlag(String)
    /// Only the form of the text changes: the order of members and entries, whitespace, or the spelling of values.
    case form
  }

  package let area: String
  package let fixes: [Fix]
  package let text: [UInt8]
}

extension PayloadCorpus {
  /// Returns the repair of an area's manifest; nil if nothing can be repaired.
  ///
  /// The result is also nil for an invalid manifest, and if the repaired manifest would exceed the size limit. The
  /// linter reports these manifests.
  package func repair(of area: String) -> PayloadManifestRepair? {
    guard let file = try? manifestFile(of: area), var object = file.document.value.object
    else { return nil }
    var fixes: [PayloadManifestRepair.Fix] = []
    var vectors = object["vectors"]?.array ?? []
    for (index, vector) in file.manifest.vectors.enumerated() {
      guard let actual = try? bytes(of: vector, in: area).count, actual != vector.bytes,
        case .object(var members) = vectors[index]
      else { continue }
      members["bytes"] = .number(JSONNumber(actual))
      vectors[index] = .object(members)
      fixes.append(.size(file: vector.file, stated: vector.bytes, actual: actual))
    }
    object["vectors"] = .array(vectors)

    let unused = file.manifest.unusedFlags
    if var flags = object["flags"]?.object, !unused.isEmpty {
      let names = Set(unused)
      flags.members.removeAll { names.contains($0.key) }
      object["flags"] = .object(flags)
      fixes += unused.map { .unusedFlag($0) }
    }
    if file.canonicalText != file.document.bytes { fixes.append(.form) }
    guard !fixes.isEmpty else { return nil }
    let text = CanonicalManifest.text(of: object)
    // The kit could not read a manifest above the size limit again.
    guard text.count <= Self.manifestLimit else { return nil }
    return PayloadManifestRepair(area: area, fixes: fixes, text: text)
  }

  /// Writes the repaired manifest; after an error, the old manifest is unchanged.
  package func apply(_ repair: PayloadManifestRepair) throws(CorpusFileError) {
    try folder.write(repair.text, to: "\(repair.area)/\(Self.manifestName)")
  }
}

extension PayloadManifestRepair: CustomStringConvertible {
  package var description: String {
    "\(PayloadCorpus.manifestPath(of: area)): \(fixes.map(Self.text).joined(separator: ", "))"
  }

  private static func text(of fix: Fix) -> String {
    switch fix {
    case .size(let file, let stated, let actual):
      "the size of \"\(file)\" from \(stated) to \(actual)"
    case .unusedFlag(let flag): "the flag \"\(flag)\", which no vector has"
    case .form: "the canonical form"
    }
  }
}
