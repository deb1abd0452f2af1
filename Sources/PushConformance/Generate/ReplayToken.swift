import Foundation
import PushCorpus

/// A scenario, the name of a subject, and the order in which the center's jobs run, encoded as one word.
///
/// A job is a part of a Swift task that runs without a suspension. The kit prints the token with each finding. The
/// command line takes the token as the argument of `push-conformance replay`. The token contains the steps and no
/// choices of a generator, so it stays valid when the generators change. The grammar is in Specs/generation.md.
package struct ReplayToken: Sendable, Hashable {
  package var subject: String
  package var scenario: Scenario
  /// For each moment with several ready jobs, the index of the job that runs, counted from the oldest; 0 if missing.
  package var schedule: [Int]

  static let mostChoices = 4_096
  static let version = "PC1"
  static let longest = 1 << 16

  package init(subject: String, scenario: Scenario, schedule: [Int] = []) {
    self.subject = subject
    self.scenario = scenario
    self.schedule = schedule
  }

  init(subject: String, run: Run) {
    self.init(subject: subject, scenario: run.scenario, schedule: run.order.schedule.choices)
  }

  /// The text of the token; nil if it would be longer than ``longest``, or if the scenario cannot be encoded.
  package var text: String? {
    let body = Body(
      subject: subject,
      scenario: scenario,
      schedule: schedule.isEmpty ? nil : schedule
    )
    guard let json = try? Body.encoder.encode(body) else { return nil }
    let base64 = json.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
    let text = "\(Self.version).\(base64).\(CRC32.hexadecimal(of: base64.utf8))"
    return text.utf8.count <= Self.longest ? text : nil
  }

  package init(_ text: String) throws(ReplayTokenError) {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let version = parts.first, version.hasPrefix("PC"), !version.dropFirst(2).isEmpty,
      version.dropFirst(2).utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .notAToken }
    guard version == Self.version else { throw .otherVersion(String(version)) }
    guard parts.count == 3 else { throw .damaged }
    guard CRC32.hexadecimal(of: parts[1].utf8) == parts[2] else { throw .damaged }
    let base64 = parts[1].replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    guard let json = Data(base64Encoded: base64 + padding) else { throw .damaged }
    let body: Body
    do {
      body = try StrictJSON.decode(Body.self, from: Array(json), file: "token")
    } catch {
      throw .malformed("\(error)")
    }
    guard Slug.isValid(body.scenario.id) else { throw .malformed("the scenario has no name") }
    if let fault = body.scenario.firstFault { throw .unplayable(fault) }
    let schedule = body.schedule ?? []
    guard schedule.count <= Self.mostChoices,
      schedule.allSatisfy({ (0...Self.mostChoices).contains($0) })
    else {
      throw .malformed("the schedule is not a list of at most \(Self.mostChoices) small numbers")
    }
    self.init(subject: body.subject, scenario: body.scenario, schedule: schedule)
  }

  fileprivate struct Body: Codable {
    var subject: String
    var scenario: Scenario
    var schedule: [Int]?

    static var encoder: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return encoder
    }
  }
}

package enum ReplayTokenError: Error, Sendable, Hashable {
  case notAToken
  case tooLong
  case otherVersion(String)
  case damaged
  case malformed(String)
  case unplayable(ScenarioFault)
}

extension ReplayTokenError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAToken: "this is not a token; a token begins with '\(ReplayToken.version).'"
    case .tooLong: "this is not a token; a token has at most \(ReplayToken.longest) characters"
    case .otherVersion(let version):
      "the token is of version \(version), and this version of the kit reads"
        + " \(ReplayToken.version); replay it with the version that printed it"
    case .damaged: "the token is damaged; copy the whole of it, without spaces and line breaks"
    case .malformed(let problem): "the token holds no scenario: \(problem)"
    case .unplayable(let fault): "the token holds a scenario that cannot be played: \(fault.text)"
    }
  }
}

extension Scenario {
  /// The scenario as the content of a scenario file, on one line; nil if the scenario cannot be encoded.
  package var fileText: String? {
    (try? ReplayToken.Body.encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
