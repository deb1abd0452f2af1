import PushConformance

@testable import FaultyCenters

/// Apps of today, each written from scratch as its team would write it, and only then given an adapter.
///
/// The apps share no code with one another, with the push systems of this package, or with the plain centers of these
/// tests.
enum LegalApps {
  static let rows = SubjectRow.rows([
    SingletonAppAdapter.self, CoordinatorAppAdapter.self, ChatAppAdapter.self, ShopAppAdapter.self,
    ScenesAppAdapter.self, BankAppAdapter.self, SDKAppAdapter.self, ReducerAppAdapter.self,
    BadgeAppAdapter.self, TabBarAppAdapter.self, MailAppAdapter.self, RideAppAdapter.self,
    StreamAppAdapter.self, DebounceAppAdapter.self, QueueAppAdapter.self, AccountsAppAdapter.self,
  ])
}
