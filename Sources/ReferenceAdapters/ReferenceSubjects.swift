public import PushConformance

/// The push centers of this package as subjects of the kit.
public enum ReferenceSubjects {
  /// All of them, in the order of their documents.
  @MainActor public static var all: [Subject] {
    [
      Subject(PushCenterAdapter.self),
      Subject(RemoteNotificationCenterAdapter.self, name: "responder-chain"),
      Subject(ServiceOrientedAppDelegateAdapter.self, name: "services"),
      Subject(FetchingServicesAdapter.self),
      Subject(NavigationResponderAdapter.self),
    ]
  }

  /// The push center of an app of today, with a router and with screens.
  ///
  /// It works in tasks, so that each turn is waited for; a run of both takes many times as long as one
  /// of all the others.
  @MainActor public static var ofToday: [Subject] {
    [Subject(ModernPushCenterAdapter.self), Subject(ModernScreensAdapter.self)]
  }
}
