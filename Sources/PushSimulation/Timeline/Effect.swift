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

  /// The notification fields that the center passes on; nil for other effects, and if a suppressor answers later.
  package var sighting: SightingID? {
    switch self {
    case .broadcast(let effect): effect.sighting
    case .hierarchy(.startedLoad(let sighting)), .responders(.asked(_, let sighting, accepts: _)),
      .responders(.notified(_, let sighting)),
      .responses(.handledAction(_, text: _, let sighting)),
      .responses(.startedContentLoad(let sighting, isHeld: _)),
      .responses(.submittedAction(_, text: _, let sighting, isHeld: _)),
      .services(.handledNotification(let sighting)),
      .suppression(.asked(_, let sighting, answer: _)), .toast(.presented(let sighting)):
      sighting
    case .participant, .account, .activity, .badge, .extension, .hierarchy(.changedStack), .links,
      .navigation, .permission, .registration, .responses(.completed), .responses(.passedOn),
      .responses(.setCategories), .services(.made), .services(.called),
      .services(.answeredFetch), .services(.builtInterface), .services(.repliedToLaunch),
      .suppression(.awaited), .token, .withdrawal:
      nil
    }
  }
}
