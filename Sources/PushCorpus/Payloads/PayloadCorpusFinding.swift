package import PushPayloads

/// Something in the payload corpus that is not as `Specs/corpus.md` has it.
package struct PayloadCorpusFinding: Sendable, Hashable {
  /// What can be wrong.
  package enum Problem: Sendable, Hashable {
    /// The manifest, or a payload, cannot be read.
    case unreadable(String)
    /// The area is named otherwise than its folder.
    case areaNotFolder(area: String, folder: String)
    /// An identifier is no slug.
    case malformedIdentifier(String)
    /// An identifier does not begin with the area.
    case identifierElsewhere(id: String, area: String)
    /// An identifier stands twice, here and in the file named.
    case duplicateIdentifier(id: String, firstIn: String)
    /// A file is not named after its identifier.
    case fileNotNamedAfterIdentifier(file: String, expected: String)
    /// A file is listed twice.
    case fileListedTwice(String)
    /// A listed file does not exist, or is not to be read.
    case file(CorpusFileError)
    /// A file is there and not listed.
    case unlistedFile(String)
    /// Something lies in an area that is not looked at.
    case leftOut(String, LeftOutReason)
    /// The size is another.
    case wrongSize(file: String, stated: Int, actual: Int)
    /// No rule has that name.
    case unknownRule(String)
    /// A rule is expected to be broken and listed as a near miss as well.
    case brokenNearMiss(String)
    /// The verdict of APNs contradicts what is expected of the check.
    case verdictContradictsDiagnostics(id: String, verdict: PayloadVector.Verdict)
    /// A reading is specified of a payload that no parser has to take.
    case readingNotDue(id: String, client: PayloadVector.Verdict)
    /// A key map is given and no reading that it would matter to.
    case keysWithoutReading(String)
    /// A flag is not explained.
    case unexplainedFlag(String)
    /// A flag is explained and never used.
    case unusedFlag(String)
    /// The verdict of a client contradicts the bytes.
    case verdictContradictsBytes(id: String, verdict: PayloadVector.Verdict)
    /// No vector breaks a rule.
    case unbrokenRule(String)
    /// No vector comes close to breaking a rule without doing so.
    case ruleWithoutNearMiss(String)
    /// The text leaves its canonical form, which goes on otherwise.
    case notCanonical(expected: String)
    /// The canonical form would be larger than what is read of a manifest.
    case tooLargeInForm
  }

  /// The file, below the corpus.
  package let file: String
  /// Where in the file; the beginning where no part of it is meant.
  package let position: SourcePosition
  /// What is wrong.
  package let problem: Problem
}

extension PayloadCorpusFinding: CustomStringConvertible {
  /// The place as compilers print it, what was found and what to do.
  package var description: String { "\(file):\(position): \(explanation)" }

  /// What was found and what to do, without the place.
  package var explanation: String {
    switch problem {
    case .unreadable(let reason): reason
    case .areaNotFolder(let area, let folder):
      "the area is called \"\(area)\" and its folder \"\(folder)\"; give both one name"
    case .malformedIdentifier(let id):
      "\"\(id)\" is no identifier; lower-case words are joined by hyphens and components by dots"
    case .identifierElsewhere(let id, let area):
      "\"\(id)\" does not begin with \"\(area).\"; move it to the area that it names"
    case .duplicateIdentifier(let id, let first):
      "\"\(id)\" stands in \(first) already; identifiers are unique"
    case .fileNotNamedAfterIdentifier(let file, let expected):
      "the file is called \"\(file)\"; after its identifier it is \"\(expected)\" and an extension"
    case .fileListedTwice(let file): "\"\(file)\" is listed a second time"
    case .file(let error): error.description
    case .unlistedFile(let file): "\"\(file)\" lies here and is not listed; list or remove it"
    case .leftOut(let name, let reason): "\"\(name)\" \(reason.explanation)"
    case .wrongSize(let file, let stated, let actual):
      "\"\(file)\" has \(actual) bytes and not \(stated)"
    case .unknownRule(let rule): "there is no payload rule \"\(rule)\""
    case .brokenNearMiss(let rule):
      "\"\(rule)\" is both expected to be broken and listed as a near miss"
    case .verdictContradictsDiagnostics(let id, .rejected):
      "\"\(id)\" is rejected by APNs, yet no rule of that severity is expected to be broken"
    case .verdictContradictsDiagnostics(let id, let verdict):
      "\"\(id)\" is \(verdict.rawValue) by APNs, yet a rule is expected that Apple rejects by"
    case .readingNotDue(let id, let client):
      "\"\(id)\" is \(client.rawValue) by clients, and yet says under \"parsed\" what they read in it"
    case .keysWithoutReading(let id):
      "\"\(id)\" has \"keys\" and no \"parsed\"; say what is read at those places"
    case .unexplainedFlag(let flag): "the flag \"\(flag)\" is not explained under \"flags\""
    case .unusedFlag(let flag): "the flag \"\(flag)\" is explained and no vector bears it"
    case .verdictContradictsBytes(let id, .rejected):
      "\"\(id)\" is rejected by a client, yet it is a JSON object, which every reader takes"
    case .verdictContradictsBytes(let id, let verdict):
      "\"\(id)\" is \(verdict.rawValue) by a client, yet it is no JSON object by RFC 8259"
    case .unbrokenRule(let rule): "no vector breaks the rule \"\(rule)\"; add one"
    case .ruleWithoutNearMiss(let rule):
      "no vector has \"\(rule)\" as a near miss; add one that comes close to breaking it"
    case .notCanonical(let expected):
      "not in canonical form from here on; expected is \(expected) ('corpus lint --fix' writes it)"
    case .tooLargeInForm:
      """
      the canonical form of this manifest has more than the \(PayloadCorpus.manifestLimit) bytes \
      that are read of one; divide the area
      """
    }
  }
}
