package import PushPayloads

/// The device token that the system has handed out, and the request that sends it to the app's server.
package struct PushToken: Sendable, Hashable {
  /// The path at which the server keeps the devices of an account.
  package static let endpoint = "/account/devices"

  private let token: DeviceToken

  /// Wraps the bytes that the system has handed out, of any number.
  package init(_ token: DeviceToken) {
    self.token = token
  }

  /// Whether the token has no bytes, so that there is nothing to register.
  package var isEmpty: Bool { token.bytes.isEmpty }

  /// The parameters for the server: the token in hexadecimal, two lower-case digits a byte.
  package var parameters: [String: String] { ["token": token.hexadecimal] }

  /// Registers the token with the server.
  @MainActor func register(
    with api: any DeviceAPI,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    api.post(Self.endpoint, parameters: parameters, completion: completion)
  }
}
