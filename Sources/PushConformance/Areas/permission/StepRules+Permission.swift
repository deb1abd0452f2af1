import PropertyEngine
import PushSimulation

extension StepRules {
  private static func answer(_ source: inout ChoiceSource) -> AuthorizationStatus {
    let answers: [AuthorizationStatus] = [.denied, .authorized, .unknown]
    return answers[source.index(weights: [4, 4, 1])]
  }

  var permission: [StepRule] {
    // The user cannot reach Settings while the system's prompt is open.
    let settings = StepRule("permission", weight: 8, isEssential: true, when: { !$0.isPrompting }) {
      (_, source) in
      let statuses: [AuthorizationStatus] = [
        .notDetermined, .denied, .authorized, .provisional, .unknown,
      ]
      return .permission(.set(statuses[source.index(weights: [8, 2, 2, 2, 1])]))
    }
    let asking: [StepRule] = [
      Self.plain("requestPermission", weight: 10, isEssential: true, .permission(.request)),
      StepRule("answerPermission", weight: 7, isEssential: true, when: \.runs) { _, source in
        .permission(.answer(Self.answer(&source)))
      },
    ]
    let reading = [Self.plain("readPermission", weight: 6, .permission(.read))]
    let registering: [StepRule] = [
      Self.plain("requestRegistration", weight: 7, .registration(.request)),
      StepRule("receiveToken", weight: 7, when: \.runs) { model, source in
        Self.receipt(of: Self.tokens[source.index(Self.tokens.count)], model, &source)
      },
    ]
    return [settings] + (hears(.permissionAsking) ? asking : [])
      + (hears(.permissionReporting) ? reading : []) + (hears(.registering) ? registering : [])
  }

  /// Draws the next step of a story: the permission is undecided, the app asks or registers, the user answers.
  var courseOfPermission: Course {
    let reads = hears(.permissionReporting)
    let asks = hears(.permissionAsking)
    let registers = hears(.registering)
    return { model, source in
      if !model.isPrompting, !model.couldBeAsked {
        return reads && source.bool() ? .permission(.read) : .permission(.set(.notDetermined))
      }
      let requests: [Step] =
        (asks ? [.permission(.request), .permission(.request)] : [])
        + (registers
          ? [
            .registration(.request), .token(.receive(Self.tokens[source.index(Self.tokens.count)])),
          ]
          : [])
      guard !requests.isEmpty else { return .permission(.set(.denied)) }
      if model.isPrompting, source.bool() { return .permission(.answer(Self.answer(&source))) }
      return requests[source.index(requests.count)]
    }
  }
}
