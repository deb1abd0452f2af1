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
      when: { $0.runs ? isDue($0) : $0.allows(.launch) && !$0.allows(.resume) },
      draw: { model, source in model.runs ? course(model, &source) : .launch }
    )
  }

  // MARK: - Tokens and accounts

  /// From the token to the server's answer, to whoever listens, and to what comes then.
  static let courseOfToken: Course = { model, source in
    guard !model.tokens.isEmpty else { return receipt(model, &source) }
    if let token = model.unansweredToken {
      return .answerUpload(token: token, answer(&source))
    }
    if model.hasJustAnswered, source.bool() { return .advance(.seconds(3_600)) }
    let absent = absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
    if let first = absent.first, source.bool() { return .attach(first) }
    if let last = model.attached.last, source.bool(1, outOf: 4) { return .detach(last) }
    return receipt(model, &source)
  }

  /// From the user to the token, to the server's answer, to the end of it all, and back.
  var courseOfAccounts: Course {
    let (hasUsers, hasChoice) = (hears(.unregistering), hears(.optingOut))
    return { model, source in
      let isOff = hasUsers && !model.isLoggedIn || model.isOptedOut
      let comesBack: Step =
        model.isOptedOut ? .optIn : .logIn(["ada", "grace"][source.index(2)])
      guard let newest = model.tokens.last else {
        return isOff && source.bool(3, outOf: 4) ? comesBack : Self.receipt(model, &source)
      }
      let news = model.names.isEmpty ? [] : [model.names[source.index(model.names.count)]]
      if isOff {
        let ways: [Step] =
          [comesBack, comesBack, .answerUnregistration(token: newest, Self.answer(&source))]
          + news.map(Step.deliver) + news.map(Step.deliver)
          + [Self.receipt(model, &source), Self.receipt(model, &source), .terminate]
        return ways[source.index(ways.count)]
      }
      if let token = model.unansweredToken {
        return source.bool(1, outOf: 3)
          ? .terminate : .answerUpload(token: token, Self.answer(&source))
      }
      if model.hasJustAnswered, source.bool(1, outOf: 3) { return .advance(.seconds(3_600)) }
      let ways: [Step] =
        (hasUsers ? [.logOut] : []) + (hasChoice ? [.optOut] : [])
        + [.answerUnregistration(token: newest, Self.answer(&source))]
      return ways[source.index(ways.count)]
    }
  }

  /// A token: the one of the process before, or any.
  private static func receipt(_ model: ScenarioModel, _ source: inout ChoiceSource) -> Step {
    if model.tokens.isEmpty, let known = model.tokensEver.last, source.bool(3, outOf: 4) {
      return .receiveToken(known)
    }
    return .receiveToken(tokens[source.index(tokens.count)])
  }

  /// From the token of an activity to the server's answer, and to the end.
  static let courseOfActivities: Course = { model, source in
    guard let newest = model.activityTokens.last else { return activityToken(&source) }
    if !newest.isAnswered { return .answerActivityUpload(token: newest.token, answer(&source)) }
    if model.hasJustAnswered, source.bool(1, outOf: 3) { return .advance(.seconds(3_600)) }
    let ways: [Step] = [
      activityToken(&source), .receiveActivityToken(newest.token, for: newest.purpose),
      .endActivity(["parcel", "match"][source.index(2)]),
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
        return reads && source.bool() ? .readPermission : .permission(.notDetermined)
      }
      let requests: [Step] =
        (asks ? [.requestPermission, .requestPermission] : [])
        + (registers
          ? [.requestRegistration, .receiveToken(Self.tokens[source.index(Self.tokens.count)])]
          : [])
      guard !requests.isEmpty else { return .permission(.denied) }
      if model.isPrompting, source.bool() {
        return .answerPermission(source.bool() ? .denied : .authorized)
      }
      return requests[source.index(requests.count)]
    }
  }

  // MARK: - Notifications

  /// From the suppressor to the question, and to its answer or the end of all patience.
  static let courseOfWaiting: Course = { model, source in
    if let asked = model.questions.first {
      return source.bool(1, outOf: 3)
        ? .advance([.seconds(2), .seconds(10)][source.index(2)])
        : .answer(asked, source.bool(1, outOf: 3))
    }
    let absent = absent(of: ScenarioCast.participants[.suppressor] ?? [], in: model)
    if model.attached.isEmpty, let first = absent.first { return .attach(first) }
    let news = yetToCome(model)
    return news.isEmpty ? .advance(.seconds(10)) : .deliver(pick(news, among: model.names, &source))
  }

  /// From whoever listens or minds to a notification in the open application.
  var courseOfReceipts: Course {
    let hearsResponses = hears(.responding)
    // Without responses, what comes in the background is followed there.
    let parts: UInt64 = hearsResponses ? 1 : 2
    return { model, source in
      let people = ParticipantKind.allCases.flatMap { ScenarioCast.participants[$0] ?? [] }
      let absent = Self.absent(of: people, in: model)
      if !absent.isEmpty, model.attached.isEmpty || source.bool(1, outOf: 3) {
        return .attach(Self.pick(absent, among: people, &source))
      }
      if let last = model.attached.last, source.bool(1, outOf: 8) {
        return Self.change(of: last, in: model, &source)
      }
      let news = Self.yetToCome(model)
      if model.isIn(.active) ? !source.bool(parts, outOf: 6) : source.bool(parts, outOf: 3) {
        return news.isEmpty
          ? .advance(.seconds(6)) : .deliver(Self.pick(news, among: model.names, &source))
      }
      guard !model.isIn(.active) else { return .enterBackground }
      guard hearsResponses, !model.listed.isEmpty, source.bool() else {
        return Self.toTheFront(model)
      }
      let name = Self.arrival(model, &source)
      let responses: [Step] = [
        .tap(name), .respond(to: name, with: "archive"), .dismiss(name),
        .respond(to: name, with: "show"),
      ]
      return responses[source.index(responses.count)]
    }
  }

  /// From those who react, and whom they may act on, to the notification that they wait for, and to the next.
  static let courseOfReactions: Course = { model, source in
    guard model.isIn(.active) else { return toTheFront(model) }
    let people = ParticipantKind.allCases.flatMap { ScenarioCast.participants[$0] ?? [] }
    let absent = absent(of: people, in: model)
    let reacting = absent.filter { model.cast.reactions[$0] != nil }
    if let first = reacting.first { return .attach(first) }
    if !absent.isEmpty, source.bool(5, outOf: 6) {
      return .attach(pick(absent, among: people, &source))
    }
    let news = yetToCome(model)
    let awaited = news.filter { name in
      model.cast.reactions.values.contains { $0.contains { $0.notification == name } }
    }
    if let first = awaited.first { return .deliver(first) }
    return news.isEmpty ? .advance(.seconds(6)) : .deliver(pick(news, among: model.names, &source))
  }

  /// Another mind of a participant, or its end.
  private static func change(
    of person: String,
    in model: ScenarioModel,
    _ source: inout ChoiceSource
  ) -> Step {
    let answer = ScenarioCast.answer(about: model.names, &source)
    switch model.cast.kind(of: person) {
    case .responder: return source.bool() ? .popResponder : .accept(person, answer)
    case .suppressor: return source.bool() ? .detach(person) : .suppress(person, answer)
    default: return .detach(person)
    }
  }

  /// From an event to the end of its load, to its toast, and to the screens.
  var courseOfWishes: Course {
    let followsLinks = hears(.linkOpening)
    return { model, source in
      let news = model.names.filter {
        !model.delivered.contains($0) && !model.linked.contains($0)
      }
      guard model.isIn(.active) else {
        if model.isIn(.background), !model.banners.isEmpty {
          return .tap(Self.pick(model.banners, among: model.names, &source))
        }
        return news.isEmpty || !model.isIn(.background)
          ? Self.toTheFront(model) : .deliver(Self.pick(news, among: model.names, &source))
      }
      if let first = model.loading.first {
        switch source.index(weights: [5, 2, 1]) {
        case 0: return .completeLoad(of: first, .screens)
        case 2: return .navigate(to: "Settings")
        default: break
        }
      }
      if !model.open.isEmpty, source.bool(1, outOf: 3) {
        return .activateToast(Self.pick(model.open, among: model.names, &source))
      }
      guard !news.isEmpty else { return .navigate(to: "Settings") }
      let name = Self.pick(news, among: model.names, &source)
      let isLink = followsLinks && model.loading.isEmpty && source.bool(1, outOf: 3)
      guard isLink else { return .deliver(name) }
      return .openLink(name, query: source.bool(1, outOf: 3) ? Self.campaign : nil)
    }
  }

  /// From the listener to a notification, to one that has to do with it, and to the tap.
  static let courseOfBooks: Course = { model, source in
    let absent = absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
    if model.attached.isEmpty, let first = absent.first { return .attach(first) }
    let relatives = yetToCome(model).filter(model.isRelated)
    switch source.index(weights: [8, 4, 6, 4, 1]) {
    case 1 where !model.delivered.isEmpty: return .deliver(delivered(model, &source))
    case 2 where !model.listed.isEmpty: return .tap(arrival(model, &source))
    case 3 where model.isIn(.active): return .enterBackground
    case 4 where !model.attached.isEmpty: return .detach(model.attached[0])
    default: break
    }
    let news = relatives.isEmpty ? yetToCome(model) : relatives
    guard news.isEmpty else { return .deliver(pick(news, among: model.names, &source)) }
    return model.delivered.isEmpty ? .advance(.seconds(6)) : .deliver(delivered(model, &source))
  }

  /// The step that brings a running application to the front.
  private static func toTheFront(_ model: ScenarioModel) -> Step {
    [Step.becomeActive, .enterForeground].first(where: model.allows) ?? .advance(.seconds(1))
  }

  /// Those who can come.
  private static func absent(of people: [String], in model: ScenarioModel) -> [String] {
    people.filter {
      model.cast.kind(of: $0) != nil && !model.spent.contains($0) && !model.attached.contains($0)
        && !model.comesInside.contains($0)
    }
  }
}
