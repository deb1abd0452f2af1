package import PushPayloads

/// The input of a fuzzer: a body, and settings of the request that carries the body.
///
/// A fuzzer mutates only bytes, so up to ``maximumSettings`` leading bytes from 0x80 to 0xBF stand for settings, such
/// as headers. No JSON text begins with such a byte, so a plain payload file is an input without settings.
/// `Specs/fuzzing.md` lists the settings.
package struct FuzzInput: Sendable, Hashable {
  package let request: PushRequest
  package let body: [UInt8]

  package static let maximumSettings = 8

  package init(request: PushRequest = PushRequest(), body: [UInt8]) {
    self.request = request
    self.body = body
  }

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
  package var description: String { request.checkCommand(for: body) }
}
