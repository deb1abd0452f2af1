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
    return .advance(times[source.index(times.count)])
  }

  private static func answer(_ source: inout ChoiceSource) -> UploadAnswer {
    let answers: [UploadAnswer] = [.success, .failure, .rejected]
    return answers[source.index(weights: [5, 3, 1])]
  }

  // MARK: - The device's token

  static let registration = registration { $0.runs }

  /// The rules, with a condition on what the app asks for and is handed.
  private static func registration(
    when isDue: @escaping @Sendable (ScenarioModel) -> Bool
  ) -> [StepRule] {
    [
      StepRule("requestRegistration", weight: 6, isEssential: true, when: isDue) { _, _ in
        .requestRegistration
      },
      StepRule("receiveToken", weight: 12, isEssential: true, when: isDue) { _, source in
        .receiveToken(tokens[source.index(tokens.count)])
      },
      StepRule("answerUpload", weight: 10, when: { $0.runs && !$0.tokens.isEmpty }) {
        model,
        source in
        let token = model.tokens[source.index(model.tokens.count)]
        return .answerUpload(token: token, answer(&source))
      },
      plain("failRegistration", weight: 3, .failRegistration(RegistrationFailure("no network"))),
      patience,
    ]
  }

  // MARK: - Accounts

  var accounts: [StepRule] {
    let accounts: [StepRule] = [
      StepRule("logIn", weight: 8, isEssential: true, when: \.runs) { _, source in
        .logIn(["ada", "grace"][source.index(2)])
      },
      Self.plain("logOut", weight: 5, .logOut),
    ]
    let choice: [StepRule] = [
      Self.plain("optOut", weight: 4, .optOut), Self.plain("optIn", weight: 5, .optIn),
    ]
    let answer = StepRule(
      "answerUnregistration",
      weight: 8,
      when: { $0.runs && !$0.tokensEver.isEmpty }
    ) { model, source in
      let token = model.tokensEver[source.index(model.tokensEver.count)]
      return .answerUnregistration(token: token, Self.answer(&source))
    }
    // What becomes of a token that comes while nobody uses the app is left to golden scenarios.
    let needsUser = hears(.unregistering)
    let registration = Self.registration { $0.runs && (!needsUser || $0.isLoggedIn) }
    return registration + (hears(.unregistering) ? accounts : [])
      + (hears(.optingOut) ? choice : []) + [answer]
  }

  // MARK: - Permission

  var permission: [StepRule] {
    // Nobody gets to Settings past the system's question.
    let settings = StepRule("permission", weight: 5, isEssential: true, when: { !$0.isPrompting }) {
      _,
      source in
      let statuses: [AuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional]
      return .permission(statuses[source.index(weights: [4, 1, 1, 1])])
    }
    let asking: [StepRule] = [
      Self.plain("requestPermission", weight: 10, isEssential: true, .requestPermission),
      StepRule("answerPermission", weight: 10, isEssential: true, when: \.runs) { _, source in
        .answerPermission(source.bool() ? .denied : .authorized)
      },
    ]
    let reading = [Self.plain("readPermission", weight: 6, .readPermission)]
    // A registration may ask as well, and what is known after that is left to golden scenarios.
    return [settings] + (hears(.permissionAsking) ? asking : [])
      + (hears(.permissionReporting) ? reading : [])
  }

  // MARK: - Activities

  private static let purposes: [ActivityTokenPurpose] = [
    .activity("parcel"), .activity("match"), .pushToStart("Delivery"),
  ]

  /// The tokens of a purpose: no other has one of them.
  private static func token(of purpose: Int, _ source: inout ChoiceSource) -> DeviceToken {
    DeviceToken(bytes: [0xA0 + UInt8(purpose), UInt8(source.index(3)), 0])
  }

  var activities: [StepRule] {
    [
      StepRule("receiveActivityToken", weight: 14, isEssential: true, when: \.runs) { _, source in
        let purpose = source.index(Self.purposes.count)
        return .receiveActivityToken(Self.token(of: purpose, &source), for: Self.purposes[purpose])
      },
      StepRule("endActivity", weight: 4, when: \.runs) { _, source in
        .endActivity(["parcel", "match"][source.index(2)])
      },
      StepRule("answerActivityUpload", weight: 10, when: \.runs) { _, source in
        let token = Self.token(of: source.index(Self.purposes.count), &source)
        return .answerActivityUpload(token: token, Self.answer(&source))
      },
      StepRule("answerActivityUnregistration", weight: 3, when: \.runs) { _, source in
        let token = Self.token(of: source.index(Self.purposes.count), &source)
        return .answerActivityUnregistration(token: token, Self.answer(&source))
      },
    ] + (hears(.registering) ? Self.registration : [Self.patience])
  }
}
