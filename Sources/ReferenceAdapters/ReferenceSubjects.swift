package import PushConformance

/// The push centers and the service extension of this package, as subjects of the kit.
package enum ReferenceSubjects {
  /// All subjects: the original designs in their order, the modern ones, and the extension.
  @MainActor package static var all: [PushCenterSubject] {
    [
      PushCenterSubject(PushCenterAdapter.self),
      PushCenterSubject(RemoteNotificationCenterAdapter.self, name: "responder-chain"),
      PushCenterSubject(ServiceOrientedAppDelegateAdapter.self, name: "services"),
      PushCenterSubject(FetchingServicesAdapter.self),
      PushCenterSubject(NavigationResponderAdapter.self),
    ] + ofToday + [PushCenterSubject(NotificationEnricherAdapter.self, name: "service-extension")]
  }

  /// The modern push center, once with a router and once with screens.
  ///
  /// It works in tasks, so each turn has to be awaited: running both takes several times as long as running all the
  /// others.
  @MainActor package static var ofToday: [PushCenterSubject] {
    [PushCenterSubject(ModernPushCenterAdapter.self), PushCenterSubject(ModernScreensAdapter.self)]
  }
}
