/// An action of a center, or an event whose place among the center's actions matters.
///
/// Each case is an area and holds an effect of that area (Specs/decisions/0079).
package enum Effect: Sendable, Hashable {
  /// A participant acts, or its bridge is deallocated (see ``Participant``).
  case participant(ParticipantEffect)
  /// Unregisters a device token of an account, or brings an account to the front.
  case account(AccountEffect)
  /// Uploads or unregisters a token of ActivityKit.
  case activity(ActivityEffect)
  /// Changes the number on the app's icon.
  case badge(BadgeEffect)
  /// Tells an observer of a receipt, or that the user has opened a notification.
  case broadcast(BroadcastEffect)
  /// Downloads a file for a service extension.
  case `extension`(ExtensionEffect)
  /// Starts to load the screens of a notification, or changes the navigation stack.
  case hierarchy(HierarchyEffect)
  /// Passes a URL to the router, or tells the system whether the center accepts a URL.
  case links(LinksEffect)
  /// Passes the data of a message on the bus to a screen, or writes a line to the log.
  case navigation(NavigationEffect)
  /// Requests authorization, or reports the permission.
  case permission(PermissionEffect)
  /// Registers with the system for remote notifications, or ends the registration.
  case registration(RegistrationEffect)
  /// Asks a responder whether it accepts a notification, or passes a notification to a responder.
  case responders(RespondersEffect)
  /// Calls the system's completion handler or an action's handler, or passes a callback to a notification's owner.
  case responses(ResponsesEffect)
  /// Makes or calls services, or takes part in the launch.
  case services(ServicesEffect)
  /// Asks a suppressor, which answers at once or later.
  case suppression(SuppressionEffect)
  /// Shows a toast for a notification inside the app.
  case toast(ToastEffect)
  /// Uploads a device token, or tells an observer of a device token.
  case token(TokenEffect)
  /// Removes notifications from Notification Center.
  case withdrawal(WithdrawalEffect)
}

extension Effect {
  /// The fields of the notification that a responder or a loader of screens receives; nil for other effects.
  package var dispatched: SightingID? {
    if case .responders(.notified(_, let sighting)) = self { return sighting }
    if case .hierarchy(.startedLoad(let sighting)) = self { return sighting }
    return nil
  }

  /// The fields of the notification that a participant, a loader, a toast or a handler receives; nil for other effects.
  package var sighting: SightingID? {
    switch self {
    case .broadcast(let effect): effect.sighting
    case .hierarchy(let effect): effect.sighting
    case .responders(let effect): effect.sighting
    case .responses(let effect): effect.sighting
    case .services(let effect): effect.sighting
    case .suppression(let effect): effect.sighting
    case .toast(.presented(let sighting)): sighting
    case .participant, .account, .activity, .badge, .extension, .links, .navigation, .permission,
      .registration, .token, .withdrawal:
      nil
    }
  }
}
