/// A device token: opaque bytes of any length.
///
/// Apple's documentation of `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)` says: "Don't make
/// assumptions about device token size". Tokens of 32, 54 and 80 bytes have been seen.
public struct DeviceToken: Sendable, Hashable {
  /// The bytes of the token that the system passed to the app.
  public let bytes: [UInt8]

  /// Creates a token from the bytes that the system passed to the app.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Reads hexadecimal digits in either case; nil for an empty string, an odd number of digits or any other character.
  ///
  /// A reader that skipped other characters would turn the description of a `Data` into a wrong token. Such a
  /// description is `{length = 32, bytes = 0x965b251e … }`.
  public init?(hexadecimal: String) {
    let digits = Array(hexadecimal.utf8)
    guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = hexadecimalValue(digits[index]),
        let low = hexadecimalValue(digits[index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  /// The token as lowercase hexadecimal digits, for the path of a request to APNs.
  public var hexadecimal: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      digits.append(hexadecimalDigit(byte >> 4))
      digits.append(hexadecimalDigit(byte & 0xF))
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension DeviceToken: CustomStringConvertible {
  /// The token as in the path of a request to APNs: two lowercase hexadecimal digits for each byte.
  public var description: String { hexadecimal }
}
