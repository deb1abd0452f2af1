/// The facts of each area before and after each span of a run, see ``Facts``.
///
/// The type is a class, because the facts are computed one after another, and copies of all facts so far would be slow.
final class RunFacts {
  var accounts = FactLine<AccountFacts>()
  var interface = FactLine<InterfaceFacts>()
  var process = FactLine<ProcessFacts>()
  var loading = FactLine<LoadingFacts>()
  var navigation = FactLine<NavigationFacts>()
  var activities = FactLine<ActivityFacts>()
  var deviceTokens = FactLine<DeviceTokenFacts>()
  var queue = FactLine<RequestQueueFacts>()
  var tokenNews = FactLine<TokenNewsFacts>()
  var permission = FactLine<PermissionFacts>()
  var content = FactLine<ContentFacts>()
  var submissions = FactLine<SubmissionFacts>()

  // The order matters, because some facts are computed from earlier facts.
  func complete(for run: Run) {
    interface = FactLine(of: run)
    process = FactLine(of: run)
    loading = FactLine(of: run)
    navigation = FactLine(of: run)
    activities = FactLine(of: run)
    deviceTokens = FactLine(of: run)
    queue = FactLine(of: run)
    tokenNews = FactLine(of: run)
    permission = FactLine(of: run)
    content = FactLine(of: run)
    submissions = FactLine(of: run)
  }
}

extension Run {
  var accounts: FactLine<AccountFacts> { _read { yield facts.accounts } }
  var interface: FactLine<InterfaceFacts> { _read { yield facts.interface } }
  var process: FactLine<ProcessFacts> { _read { yield facts.process } }
  var loading: FactLine<LoadingFacts> { _read { yield facts.loading } }
  var navigation: FactLine<NavigationFacts> { _read { yield facts.navigation } }
  var activities: FactLine<ActivityFacts> { _read { yield facts.activities } }
  var deviceTokens: FactLine<DeviceTokenFacts> { _read { yield facts.deviceTokens } }
  var queue: FactLine<RequestQueueFacts> { _read { yield facts.queue } }
  var tokenNews: FactLine<TokenNewsFacts> { _read { yield facts.tokenNews } }
  var permission: FactLine<PermissionFacts> { _read { yield facts.permission } }
  var content: FactLine<ContentFacts> { _read { yield facts.content } }
  var submissions: FactLine<SubmissionFacts> { _read { yield facts.submissions } }
}
