package import PushConformance

/// The push centers and the service extension of this package, as subjects of the kit.
package enum ReferenceSubjects {
  /// All subjects: the centers of the original designs, the modern center, and the extension.
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
  /// It works in tasks, for which the kit has to wait. So its runs take several times as long as those of all other
  /// subjects together.
  @MainActor package static var ofToday: [PushCenterSubject] {
    [PushCenterSubject(ModernPushCenterAdapter.self), PushCenterSubject(ModernScreensAdapter.self)]
  }
}
