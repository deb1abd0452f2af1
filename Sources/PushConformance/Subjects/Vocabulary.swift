import PushPayloads
import PushSimulation

/// How an app spells things, so that one scenario fits apps that spell them differently.
public struct Vocabulary: Sendable, Hashable {
  /// How a center writes a device token.
  public enum TokenCase: String, Sendable, Hashable {
    /// With lower-case digits, as Apple's samples do.
    case lowercase
    /// With upper-case digits.
    case uppercase
  }

  /// The path of keys to the routing URL, from the root of the payload.
  public var url: [String]
  /// The path to the kind of event.
  public var type: [String]
  /// The path to the object that the event is about.
  public var objectID: [String]
  /// The path to what identifies the message.
  public var messageID: [String]
  /// The path of the server's endpoint for device tokens; nil where the adapter does not say it.
  public var devicesPath: String?
  /// The case of the digits of a device token.
  public var tokenCase: TokenCase

  /// Creates a vocabulary.
  public init(
    url: [String] = ["url"],
    type: [String] = ["type"],
    objectID: [String] = ["id"],
    messageID: [String] = ["message_id"],
    devicesPath: String? = nil,
    tokenCase: TokenCase = .lowercase
  ) {
    self.url = url
    self.type = type
    self.objectID = objectID
    self.messageID = messageID
    self.devicesPath = devicesPath
    self.tokenCase = tokenCase
  }

  /// A device token as this app writes it.
  func text(of token: DeviceToken) -> String {
    tokenCase == .lowercase ? token.hexadecimal : token.hexadecimal.uppercased()
  }
}
