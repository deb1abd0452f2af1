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
      let statuses: [AuthorizationStatus] = [.denied, .authorized, .provisional, .unknown]
      return .permission(.set(statuses[source.index(weights: [2, 2, 2, 1])]))
    }
    let firstStart = StepRule(
      "firstStart",
      weight: 300,
      isEssential: true,
      when: { !$0.hasRun && !$0.couldBeAsked },
      draw: { _, _ in .permission(.set(.notDetermined)) }
    )
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
    return [settings, firstStart] + (hears(.permissionAsking) ? asking : [])
      + (hears(.permissionReporting) ? reading : []) + (hears(.registering) ? registering : [])
  }

  var courseOfPermission: Course {
    let reads = hears(.permissionReporting)
    let asks = hears(.permissionAsking)
    let registers = hears(.registering)
    return { model, source in
      if !model.isPrompting, !model.couldBeAsked, source.bool() {
        if reads, source.bool() { return .permission(.read) }
        return .permission(.set(source.bool() ? .denied : .authorized))
      }
      let requests: [Step] =
        (asks ? [.permission(.request), .permission(.request)] : [])
        + (registers
          ? [
            .registration(.request), .token(.receive(Self.tokens[source.index(Self.tokens.count)])),
          ]
          : [])
      guard !requests.isEmpty else { return .permission(.set(.denied)) }
      if model.isPrompting, source.index(3) == 0 {
        return .permission(.answer(Self.answer(&source)))
      }
      return requests[source.index(requests.count)]
    }
  }
}
