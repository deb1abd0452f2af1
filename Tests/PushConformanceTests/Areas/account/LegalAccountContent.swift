import PushConformance

@testable import FaultyCenters

/// Correct centers with several accounts that load the content of a tapped push.
enum LegalAccountContent {
  static let rows = SubjectRow.rows([LoadsInItsAccount.self, SwitchesWhenLoaded.self])

  /// Brings the account of a push to the front, loads the content there, and then opens the push.
  ///
  /// The center drops the push if another account comes to the front during the load.
  final class LoadsInItsAccount: PlainSwitcher, ContentLoadingCenter {
    private var taps = 0
    override func show(_ account: String) {
      taps += 1
      super.show(account)
    }
    override func follow(_ link: String) {
      taps += 1
      let tap = taps
      application.loadContent(for: Sighting(url: link)) { [weak self] result in
        if let self, tap == taps, case .success = result { end(link) }
      }
    }
    private func end(_ link: String) { super.follow(link) }
  }

  /// Loads the content of a push first, and then brings the push's account to the front and opens the push.
  final class SwitchesWhenLoaded: PlainSwitcher, ContentLoadingCenter {
    private var taps = 0
    override func switchAccount(to account: String) {
      taps += 1
      super.switchAccount(to: account)
    }
    override func open(_ link: String, for account: String?) {
      taps += 1
      let tap = taps
      let account = account ?? current
      application.loadContent(for: Sighting(url: link)) { [weak self] result in
        if let self, tap == taps, case .success = result { end(link, account) }
      }
    }
    private func end(_ link: String, _ account: String?) { super.open(link, for: account) }
  }
}
