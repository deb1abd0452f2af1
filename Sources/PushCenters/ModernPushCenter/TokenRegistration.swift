package import PushPayloads

/// The purpose for which the app's server uses a token: pushes to the device, or pushes to Live Activities.
///
/// Tokens of different purposes never replace each other.
package enum TokenPurpose: Sendable, Hashable, Codable {
  case device
  /// A token for starting Live Activities whose attributes have the named type (iOS 17.2).
  case pushToStart(attributesType: String)
  /// A token for updating the Live Activity with this identifier.
  case activity(id: String)
}

/// The record of a device on the app's server: a token, its purpose, and its account.
package struct TokenRegistration: Sendable, Hashable {
  package let purpose: TokenPurpose
  package let token: DeviceToken
  /// The account whose notifications go to the token; nil in an app without accounts, and before a login.
  package let account: String?

  package init(purpose: TokenPurpose = .device, token: DeviceToken, account: String? = nil) {
    self.purpose = purpose
    self.token = token
    self.account = account
  }
}

extension TokenRegistration: Codable {
  private enum CodingKeys: CodingKey {
    case purpose, token, account
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    purpose = try container.decode(TokenPurpose.self, forKey: .purpose)
    account = try container.decodeIfPresent(String.self, forKey: .account)
    let digits = try container.decode(String.self, forKey: .token)
    guard let token = DeviceToken(hexadecimal: digits) else {
      throw DecodingError.dataCorruptedError(
        forKey: .token,
        in: container,
        debugDescription: "A token is pairs of hexadecimal digits"
      )
    }
    self.token = token
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(purpose, forKey: .purpose)
    try container.encode(token.hexadecimal, forKey: .token)
    try container.encodeIfPresent(account, forKey: .account)
  }
}
