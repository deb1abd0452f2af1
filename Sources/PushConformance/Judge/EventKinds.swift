import PushSimulation

/// A set of kinds of stimuli and effects, by area; a check is called only for turns with an event of the check's kinds.
struct EventKinds: OptionSet, Sendable, Hashable {
  enum Heard: UInt64, CaseIterable {
    case application, time, participant, account, activity, `extension`, hierarchy, launch, links
    case navigation, notification, permission, registration, responders, responses, scenes
    case services, suppression, toast, token, nothing
  }

  enum Done: UInt64, CaseIterable {
    case participant = 32
    case account, activity, badge, broadcast, `extension`, hierarchy, links, navigation, permission
    case registration, responders, responses, services, suppression, toast, token, withdrawal
  }

  let rawValue: UInt64

  static let all = EventKinds(rawValue: .max)

  static let receipts = hears(.notification)

  static func hears(_ areas: Heard...) -> EventKinds {
    EventKinds(rawValue: areas.reduce(0) { $0 | 1 << $1.rawValue })
  }

  static func does(_ areas: Done...) -> EventKinds {
    EventKinds(rawValue: areas.reduce(0) { $0 | 1 << $1.rawValue })
  }

  static func of(_ turns: ArraySlice<Turn>, _ effects: ArraySlice<Effect>) -> EventKinds {
    var bits: UInt64 = 0
    for turn in turns { bits |= 1 << turn.stimulus.kind.rawValue }
    for effect in effects { bits |= 1 << effect.kind.rawValue }
    return EventKinds(rawValue: bits)
  }
}

extension Stimulus {
  var kind: EventKinds.Heard {
    switch self {
    case .application: .application
    case .time: .time
    case .participant: .participant
    case .account: .account
    case .activity: .activity
    case .extension: .extension
    case .hierarchy: .hierarchy
    case .launch: .launch
    case .links: .links
    case .navigation: .navigation
    case .notification: .notification
    case .permission: .permission
    case .registration: .registration
    case .responders: .responders
    case .responses: .responses
    case .scenes: .scenes
    case .services: .services
    case .suppression: .suppression
    case .toast: .toast
    case .token: .token
    case .nothing: .nothing
    }
  }
}

extension Effect {
  var kind: EventKinds.Done {
    switch self {
    case .participant: .participant
    case .account: .account
    case .activity: .activity
    case .badge: .badge
    case .broadcast: .broadcast
    case .extension: .extension
    case .hierarchy: .hierarchy
    case .links: .links
    case .navigation: .navigation
    case .permission: .permission
    case .registration: .registration
    case .responders: .responders
    case .responses: .responses
    case .services: .services
    case .suppression: .suppression
    case .toast: .toast
    case .token: .token
    case .withdrawal: .withdrawal
    }
  }
}
