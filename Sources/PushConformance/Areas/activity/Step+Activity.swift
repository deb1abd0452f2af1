import PushCorpus
import PushPayloads
import PushSimulation

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

  static func readActivityToken(_ argument: any Decoder) throws -> ActivityStep {
    let received = try ActivityToken(from: argument)
    let name = try named(received.activity, "an activity", argument)
    return .receiveToken(try tokenWithBytes(received.token, argument), for: .activity(name))
  }

  static func readPushToStartToken(_ argument: any Decoder) throws -> ActivityStep {
    let received = try PushToStartToken(from: argument)
    let name = try named(received.attributesType, "a type of attributes", argument)
    return .receiveToken(try tokenWithBytes(received.token, argument), for: .pushToStart(name))
  }

  /// Reads a token of ActivityKit, which must not be empty.
  private static func tokenWithBytes(_ text: String, _ argument: any Decoder) throws -> DeviceToken
  {
    let token = try token(text, argument)
    guard !token.bytes.isEmpty else {
      throw argument.corrupted("the token of an activity has at least one byte")
    }
    return token
  }
}
