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

  /// The modern push center as two subjects: one with a router, and one with screens.
  ///
  /// The center works in tasks, and the kit has to wait for the tasks. So the runs of these two take several times as
  /// long as the runs of all other subjects together.
  @MainActor package static var ofToday: [PushCenterSubject] {
    [PushCenterSubject(ModernPushCenterAdapter.self), PushCenterSubject(ModernScreensAdapter.self)]
  }
}
