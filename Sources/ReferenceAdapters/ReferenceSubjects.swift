package import PushConformance

/// The push centers of this package as subjects of the kit, and its service extension.
package enum ReferenceSubjects {
  /// All of them: those of the documents in their order, those of today, and the extension.
  @MainActor package static var all: [PushCenterSubject] {
    [
      PushCenterSubject(PushCenterAdapter.self),
      PushCenterSubject(RemoteNotificationCenterAdapter.self, name: "responder-chain"),
      PushCenterSubject(ServiceOrientedAppDelegateAdapter.self, name: "services"),
      PushCenterSubject(FetchingServicesAdapter.self),
      PushCenterSubject(NavigationResponderAdapter.self),
    ] + ofToday + [PushCenterSubject(NotificationEnricherAdapter.self, name: "service-extension")]
  }

  /// The push center of an app of today, with a router and with screens.
  ///
  /// It works in tasks, so that each turn is waited for; a run of both takes several times as long as one
  /// of all the others.
  @MainActor package static var ofToday: [PushCenterSubject] {
    [PushCenterSubject(ModernPushCenterAdapter.self), PushCenterSubject(ModernScreensAdapter.self)]
  }
}
