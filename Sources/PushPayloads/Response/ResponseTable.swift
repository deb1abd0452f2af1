/// The next step of a server after an answer; `Specs/apns-responses.json` explains each step.
package enum ServerAction: String, Sendable, Decodable {
  case deleteToken = "delete-token"
  case retry
  case renewProviderToken = "renew-provider-token"
  case fixRequest = "fix-request"
  case stop
}

/// The statuses and reasons of APNs: `Specs/apns-responses.json`.
package struct ResponseTable: Sendable, Decodable {
  /// A reason, or a status without a reason; `Specs/schemas/apns-responses.schema.json` explains the members.
  struct Row: Decodable {
    let reason: String?
    let spellings: [String]?
    let status: Int
    let requests: [RequestKind]?
    let action: ServerAction?
    let after: Int?
    let final: Bool?
    let parts: [String]?
    let rules: [String]?
    let means: String
    let advice: String?
    let sources: [String]?
  }

  enum RequestKind: String, Decodable {
    case device, channel, binary
  }

  let title: String
  let actions: [String: String]
  let sources: [String: String]
  let statuses: [Row]
  let reasons: [Row]

  func row(of status: Int?) -> Row? { statuses.first { $0.status == status } }

  /// Returns the row of a reason; case, spaces, hyphens and underscores do not count.
  func row(of reason: String?) -> Row? {
    func key(_ reason: String) -> String { reason.lowercased().filter { !" -_".contains($0) } }
    guard let reason, reason.utf8.count <= 64 else { return nil }
    return reasons.first { row in
      ([row.reason ?? ""] + (row.spellings ?? [])).contains { key($0) == key(reason) }
    }
  }
}
