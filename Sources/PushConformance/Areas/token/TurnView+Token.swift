import PushSimulation

extension TurnView {
  /// The texts of the tokens that the center uploads to the server, in order.
  var uploads: [String] {
    effects.compactMap { if case .token(.uploaded(let token, _, _)) = $0 { token } else { nil } }
  }

  /// Returns a token in lower-case hexadecimal digits, given the text that the app sends for the token.
  func digits(of text: String) -> String { run.vocabulary.digits(of: text) }

  /// The observers that were told of a device token, each with the token in lower-case digits.
  var tokensHeard: [(observer: ParticipantID, token: String)] {
    effects.compactMap {
      guard case .token(.toldObserver(let observer, let token)) = $0 else { return nil }
      return (observer, digits(of: token))
    }
  }
}
