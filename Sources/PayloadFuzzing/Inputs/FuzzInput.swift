public import PushPayloads

/// What a fuzzer's bytes mean: a body, and what is known of its request.
///
/// A fuzzer mutates bytes and knows nothing of headers, so the first bytes of an input may say
/// something of them: each of up to ``maximumSettings`` leading bytes from 0x80 to 0xBF is one setting.
/// No JSON text begins with such a byte. A plain payload file is therefore an input as it is, under a
/// request of which nothing is known. `Specs/fuzzing.md` lists the settings.
public struct FuzzInput: Sendable, Hashable {
  /// What is known of the request.
  public let request: PushRequest
  /// The body.
  public let body: [UInt8]

  /// How many leading bytes are taken for settings: the next is the body's, whatever it is.
  public static let maximumSettings = 8

  /// Puts an input together.
  public init(request: PushRequest = PushRequest(), body: [UInt8]) {
    self.request = request
    self.body = body
  }

  /// Reads an input; every sequence of bytes is one.
  public init(reading bytes: [UInt8]) {
    let settings = bytes.prefix(Self.maximumSettings).prefix(
      while: RequestSetting.selectors.contains
    )
    var request = PushRequest()
    for selector in settings { RequestSetting(selector: selector)?.apply(&request) }
    self.request = request
    body = Array(bytes[settings.endIndex...])
  }
}

extension FuzzInput: CustomStringConvertible {
  /// A command line that judges the body under the request.
  public var description: String { request.checkCommand(for: body) }
}
