package import PushPayloads

/// A place in the payload corpus that violates `Specs/corpus.md`.
package struct PayloadCorpusFinding: Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case unreadable(String)
    case areaNotFolder(area: String, folder: String)
    case malformedIdentifier(String)
    case identifierElsewhere(id: String, area: String)
    case duplicateIdentifier(id: String, firstIn: String)
    case fileNotNamedAfterIdentifier(file: String, expected: String)
    case fileListedTwice(String)
    case file(CorpusFileError)
    case unlistedFile(String)
    case leftOut(String, LeftOutReason)
    case wrongSize(file: String, stated: Int, actual: Int)
    case unknownRule(String)
    case brokenNearMiss(String)
    /// The manifest expects a verdict of APNs that does not fit the severities of the expected diagnostics.
    case verdictContradictsDiagnostics(id: String, verdict: PayloadVector.Verdict)
    /// A test vector states what a parser reads (`parsed`), but not that parsers accept the payload (`client`).
    case readingNotDue(id: String, client: PayloadVector.Verdict)
    /// A test vector states the places of the app's fields (`keys`), but not what a parser reads (`parsed`).
    case keysWithoutReading(String)
    case unexplainedFlag(String)
    case unusedFlag(String)
    case verdictContradictsBytes(id: String, verdict: PayloadVector.Verdict)
    case unbrokenRule(String)
    case ruleWithoutNearMiss(String)
    /// `expected` is the line of the canonical form at the first difference.
    case notCanonical(expected: String)
    case tooLargeInForm
  }

  /// The path of the manifest, or of the folder `payloads`, below the corpus.
  package let file: String
  /// The position in the file; the beginning if the problem concerns the whole file.
  package let position: SourcePosition
  package let problem: Problem
}

extension PayloadCorpusFinding: CustomStringConvertible {
  package var description: String { "\(file):\(position): \(explanation)" }

  package var explanation: String {
    switch problem {
    case .unreadable(let reason): reason
    case .areaNotFolder(let area, let folder):
      "the area is called \"\(area)\" and its folder \"\(folder)\"; give both one name"
    case .malformedIdentifier(let id):
      "\"\(id)\" is not an identifier; lower-case words are joined by hyphens and components by dots"
    case .identifierElsewhere(let id, let area):
      "\"\(id)\" does not begin with \"\(area).\"; move it to the area that it names"
    case .duplicateIdentifier(let id, let first):
      "\"\(id)\" is in \(first) already; identifiers are unique"
    case .fileNotNamedAfterIdentifier(let file, let expected):
      "the file is called \"\(file)\"; after its identifier it is \"\(expected)\" and an extension"
    case .fileListedTwice(let file): "\"\(file)\" is listed a second time"
    case .file(let error): error.description
    case .unlistedFile(let file): "\"\(file)\" is in this folder and not listed; list or remove it"
    case .leftOut(let name, let reason): "\"\(name)\" \(reason.explanation)"
    case .wrongSize(let file, let stated, let actual):
      "\"\(file)\" has \(actual) bytes and not \(stated)"
    case .unknownRule(let rule): "there is no payload rule \"\(rule)\""
    case .brokenNearMiss(let rule):
      "\"\(rule)\" is both expected to be broken and listed as a near miss"
    case .verdictContradictsDiagnostics(let id, .rejected):
      "\"\(id)\" is rejected by APNs, yet no rule of that severity is expected to be broken"
    case .verdictContradictsDiagnostics(let id, let verdict):
      "\"\(id)\" is \(verdict.rawValue) by APNs, but it is expected to break a rule by which APNs"
        + " rejects a push"
    case .readingNotDue(let id, let client):
      "\"\(id)\" is \(client.rawValue) by clients, but \"parsed\" says what they read in it"
    case .keysWithoutReading(let id):
      "\"\(id)\" has \"keys\" but no \"parsed\"; add \"parsed\" with the values at these keys"
    case .unexplainedFlag(let flag): "the flag \"\(flag)\" is not explained under \"flags\""
    case .unusedFlag(let flag): "the flag \"\(flag)\" is explained, but no vector has it"
    case .verdictContradictsBytes(let id, .rejected):
      "\"\(id)\" is rejected by a client, yet it is a JSON object, which every reader takes"
    case .verdictContradictsBytes(let id, let verdict):
      "\"\(id)\" is \(verdict.rawValue) by a client, yet it is not a JSON object by RFC 8259"
    case .unbrokenRule(let rule): "no vector breaks the rule \"\(rule)\"; add one"
    case .ruleWithoutNearMiss(let rule):
      "no vector has \"\(rule)\" as a near miss; add one that comes close to breaking it"
    case .notCanonical(let expected):
      "not in canonical form from here on; expected is \(expected) ('corpus lint --fix' writes it)"
    case .tooLargeInForm:
      """
      the canonical form of this manifest has more than the \(PayloadCorpus.manifestLimit) bytes \
      that the kit reads; divide the area
      """
    }
  }
}
