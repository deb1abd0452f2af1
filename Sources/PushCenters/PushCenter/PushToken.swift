package import PushPayloads

/// The device token, and the request that sends it to the app's server.
package struct PushToken: Sendable, Hashable {
  /// The path at which the server keeps the devices of an account.
  package static let endpoint = "/account/devices"

  private let token: DeviceToken

  /// Creates a token from the system's token, which may have any number of bytes.
  package init(_ token: DeviceToken) {
    self.token = token
  }

  package var isEmpty: Bool { token.bytes.isEmpty }

  /// The parameters for the server: the token in hexadecimal, two lower-case digits a byte.
  package var parameters: [String: String] { ["token": token.hexadecimal] }

  /// Sends the token to the server; the completion receives whether the server has accepted the token.
  @MainActor func register(
    with api: any DeviceAPI,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    api.post(Self.endpoint, parameters: parameters, completion: completion)
  }
}
