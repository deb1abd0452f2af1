package import PushConformance

package enum ReferenceSubjects {
  @MainActor package static var all: [PushCenterSubject] {
    [
      PushCenterSubject(PushCenterAdapter.self),
      PushCenterSubject(RemoteNotificationCenterAdapter.self, name: "responder-chain"),
      PushCenterSubject(ServiceOrientedAppDelegateAdapter.self, name: "services"),
      PushCenterSubject(FetchingServicesAdapter.self),
      PushCenterSubject(NavigationResponderAdapter.self),
    ] + ofToday + [PushCenterSubject(NotificationEnricherAdapter.self, name: "service-extension")]
  }

  /// The subjects of the modern push center, whose runs take several times as long as the runs of all other subjects
  /// together.
  ///
  /// The center works in tasks, and the kit has to wait for these tasks.
  @MainActor package static var ofToday: [PushCenterSubject] {
    [PushCenterSubject(ModernPushCenterAdapter.self), PushCenterSubject(ModernScreensAdapter.self)]
  }
}

package enum ReferenceParsers {
  package static let kit = PayloadParserSubject.kit

  /// Two parsers that do not conform, as examples; the kit judges them only if the caller names them.
  @MainActor package static var foundation: [PayloadParserSubject] {
    [
      PayloadParserSubject(DictionaryPushParser.self, name: "foundation-dictionary"),
      PayloadParserSubject(CodablePushParser.self, name: "foundation-codable"),
    ]
  }
}
