/// The facts of each area before and after each span of a run, see ``Facts``.
struct RunFacts: Sendable {
  var accounts = FactLine<AccountFacts>()
  var interface = FactLine<InterfaceFacts>()
  var process = FactLine<ProcessFacts>()
  var loading = FactLine<LoadingFacts>()
  var navigation = FactLine<NavigationFacts>()
  var activities = FactLine<ActivityFacts>()
  var deviceTokens = FactLine<DeviceTokenFacts>()
  var tokenNews = FactLine<TokenNewsFacts>()
  var permission = FactLine<PermissionFacts>()

  /// The functions that compute the facts, in order.
  ///
  /// A function may use the facts of the functions before it.
  static let stages: [@Sendable (Run, RunFacts) -> RunFacts] = [
    finds(\.interface),
    finds(\.process),
    finds(\.loading),
    finds(\.navigation),
    finds(\.activities),
    finds(\.deviceTokens),
    finds(\.tokenNews),
    finds(\.permission),
  ]

  private static func finds<Value: Facts>(
    _ line: any WritableKeyPath<RunFacts, FactLine<Value>> & Sendable
  ) -> @Sendable (Run, RunFacts) -> RunFacts {
    { run, facts in
      var facts = facts
      facts[keyPath: line] = FactLine(of: run)
      return facts
    }
  }
}

extension Run {
  var accounts: FactLine<AccountFacts> { facts.accounts }
  var interface: FactLine<InterfaceFacts> { facts.interface }
  var process: FactLine<ProcessFacts> { facts.process }
  var loading: FactLine<LoadingFacts> { facts.loading }
  var navigation: FactLine<NavigationFacts> { facts.navigation }
  var activities: FactLine<ActivityFacts> { facts.activities }
  var deviceTokens: FactLine<DeviceTokenFacts> { facts.deviceTokens }
  var tokenNews: FactLine<TokenNewsFacts> { facts.tokenNews }
  var permission: FactLine<PermissionFacts> { facts.permission }
}
