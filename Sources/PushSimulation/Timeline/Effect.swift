/// An action of a center, or an event whose place among the center's actions matters.
///
/// Each case is an area and holds an effect of that area (Specs/decisions/0079).
package enum Effect: Sendable, Hashable {
  case participant(ParticipantEffect)
  case account(AccountEffect)
  case activity(ActivityEffect)
  case badge(BadgeEffect)
  case broadcast(BroadcastEffect)
  case `extension`(ExtensionEffect)
  case hierarchy(HierarchyEffect)
  case links(LinksEffect)
  case navigation(NavigationEffect)
  case permission(PermissionEffect)
  case registration(RegistrationEffect)
  case responders(RespondersEffect)
  case responses(ResponsesEffect)
  case services(ServicesEffect)
  case suppression(SuppressionEffect)
  case toast(ToastEffect)
  case token(TokenEffect)
  case withdrawal(WithdrawalEffect)
}

extension Effect {
  package var dispatched: SightingID? {
    if case .responders(.notified(_, let sighting)) = self { return sighting }
    if case .hierarchy(.startedLoad(let sighting)) = self { return sighting }
    return nil
  }

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
