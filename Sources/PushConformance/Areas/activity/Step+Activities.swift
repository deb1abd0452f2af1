import PushCorpus
import PushPayloads
import PushSimulation

/// How steps about Live Activities are written.
extension Step {
  struct ActivityToken: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case token
      case activity = "of"
    }
    var token: String
    var activity: String
  }

  struct PushToStartToken: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case token
      case attributesType = "for"
    }
    var token: String
    var attributesType: String
  }

  /// Reads the token of an activity, which has a name.
  static func readActivityToken(_ argument: any Decoder) throws -> ActivityStep {
    try argument.refuseUnknownMembers(knownBy: ActivityToken.CodingKeys.self)
    let received = try ActivityToken(from: argument)
    let name = try named(received.activity, "an activity", argument)
    return .receiveToken(try tokenWithBytes(received.token, argument), for: .activity(name))
  }

  /// Reads a token that starts activities of a type.
  static func readPushToStartToken(_ argument: any Decoder) throws -> ActivityStep {
    try argument.refuseUnknownMembers(knownBy: PushToStartToken.CodingKeys.self)
    let received = try PushToStartToken(from: argument)
    let name = try named(received.attributesType, "a type of attributes", argument)
    return .receiveToken(try tokenWithBytes(received.token, argument), for: .pushToStart(name))
  }

  /// Reads a token of ActivityKit, which is never empty.
  private static func tokenWithBytes(_ text: String, _ argument: any Decoder) throws -> DeviceToken
  {
    let token = try token(text, argument)
    guard !token.bytes.isEmpty else { throw argument.corrupted("such a token has bytes") }
    return token
  }
}
