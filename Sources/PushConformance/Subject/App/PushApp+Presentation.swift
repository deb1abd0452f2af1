/// What an app shows, when, and to whom it listens.
extension PushApp {
  /// Declares the event at which the app brings up the screen of a notification.
  public func routes(on event: Policies.RoutesOn) -> PushApp {
    declaring(".routes(on: .\(event.rawValue))", for: [.receiving]) { $0.policies.routesOn = event }
  }

  /// Declares how toasts are shown that come while another one is on the screen.
  public func presents(_ way: Policies.Presents) -> PushApp {
    declaring(".presents(.\(way.rawValue))", for: [.toasting]) { $0.policies.presents = way }
  }

  /// Declares when the screens of an event are loaded.
  public func loads(_ moment: Policies.Loads) -> PushApp {
    declaring(".loads(.\(moment.rawValue))", for: [.hierarchyBuilding]) {
      $0.policies.loads = moment
    }
  }

  /// Declares when the app takes the number off its icon.
  public func clearsBadge(_ moment: Policies.ClearsBadge) -> PushApp {
    declaring(".clearsBadge(.\(moment.rawValue))", for: [.badgeOwning]) {
      $0.policies.clearsBadge = moment
    }
  }

  /// Declares how the center holds suppressors, observers and responders.
  public func membership(_ way: Policies.Membership) -> PushApp {
    declaring(
      ".membership(.\(way.rawValue))",
      for: ParticipantKind.allCases.flatMap(\.roles)
    ) { $0.policies.membership = way }
  }

  /// Declares the order in which a chain of responders is asked.
  public func asks(_ order: Policies.Asks) -> PushApp {
    declaring(".asks(.\(order.rawValue))", for: [.responderChain]) { $0.policies.asks = order }
  }

  /// Declares how long the center waits for suppressors that have to find out.
  ///
  /// - Parameters:
  ///   - limit: The time; nil if it waits until each has answered.
  ///   - suppressesInDoubt: Whether it shows no toast when a suppressor has not answered in time.
  /// - Returns: The longer declaration.
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
    declaring(".work(.\(moment.rawValue))") { $0.policies.work = moment }
  }

  /// Declares when an object without an owner is deallocated.
  public func release(_ moment: Policies.Release) -> PushApp {
    declaring(".release(.\(moment.rawValue))") { $0.policies.release = moment }
  }
}
