public import PushConformance

/// The push centers of this package as subjects of the kit.
public enum ReferenceSubjects {
  /// All of them, in the order of their documents.
  @MainActor public static var all: [Subject] {
    [
      Subject(PushCenterAdapter.self),
      Subject(RemoteNotificationCenterAdapter.self, name: "responder-chain"),
      Subject(ServiceOrientedAppDelegateAdapter.self, name: "services"),
      Subject(NavigationResponderAdapter.self),
      Subject(ModernPushCenterAdapter.self),
      Subject(ModernScreensAdapter.self),
    ]
  }
}
