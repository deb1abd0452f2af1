package import PushConformance

package enum ReferenceSubjects {
  /// All subjects: the older centers, the modern center, and the core of a service extension.
  ///
  /// The application delegate with services is the center of two subjects, and so is the modern center.
  @MainActor package static var all: [PushCenterSubject] {
    [
      PushCenterSubject(PushCenterAdapter.self),
      PushCenterSubject(RemoteNotificationCenterAdapter.self, name: "responder-chain"),
      PushCenterSubject(ServiceOrientedAppDelegateAdapter.self, name: "services"),
      PushCenterSubject(FetchingServicesAdapter.self),
      PushCenterSubject(NavigationResponderAdapter.self),
    ] + ofToday + [PushCenterSubject(NotificationEnricherAdapter.self, name: "service-extension")]
  }

  /// The modern push center as two subjects: one subject with a router, and one subject with screens.
  ///
  /// The center works in tasks, and the kit has to wait for these tasks. So the runs of these two subjects take several
  /// times as long as the runs of all other subjects together.
  @MainActor package static var ofToday: [PushCenterSubject] {
    [PushCenterSubject(ModernPushCenterAdapter.self), PushCenterSubject(ModernScreensAdapter.self)]
  }
}

package enum ReferenceParsers {
  /// The kit's own parser, which conforms.
  package static let kit = PayloadParserSubject.kit

  /// Two parsers that do not conform, as examples.
  ///
  /// These parsers use Foundation as the parsers of many apps do. The kit judges these parsers only if the caller names
  /// them.
  @MainActor package static var foundation: [PayloadParserSubject] {
    [
      PayloadParserSubject(DictionaryPushParser.self, name: "foundation-dictionary"),
      PayloadParserSubject(CodablePushParser.self, name: "foundation-codable"),
    ]
  }
}
