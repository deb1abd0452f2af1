import PushSimulation

/// An event caused by the system, the user, the server, or the owner of a participant.
///
/// Each case is an area and holds a step of that area (Specs/decisions/0079). Notifications and participants have the
/// names that their scenario gives them. Specs/scenarios.md specifies the written form.
package enum Step: Sendable, Hashable {
  case application(ApplicationStep)
  case time(TimeStep)
  case participant(ParticipantStep)
  case account(AccountStep)
  case activity(ActivityStep)
  case `extension`(ExtensionStep)
  case hierarchy(HierarchyStep)
  case launch(LaunchStep)
  case links(LinksStep)
  case navigation(NavigationStep)
  case notification(NotificationStep)
  case permission(PermissionStep)
  case registration(RegistrationStep)
  case responders(RespondersStep)
  case responses(ResponsesStep)
  case scenes(ScenesStep)
  case services(ServicesStep)
  case suppression(SuppressionStep)
  case toast(ToastStep)
  case token(TokenStep)
}

extension Step {
  private var traits: StepTraits {
    var traits: StepTraits = []
    visit(&traits)
    return traits
  }

  private var names: StepNames {
    var names = StepNames()
    visit(&names)
    return names
  }

  /// The name of the step in scenario files, which is usually also the name of a generation rule.
  var writtenName: String { names.written }

  /// The name of the participant that the step is about; nil for a step about a ``service`` or no participant.
  var participant: String? { names.participant }

  var service: String? { names.service }

  var notifications: [String] { names.notifications }

  /// The notification that the user taps, dismisses or acts on in the system's interface; nil for any other step.
  var respondedNotification: String? { traits.contains(.isResponse) ? notifications.first : nil }

  /// Returns the roles that can play the step, of which a subject needs one; empty if every center can play the step.
  func hearingRoles(participants: (String) -> ParticipantKind?) -> [Role] {
    let names = names
    guard let participant = names.participant else { return names.hearingRoles }
    return (participants(participant) ?? .suppressor).roles
  }

  var movesApplication: Bool { if case .application = self { true } else { false } }

  // ``StepTraits`` documents these traits.
  var needsRunningCode: Bool { traits.contains(.needsRunningCode) }
  var isInFront: Bool { traits.contains(.isInFront) }
  var opensSomething: Bool { traits.contains(.opensSomething) }
  var isOfParticipants: Bool { traits.contains(.isOfParticipants) }
  var comesAtAnyTime: Bool { traits.contains(.comesAtAnyTime) }
  var stopsCode: Bool { traits.contains(.stopsCode) }
  var startsProcess: Bool { traits.contains(.startsProcess) }
  var endsProcess: Bool { traits.contains(.endsProcess) }
  var changesRecipient: Bool { traits.contains(.changesRecipient) }
  var answersUpload: Bool { traits.contains(.answersUpload) }
}

extension StepTraits: StepVisitor {
  mutating func callAsFunction<each Value>(
    _ kind: StepKind<repeat each Value>,
    _ values: repeat each Value
  ) {
    self = kind.traits
  }
}

struct StepNames: StepVisitor {
  var written = ""
  var hearingRoles: [Role] = []
  var notifications: [String] = []
  var participant: String?
  var service: String?

  mutating func callAsFunction<each Value>(
    _ kind: StepKind<repeat each Value>,
    _ values: repeat each Value
  ) {
    (written, hearingRoles) = (kind.name, kind.hearingRoles)
    for (part, value) in repeat (each kind.parts, each values) { part.note(value, &self) }
  }
}
