package import PushPayloads

/// The input of a fuzzer: a body, and known parts of its request.
///
/// A fuzzer mutates only bytes. So leading bytes from 0x80 to 0xBF are settings of the request, such as headers, up to
/// ``maximumSettings`` bytes. No JSON text begins with such a byte, so a plain payload file is an input whose request
/// is unknown. `Specs/fuzzing.md` lists the settings.
package struct FuzzInput: Sendable, Hashable {
  package let request: PushRequest
  package let body: [UInt8]

  /// The largest number of leading bytes that are settings; all other bytes belong to the body.
  package static let maximumSettings = 8

  package init(request: PushRequest = PushRequest(), body: [UInt8]) {
    self.request = request
    self.body = body
  }

  /// Creates an input from a fuzzer's bytes: the leading settings, and the body after the settings.
  package init(reading bytes: [UInt8]) {
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
  /// A command line that checks the body again, with the known parts of the request as options.
  package var description: String { request.checkCommand(for: body) }
}
