import PropertyEngine
import PushSimulation

extension StepRules {
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

  /// Draws the step that continues a story about pushes of several accounts.
  ///
  /// The usual order of the steps is: the accounts log in, a push arrives, the user opens it. In between, the user
  /// changes the account in front, or removes an account.
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
