import PropertyEngine
import PushSimulation

extension StepRules {
  var accounts: [StepRule] {
    let logIn = StepRule("logIn", weight: 7, isEssential: true, when: \.runs) { _, source in
      .account(.logIn(ScenarioCast.accounts[source.index(2)]))
    }
    let accounts: [StepRule] = [logIn, Self.plain("logOut", weight: 7, .account(.logOut))]
    let severalAccounts: [StepRule] = [
      logIn,
      StepRule("logOutOf", weight: 7, when: \.runs) { _, source in
        .account(.logOutOf(ScenarioCast.accounts[source.index(2)]))
      },
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
      let token = Self.latest(of: model.tokensEver, &source)
      return .account(.answerUnregistration(token: token, Self.answer(&source)))
    }
    return Self.registration + (hears(.unregistering) ? accounts : [])
      + (hears(.severalAccounts) ? severalAccounts : [])
      + (hears(.optingOut) ? choice : []) + [answer]
      + (hears(.receiving) ? [Self.delivery(weight: 5)] : []) + switches
  }

  var courseOfAccounts: Course {
    let (hasSeveral, hasChoice) = (hears(.severalAccounts), hears(.optingOut))
    let hasUsers = hears(.unregistering) || hasSeveral
    let switches = hears(.accountSwitching)
    return { model, source in
      let absent = Self.absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
      if let first = absent.first, source.bool(1, outOf: 3) { return .participant(.attach(first)) }
      if switches, source.bool(2, outOf: 3) { return Self.courseOfSwitching(model, &source) }
      let isOff = hasUsers && model.accounts.isEmpty || model.isOptedOut
      let comesBack: Step =
        model.isOptedOut
        ? .account(.optIn) : .account(.logIn(ScenarioCast.accounts[source.index(2)]))
      guard let newest = model.tokens.last
      else { return isOff && source.bool(3, outOf: 4) ? comesBack : Self.receipt(model, &source) }
      let news: [Step] =
        model.names.isEmpty
        ? [] : [.notification(.deliver(model.names[source.index(model.names.count)]))]
      if isOff {
        let answer = Step.account(.answerUnregistration(token: newest, Self.answer(&source)))
        let ways: [Step] =
          [comesBack, comesBack, answer, answer] + news + news
          + [Self.receipt(model, &source), Self.receipt(model, &source), .application(.terminate)]
        return ways[source.index(ways.count)]
      }
      if let token = model.unansweredToken {
        return source.bool(1, outOf: 3)
          ? .application(.terminate) : .token(.answerUpload(token: token, Self.answer(&source)))
      }
      if model.hasJustAnswered, source.bool(1, outOf: 3) { return .time(.advance(.seconds(3_600))) }
      let changes: [AccountStep] =
        hasSeveral
        ? [.logOutOf("ada"), .logOutOf("grace"), .logIn("grace")] : hasUsers ? [.logOut] : []
      let ways: [Step] =
        changes.map(Step.account) + (hasChoice ? [.account(.optOut)] : [])
        + [.account(.answerUnregistration(token: newest, Self.answer(&source)))]
      return ways[source.index(ways.count)]
    }
  }

  var switches: [StepRule] {
    guard hears(.accountSwitching) else { return [] }
    let change = StepRule(
      "switchAccount",
      weight: 7,
      when: { $0.runs && !$0.accounts.isEmpty }
    ) { model, source in
      .account(.switchAccount(to: Self.present(model, &source)))
    }
    return [change, Self.tap(weight: 10)]
      + (hears(.toasting) ? [Self.activateToast(weight: 5)] : [])
  }

  static func courseOfSwitching(_ model: ScenarioModel, _ source: inout ChoiceSource) -> Step {
    let absent = ScenarioCast.accounts.filter { !model.accounts.contains($0) }
    if !absent.isEmpty, source.bool(3, outOf: 4) {
      return .account(.logIn(absent[source.index(absent.count)]))
    }
    if hasArrival(model), source.bool(2, outOf: 3) {
      return .responses(.tap(arrival(model, &source)))
    }
    let news = yetToCome(model)
    if !news.isEmpty, source.bool(2, outOf: 3) {
      return .notification(.deliver(pick(news, among: model.names, &source)))
    }
    guard !model.accounts.isEmpty else { return .account(.logIn(absent[0])) }
    let account = present(model, &source)
    return source.bool(2, outOf: 3)
      ? .account(.switchAccount(to: account)) : .account(.logOutOf(account))
  }

  private static func present(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    let present = ScenarioCast.accounts.filter(model.accounts.contains)
    return present[source.index(present.count)]
  }
}

extension ScenarioCast {
  static let accounts = ["ada", "grace"]

  func addAccount(to notification: inout AbstractNotification, _ source: inout ChoiceSource) {
    guard roles.contains(.accountSwitching) else { return }
    let choice = source.index(weights: [1, 3, 3])
    if choice > 0 { notification.account = Self.accounts[choice - 1] }
  }
}
