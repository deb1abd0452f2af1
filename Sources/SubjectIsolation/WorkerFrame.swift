/// The form of a message between the kit and a worker: a secret, the message number, the length of the content, and the
/// content.
///
/// The kit generates a random secret for each worker, and sends it on the pipe for requests. A subject can write bytes
/// to every open descriptor. The kit does not accept such bytes as an answer, because they lack the secret.
struct WorkerFrame {
  static let secretLength = 16
  static let headerLength = secretLength + 16
  /// The largest length of the content, in bytes.
  private static let longest = 256 << 20
  /// The bit of the message number that marks a fault of an adapter in place of an answer.
  private static let faultBit: UInt64 = 1 << 63

  let secret: [UInt8]

  init(secret: [UInt8]) { self.secret = secret }

  init() {
    var generator = SystemRandomNumberGenerator()
    secret = (0..<Self.secretLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Returns the header and the content of a message; a request and its answer have the same number.
  func bytes(_ content: [UInt8], number: UInt64, isFault: Bool = false) -> [UInt8] {
    secret + Self.bytes(of: isFault ? number | Self.faultBit : number)
      + Self.bytes(of: UInt64(content.count)) + content
  }

  func content(
    after header: some Collection<UInt8>,
    number: UInt64
  ) -> (length: Int, isFault: Bool)? {
    guard header.count == Self.headerLength, header.starts(with: secret) else { return nil }
    let seen = Self.number(header.dropFirst(Self.secretLength).prefix(8))
    let length = Self.number(header.dropFirst(Self.secretLength + 8))
    guard seen & ~Self.faultBit == number, length <= UInt64(Self.longest) else { return nil }
    return (Int(length), seen != number)
  }

  static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func number(_ bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
