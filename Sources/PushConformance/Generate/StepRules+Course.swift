import PropertyEngine
import PushPayloads
import PushSimulation

/// The rule by which a story goes on: the step for which the situation waits.
///
/// Drawn one by one, few steps have to do with those before them. This one takes up what has been begun, so
/// that a run comes to the point in spite of everything else that happens in it.
extension StepRules {
  /// The next step of a story, in a situation in which the application runs.
  typealias Course = @Sendable (ScenarioModel, inout ChoiceSource) -> Step

  /// The rule; where the application does not run the user opens it, and one that is suspended is left alone.
  ///
  /// - Parameters:
  ///   - weight: How likely it is beside the other rules.
  ///   - isDue: Whether the story goes on in a situation in which the application runs.
  ///   - course: Its next step.
  /// - Returns: The rule.
  static func carryOn(
    weight: Int = 60,
    when isDue: @escaping @Sendable (ScenarioModel) -> Bool = { _ in true },
    _ course: @escaping Course
  ) -> StepRule {
    StepRule(
      "carryOn",
      weight: weight,
      isEssential: true,
      when: {
        $0.runs ? isDue($0) : $0.allows(.application(.launch)) && !$0.allows(.application(.resume))
      },
      draw: { model, source in model.runs ? course(model, &source) : .application(.launch) }
    )
  }

  // MARK: - Tokens and accounts

  /// From the token to the server's answer, to whoever listens, and to what comes then.
  static let courseOfToken: Course = { model, source in
    guard !model.tokens.isEmpty else { return receipt(model, &source) }
    if let token = model.unansweredToken {
      return .token(.answerUpload(token: token, answer(&source)))
    }
    if model.hasJustAnswered, source.bool() { return .time(.advance(.seconds(3_600))) }
    let absent = absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
    if let first = absent.first, source.bool() { return .participant(.attach(first)) }
    if let last = model.attached.last, source.bool(1, outOf: 4) {
      return .participant(.detach(last))
    }
    return receipt(model, &source)
  }

  /// From the user to the token, to the server's answer, to the end of it all, and back.
  var courseOfAccounts: Course {
    let (hasUsers, hasChoice) = (hears(.unregistering), hears(.optingOut))
    return { model, source in
      let isOff = hasUsers && !model.isLoggedIn || model.isOptedOut
      let comesBack: Step =
        model.isOptedOut ? .account(.optIn) : .account(.logIn(["ada", "grace"][source.index(2)]))
      guard let newest = model.tokens.last else {
        return isOff && source.bool(3, outOf: 4) ? comesBack : Self.receipt(model, &source)
      }
      let news: [Step] =
        model.names.isEmpty
        ? [] : [.notification(.deliver(model.names[source.index(model.names.count)]))]
      if isOff {
        let ways: [Step] =
          [
            comesBack, comesBack,
            .account(.answerUnregistration(token: newest, Self.answer(&source))),
          ]
          + news + news
          + [Self.receipt(model, &source), Self.receipt(model, &source), .application(.terminate)]
        return ways[source.index(ways.count)]
      }
      if let token = model.unansweredToken {
        return source.bool(1, outOf: 3)
          ? .application(.terminate) : .token(.answerUpload(token: token, Self.answer(&source)))
      }
      if model.hasJustAnswered, source.bool(1, outOf: 3) { return .time(.advance(.seconds(3_600))) }
      let ways: [Step] =
        (hasUsers ? [.account(.logOut)] : []) + (hasChoice ? [.account(.optOut)] : [])
        + [.account(.answerUnregistration(token: newest, Self.answer(&source)))]
      return ways[source.index(ways.count)]
    }
  }

  /// A token: the one of the process before, or any.
  private static func receipt(_ model: ScenarioModel, _ source: inout ChoiceSource) -> Step {
    if model.tokens.isEmpty, let known = model.tokensEver.last, source.bool(3, outOf: 4) {
      return .token(.receive(known))
    }
    return .token(.receive(tokens[source.index(tokens.count)]))
  }

  /// From the token of an activity to the server's answer, and to the end.
  static let courseOfActivities: Course = { model, source in
    guard let newest = model.activityTokens.last else { return activityToken(&source) }
    if !newest.isAnswered { return .activity(.answerUpload(token: newest.token, answer(&source))) }
    if model.hasJustAnswered, source.bool(1, outOf: 3) { return .time(.advance(.seconds(3_600))) }
    let ways: [Step] = [
      activityToken(&source), .activity(.receiveToken(newest.token, for: newest.purpose)),
      .activity(.end(["parcel", "match"][source.index(2)])),
    ]
    return ways[source.index(ways.count)]
  }

  // MARK: - Permission

  /// From a user who has not decided to the questions, to the answer, and to what is known of it.
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
      if model.isPrompting, source.bool() {
        return .permission(.answer(source.bool() ? .denied : .authorized))
      }
      return requests[source.index(requests.count)]
    }
  }

  // MARK: - Whatever the story is

  /// The step that brings a running application to the front.
  static func toTheFront(_ model: ScenarioModel) -> Step {
    [Step.application(.becomeActive), .application(.enterForeground)].first(where: model.allows)
      ?? .time(.advance(.seconds(1)))
  }

  /// Those who can come.
  static func absent(of people: [String], in model: ScenarioModel) -> [String] {
    people.filter {
      model.cast.kind(of: $0) != nil && !model.spent.contains($0) && !model.attached.contains($0)
        && !model.comesInside.contains($0)
    }
  }
}
