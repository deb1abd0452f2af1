extension PushApp {
  /// Declares the event at which the app brings up the screen of a notification.
  public func routes(on event: Policies.RoutesOn) -> PushApp {
    declaring(".routes(on: .\(event.rawValue))", for: [.receiving]) { $0.policies.routesOn = event }
  }

  /// Declares what the app does when the user opens a notification whose screen is already on display.
  public func reopens(_ way: Policies.Reopens) -> PushApp {
    setting(\.reopens, "reopens", to: way, for: [.responding], and: [.routing])
  }

  /// Declares when the app switches to the account of a push that the user taps.
  ///
  /// The line matters only if the app shows the screens of a different account when the user taps the push.
  public func switchesAccount(_ moment: Policies.SwitchesAccount) -> PushApp {
    setting(\.switchesAccount, "switchesAccount", to: moment, for: [.accountSwitching])
  }

  /// Declares the events whose notifications the app opens at once, before its first screens are ready.
  ///
  /// Other notifications wait for the screens. Each event is given by its name in scenarios, such as `announcement`.
  public func opensAtOnce(_ events: String...) -> PushApp { opensAtOnce(events) }

  package func opensAtOnce(_ events: [String]) -> PushApp {
    declaring(".opensAtOnce(\(Self.inQuotes(events)))", for: [.deferring]) {
      $0.vocabulary.eventsAtOnce = Set(events)
    }
  }

  /// Declares the events, by their names in scenarios, whose notifications the app does not show while the app is
  /// active.
  ///
  /// The app shows no toast for these notifications and requests no banner. The app can still let the system list them,
  /// play a sound, or set the badge. Apps with a responder chain or hierarchies of screens omit this line.
  public func hides(_ events: String...) -> PushApp { hides(events) }

  package func hides(_ events: [String]) -> PushApp {
    declaring(".hides(\(Self.inQuotes(events)))", for: [.toasting]) {
      $0.vocabulary.hiddenEvents = Set(events)
    }
  }

  /// Declares the events, by their names in scenarios, whose silent pushes make the app load content, or do other work.
  ///
  /// Without this line, the app loads content for the silent pushes of all events.
  public func updates(on events: String...) -> PushApp { updates(on: events) }

  package func updates(on events: [String]) -> PushApp {
    declaring(".updates(on: \(Self.inQuotes(events)))", for: [.backgroundUpdating]) {
      $0.vocabulary.updateEvents = Set(events)
    }
  }

  private static func inQuotes(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Declares how the app shows a notification that arrives while a toast is on the screen.
  public func presents(_ way: Policies.Presents) -> PushApp {
    setting(\.presents, "presents", to: way, for: [.toasting])
  }

  /// Declares when the app loads the screens of an event.
  public func loads(_ moment: Policies.Loads) -> PushApp {
    setting(\.loads, "loads", to: moment, for: [.hierarchyBuilding])
  }

  /// Declares when the app removes the badge number from its icon, or makes the number smaller.
  public func clearsBadge(_ moment: Policies.ClearsBadge) -> PushApp {
    setting(\.clearsBadge, "clearsBadge", to: moment, for: [.badgeOwning])
  }

  /// Declares which notifications the app removes from Notification Center when it enters the foreground.
  public func clearsNotifications(_ which: Policies.ClearsNotifications) -> PushApp {
    let role = which == .ofAccountInFront ? Role.accountSwitching : .responding
    return setting(\.clearsNotifications, "clearsNotifications", to: which, for: [role])
  }

  /// Declares how the center holds suppressors, observers and responders.
  public func membership(_ way: Policies.Membership) -> PushApp {
    setting(\.membership, "membership", to: way, for: ParticipantKind.allCases.flatMap(\.roles))
  }

  /// Declares the order in which the center asks its chain of responders.
  public func asks(_ order: Policies.Asks) -> PushApp {
    setting(\.asks, "asks", to: order, for: [.responderChain])
  }

  /// Declares how long the center waits for suppressors' asynchronous answers; nil if the time has no limit.
  ///
  /// `suppressesInDoubt` is true if the center shows no toast when a suppressor has not answered within `limit`.
  public func waitsForSuppressors(
    atMost limit: Duration?,
    suppressesInDoubt: Bool = false
  ) -> PushApp {
    declaring(".waitsForSuppressors(atMost:)", for: [.asynchronouslySuppressible]) {
      $0.policies.suppressionLimit = limit
      $0.policies.suppressesInDoubt = suppressesInDoubt
    }
  }

  /// Declares when the center has finished its work for a callback.
  public func work(_ moment: Policies.Work) -> PushApp {
    setting(\.work, "work", to: moment)
  }

  /// Declares when an unreferenced object is deallocated.
  public func release(_ moment: Policies.Release) -> PushApp {
    setting(\.release, "release", to: moment)
  }
}
