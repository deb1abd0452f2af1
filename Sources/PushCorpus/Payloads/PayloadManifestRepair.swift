import PushPayloads

/// What `corpus lint --fix` makes of a manifest: the form and the facts that follow from the files.
///
/// What takes judgement is never touched: neither an expectation nor a verdict is made up.
package struct PayloadManifestRepair: Sendable, Hashable {
  /// One thing that is put right.
  package enum Fix: Sendable, Hashable {
    /// The size of a file.
    case size(file: String, stated: Int, actual: Int)
    /// A flag is explained that no vector bears.
    case unusedFlag(String)
    /// The text was not in its canonical form.
    case form
  }

  /// The area whose manifest it is.
  package let area: String
  /// What is put right, in the order of the manifest.
  package let fixes: [Fix]
  /// The new text of the manifest.
  package let text: [UInt8]
}

extension PayloadCorpus {
  /// Makes out what can be put right in the manifest of an area.
  ///
  /// - Returns: The repair; nil where there is nothing to put right, and for a manifest that cannot be
  ///   read, or could not be read in its form. The linter reports those.
  package func repair(of area: String) -> PayloadManifestRepair? {
    guard let file = try? manifestFile(of: area), var object = file.document.value.object else {
      return nil
    }
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
    // Nothing is gained by a manifest that nobody can read any more.
    guard text.count <= Self.manifestLimit else { return nil }
    return PayloadManifestRepair(area: area, fixes: fixes, text: text)
  }

  /// Puts a repaired manifest in the place of the old one.
  ///
  /// - Throws: Why it cannot be written; the old one is there still.
  package func apply(_ repair: PayloadManifestRepair) throws(CorpusFileError) {
    try folder.write(repair.text, to: "\(repair.area)/\(Self.manifestName)")
  }
}

extension PayloadManifestRepair: CustomStringConvertible {
  /// One line that says what is put right where.
  package var description: String {
    "\(PayloadCorpus.manifestPath(of: area)): \(fixes.map(Self.text).joined(separator: ", "))"
  }

  private static func text(of fix: Fix) -> String {
    switch fix {
    case .size(let file, let stated, let actual):
      "the size of \"\(file)\" from \(stated) to \(actual)"
    case .unusedFlag(let flag): "the flag \"\(flag)\", which no vector bears"
    case .form: "the canonical form"
    }
  }
}
