import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  /// Tokens of several lengths, with zero bytes and leading zeros; some differ only at their end or in their length.
  static let tokens =
    [
      "0a0b0c", "000aff", "ff00", "00112233445566778899aabbccddeeff",
      "00112233445566778899aabbccddee00", "0a0b0c00",
    ]
    .compactMap { DeviceToken(hexadecimal: $0) }
    + [DeviceToken(bytes: [0]), DeviceToken(bytes: Array(1...100))]

  /// The rule for time that passes: up to a day, in which a server can answer late and a center can retry.
  static let patience = StepRule("advance", weight: 4, when: \.runs) { _, source in
    let times: [Duration] = [3_600, 6, 60, 600, 86_400].map { .seconds($0) }
    return .time(.advance(times[source.index(weights: [3, 1, 1, 1, 1])]))
  }

  /// Draws a token: in at least half of the draws, the newest token, which most requirements are about.
  static func latest(of tokens: [DeviceToken], _ source: inout ChoiceSource) -> DeviceToken {
    tokens[source.bool() ? source.index(tokens.count) : tokens.count - 1]
  }

  static func answer(_ source: inout ChoiceSource) -> UploadAnswer {
    let answers: [UploadAnswer] = [.success, .failure, .rejected]
    return answers[source.index(weights: [5, 3, 1])]
  }

  static let registration: [StepRule] = [
    plain("requestRegistration", weight: 4, isEssential: true, .registration(.request)),
    StepRule("receiveToken", weight: 12, isEssential: true, when: \.runs) { model, source in
      receipt(of: tokens[source.index(tokens.count)], model, &source)
    },
    StepRule("answerUpload", weight: 12, when: { $0.runs && !$0.tokens.isEmpty }) {
      (model, source) in
      .token(.answerUpload(token: latest(of: model.tokens, &source), answer(&source)))
    },
    plain("failRegistration", weight: 2, .registration(.fail(RegistrationFailure("no network")))),
    patience,
  ]

  /// The rules for tokens in scenarios about notifications, where tokens should change nothing.
  var uploads: [StepRule] {
    guard hears(.registering) else { return [] }
    return [
      StepRule("receiveToken", weight: 2, when: \.runs) { model, source in
        Self.receipt(model, &source)
      },
      StepRule("answerUpload", weight: 3, when: { $0.runs && !$0.tokens.isEmpty }) {
        (model, source) in
        .token(.answerUpload(token: Self.latest(of: model.tokens, &source), Self.answer(&source)))
      },
    ]
  }

  static let courseOfToken: Course = { model, source in
    guard !model.tokens.isEmpty else { return receipt(model, &source) }
    // Sometimes a day passes or another token arrives before the server has answered.
    if let token = model.unansweredToken {
      let way = source.index(weights: [6, 1, 2])
      if way == 0 { return .token(.answerUpload(token: token, answer(&source))) }
      if way == 1 { return .time(.advance(.seconds(86_400))) }
    }
    if model.hasJustAnswered, source.bool() { return .time(.advance(.seconds(3_600))) }
    let absent = absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
    if let first = absent.first, source.bool() { return .participant(.attach(first)) }
    if let last = model.attached.last, source.bool(1, outOf: 4) {
      return .participant(.detach(last))
    }
    return receipt(model, &source)
  }

  // The first token of a process is usually the last token of the previous process.
  static func receipt(_ model: ScenarioModel, _ source: inout ChoiceSource) -> Step {
    if model.tokens.isEmpty, let known = model.tokensEver.last, source.bool(3, outOf: 4) {
      return receipt(of: known, model, &source)
    }
    return receipt(of: tokens[source.index(tokens.count)], model, &source)
  }

  // Before the app has asked for a token, the system delivers no token, so the step is usually a request for a token.
  static func receipt(
    of token: DeviceToken,
    _ model: ScenarioModel,
    _ source: inout ChoiceSource
  ) -> Step {
    model.hasRequestedRegistration || source.bool(1, outOf: 4)
      ? .token(.receive(token)) : .registration(.request)
  }
}
