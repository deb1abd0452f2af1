import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules for tokens and whoever they are for: the device's, those of accounts, those of activities; and for
/// what the user allows.
extension StepRules {
  /// Tokens of several lengths, with zero bytes at both ends and inside, and one that is empty.
  static let tokens =
    ["0a0b0c", "000aff", "ff00", "00112233445566778899aabbccddeeff"]
    .compactMap { DeviceToken(hexadecimal: $0) } + [DeviceToken(bytes: [])]

  /// A time after which servers and centers may have thought better of it.
  private static let patience = StepRule("advance", weight: 4, when: \.runs) { _, source in
    let times: [Duration] = [.seconds(3_600), .seconds(6), .seconds(60), .seconds(600)]
    return .time(.advance(times[source.index(weights: [3, 1, 1, 1])]))
  }

  /// One of several tokens: in every other case the newest, which most is about.
  private static func latest(
    of tokens: [DeviceToken],
    _ source: inout ChoiceSource
  ) -> DeviceToken {
    tokens[source.bool() ? source.index(tokens.count) : tokens.count - 1]
  }

  static func answer(_ source: inout ChoiceSource) -> UploadAnswer {
    let answers: [UploadAnswer] = [.success, .failure, .rejected]
    return answers[source.index(weights: [5, 3, 1])]
  }

  // MARK: - The device's token

  static let registration: [StepRule] = [
    plain("requestRegistration", weight: 4, isEssential: true, .registration(.request)),
    StepRule("receiveToken", weight: 12, isEssential: true, when: \.runs) { _, source in
      .token(.receive(tokens[source.index(tokens.count)]))
    },
    StepRule("answerUpload", weight: 12, when: { $0.runs && !$0.tokens.isEmpty }) {
      model,
      source in
      .token(.answerUpload(token: latest(of: model.tokens, &source), answer(&source)))
    },
    plain("failRegistration", weight: 2, .registration(.fail(RegistrationFailure("no network")))),
    patience,
  ]

  // MARK: - Accounts

  var accounts: [StepRule] {
    let accounts: [StepRule] = [
      StepRule("logIn", weight: 7, isEssential: true, when: \.runs) { _, source in
        .account(.logIn(["ada", "grace"][source.index(2)]))
      },
      Self.plain("logOut", weight: 7, .account(.logOut)),
    ]
    let choice: [StepRule] = [
      Self.plain("optOut", weight: 6, .account(.optOut)),
      Self.plain("optIn", weight: 6, .account(.optIn)),
    ]
    let answer = StepRule(
      "answerUnregistration",
      weight: 8,
      when: { $0.runs && !$0.tokensEver.isEmpty }
    ) { model, source in
      .account(
        .answerUnregistration(
          token: Self.latest(of: model.tokensEver, &source),
          Self.answer(&source)
        )
      )
    }
    return Self.registration + (hears(.unregistering) ? accounts : [])
      + (hears(.optingOut) ? choice : []) + [answer]
      + (hears(.receiving) ? [Self.delivery(weight: 5)] : [])
  }

  // MARK: - Permission

  var permission: [StepRule] {
    // Nobody gets to Settings past the system's question.
    let settings = StepRule("permission", weight: 8, isEssential: true, when: { !$0.isPrompting }) {
      _,
      source in
      let statuses: [AuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional]
      return .permission(.set(statuses[source.index(weights: [4, 1, 1, 1])]))
    }
    let asking: [StepRule] = [
      Self.plain("requestPermission", weight: 10, isEssential: true, .permission(.request)),
      StepRule("answerPermission", weight: 7, isEssential: true, when: \.runs) { _, source in
        .permission(.answer(source.bool() ? .denied : .authorized))
      },
    ]
    let reading = [Self.plain("readPermission", weight: 6, .permission(.read))]
    let registering: [StepRule] = [
      Self.plain("requestRegistration", weight: 7, .registration(.request)),
      StepRule("receiveToken", weight: 7, when: \.runs) { _, source in
        .token(.receive(Self.tokens[source.index(Self.tokens.count)]))
      },
    ]
    return [settings] + (hears(.permissionAsking) ? asking : [])
      + (hears(.permissionReporting) ? reading : []) + (hears(.registering) ? registering : [])
  }

  // MARK: - Activities

  private static let purposes: [ActivityTokenPurpose] = [
    .activity("parcel"), .activity("match"), .pushToStart("Delivery"),
  ]

  /// The tokens of a purpose: no other has one of them.
  private static func token(of purpose: Int, _ source: inout ChoiceSource) -> DeviceToken {
    DeviceToken(bytes: [0xA0 + UInt8(purpose), UInt8(source.index(3)), 0])
  }

  static func activityToken(_ source: inout ChoiceSource) -> Step {
    let purpose = source.index(purposes.count)
    return .activity(.receiveToken(token(of: purpose, &source), for: purposes[purpose]))
  }

  var activities: [StepRule] {
    [
      StepRule("receiveActivityToken", weight: 14, isEssential: true, when: \.runs) { _, source in
        Self.activityToken(&source)
      },
      StepRule("endActivity", weight: 4, when: \.runs) { _, source in
        .activity(.end(["parcel", "match"][source.index(2)]))
      },
      StepRule("answerActivityUpload", weight: 10, when: \.runs) { _, source in
        let token = Self.token(of: source.index(Self.purposes.count), &source)
        return .activity(.answerUpload(token: token, Self.answer(&source)))
      },
      StepRule("answerActivityUnregistration", weight: 3, when: \.runs) { _, source in
        let token = Self.token(of: source.index(Self.purposes.count), &source)
        return .activity(.answerUnregistration(token: token, Self.answer(&source)))
      },
    ] + (hears(.registering) ? Self.registration : [Self.patience])
  }
}
