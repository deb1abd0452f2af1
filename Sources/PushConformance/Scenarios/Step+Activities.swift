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

  /// Reads what ActivityKit says; activities and types of attributes have names, and tokens bytes.
  static func readActivity(_ key: Key, _ argument: any Decoder) throws -> Step {
    func nonempty(_ text: String) throws -> DeviceToken {
      let token = try token(text, argument)
      guard !token.bytes.isEmpty else { throw argument.corrupted("such a token has bytes") }
      return token
    }
    switch key {
    case .receiveActivityToken:
      try argument.refuseUnknownMembers(knownBy: ActivityToken.CodingKeys.self)
      let received = try ActivityToken(from: argument)
      let name = try named(received.activity, "an activity", argument)
      return .receiveActivityToken(try nonempty(received.token), for: .activity(name))
    case .receivePushToStartToken:
      try argument.refuseUnknownMembers(knownBy: PushToStartToken.CodingKeys.self)
      let received = try PushToStartToken(from: argument)
      let name = try named(received.attributesType, "a type of attributes", argument)
      return .receiveActivityToken(try nonempty(received.token), for: .pushToStart(name))
    default:
      return .endActivity(try named(try String(from: argument), "an activity", argument))
    }
  }
}
