/// One act of a center, or an event that is recorded beside its acts.
///
/// Each case is an area, and holds a type with the effects of that area (Specs/decisions/0079).
package enum Effect: Sendable, Hashable {
  /// Has a participant act, or lets it go.
  case participant(ParticipantEffect)
  /// Unregisters a device token for an account.
  case account(AccountEffect)
  /// Sends a token of ActivityKit, or has it forgotten.
  case activity(ActivityEffect)
  /// Changes the number on the icon.
  case badge(BadgeEffect)
  /// Tells an observer.
  case broadcast(BroadcastEffect)
  /// Works on the content of a notification.
  case `extension`(ExtensionEffect)
  /// Loads or shows screens.
  case hierarchy(HierarchyEffect)
  /// Opens a URL, or says whether it takes one.
  case links(LinksEffect)
  /// Carries out a message of the bus.
  case navigation(NavigationEffect)
  /// Asks the user, or says what the user allows.
  case permission(PermissionEffect)
  /// Registers with the system.
  case registration(RegistrationEffect)
  /// Asks or calls a responder.
  case responders(RespondersEffect)
  /// Answers the system, or calls the handler that a response is for.
  case responses(ResponsesEffect)
  /// Makes or calls services, or launches the app.
  case services(ServicesEffect)
  /// Asks a suppressor.
  case suppression(SuppressionEffect)
  /// Shows a toast.
  case toast(ToastEffect)
  /// Sends a device token, or tells of it.
  case token(TokenEffect)
  /// Removes notifications from Notification Center.
  case withdrawal(WithdrawalEffect)
}

extension Effect {
  /// The sighting that a responder gets with an event that it has taken, or a loader with a request
  /// for screens.
  package var dispatched: SightingID? {
    if case .responders(.notified(_, let sighting)) = self { return sighting }
    if case .hierarchy(.startedLoad(let sighting)) = self { return sighting }
    return nil
  }

  /// The sighting of a notification that a participant, a toast or a handler is shown.
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
