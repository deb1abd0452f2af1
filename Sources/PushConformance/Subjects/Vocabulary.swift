public import PushPayloads
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

  /// Where the app keeps its own fields in a payload.
  public var keys: PayloadKeyMap
  /// The path of the server's endpoint for device tokens; nil where the adapter does not say it.
  public var devicesPath: String?
  /// The case of the digits of a device token.
  public var tokenCase: TokenCase

  /// Creates a vocabulary with the key map of a parser.
  public init(
    keys: PayloadKeyMap,
    devicesPath: String? = nil,
    tokenCase: TokenCase = .lowercase
  ) {
    self.keys = keys
    self.devicesPath = devicesPath
    self.tokenCase = tokenCase
  }

  /// Creates a vocabulary of the paths that are not the usual ones.
  public init(
    url: [String] = PayloadKeyMap().url,
    type: [String] = PayloadKeyMap().type,
    objectID: [String] = PayloadKeyMap().objectID,
    messageID: [String] = PayloadKeyMap().messageID,
    devicesPath: String? = nil,
    tokenCase: TokenCase = .lowercase
  ) {
    self.init(
      keys: PayloadKeyMap(url: url, type: type, objectID: objectID, messageID: messageID),
      devicesPath: devicesPath,
      tokenCase: tokenCase
    )
  }

  /// A device token as this app writes it.
  func text(of token: DeviceToken) -> String {
    tokenCase == .lowercase ? token.hexadecimal : token.hexadecimal.uppercased()
  }
}
