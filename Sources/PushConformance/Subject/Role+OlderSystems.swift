extension Role {
  /// True if the role belongs to an older system, which a current app has only if the app never replaced the system.
  package var isOfOlderSystems: Bool {
    switch self {
    case .legacyRegistering, .responderChain, .hierarchyBuilding, .serviceHosting,
      .serviceFetching, .notificationHandling, .busNavigating:
      true
    case .registering, .receiving, .fetchCompleting, .responding, .scenes, .routing, .toasting,
      .suppressible, .asynchronouslySuppressible, .broadcasting, .openingBroadcasting,
      .tokenBroadcasting, .actionHandling, .deferring, .lifecycleObserving, .linkOpening,
      .launchHandOff, .logging, .permissionAsking, .permissionReporting, .unregistering,
      .severalAccounts, .accountSwitching, .optingOut, .retrying, .deduplicating, .passingOn,
      .badgeOwning, .contentLoading, .backgroundUpdating, .actionSubmitting, .categoryRegistering,
      .withdrawing, .activityTokens, .sceneRouting, .serviceExtension, .attaching, .decrypting,
      .textFetching:
      false
    }
  }
}
