import PushSimulation

enum PassingOnChecks {
  static let checks: [Check] = [
    passesOn("responses.foreign-is-passed-on", .foreign),

    passesOn("responses.local-is-passed-on", .local),

    .wholeRun("responses.owner-decides-on-presentation") { run, judge in
      for index in run.timeline.turns.indices {
        let view = TurnView(run: run, index: index)
        for (notification, options) in view.presentations {
          let origin = run.notifications[notification.index].origin
          guard origin != .own else { continue }
          judge.expect(options == origin.options, in: view) {
            "\(view.name(notification)) to be shown with the options of its owner:"
              + " \(origin.options.names)"
          }
        }
      }
    },

    eachCallback("responses.foreign-is-not-the-apps") { visit, judge in
      let isIgnored =
        visit.turn.routes.isEmpty
        && !visit.turn.effects.contains { $0.isNoticed && $0.sighting != nil }
      judge.expect(isIgnored, in: visit.turn) {
        "no effect of \(visit.turn.name(visit.notification)) in the app: it is not a push of the app"
      }
    },
  ]

  /// A callback about a notification that does not belong to the app.
  struct Visit {
    var turn: TurnView
    var notification: NotificationID
    /// Nil for a launch and for the connection of a scene, because the system expects no reply to them.
    var callback: PassedCallback?
    var origin: NotificationOrigin { turn.run.notifications[notification.index].origin }
  }

  private static func passesOn(_ id: String, _ origin: NotificationOrigin) -> Check {
    eachCallback(id) { visit, judge in
      guard visit.origin == origin, let callback = visit.callback else { return }
      let run = visit.turn.run
      // A center can pass on the callback a moment later, but within the step.
      let effects = run.timeline.turns[visit.turn.turnsOfStep]
        .flatMap { run.timeline.effects[$0.effects] }
      let passings = effects.count { $0 == .responses(.passedOn(callback, visit.notification)) }
      judge.expect(passings == 1, in: visit.turn) {
        "\(callback.text) of \(visit.turn.name(visit.notification)) to be passed on to its owner once,"
          + " not \(passings) times"
      }
    }
  }

  private static func eachCallback(
    _ id: String,
    _ look: @escaping @Sendable (Visit, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      for index in run.timeline.turns.indices {
        let turn = TurnView(run: run, index: index)
        guard let visit = turn.visit, visit.origin != .own else { continue }
        look(visit, &judge)
      }
    }
  }
}

extension TurnView {
  fileprivate var visit: PassingOnChecks.Visit? {
    switch stimulus {
    case .notification(.willPresent(let notification)):
      PassingOnChecks.Visit(turn: self, notification: notification, callback: .willPresent)
    case .notification(.didReceiveToFetch(let notification)):
      PassingOnChecks.Visit(turn: self, notification: notification, callback: .fetch)
    case .responses(.didReceive(let notification, _)):
      PassingOnChecks.Visit(turn: self, notification: notification, callback: .response)
    case .launch(.didFinishLaunching(with: let notification)),
      .scenes(.callback(.willConnect, let notification?)):
      PassingOnChecks.Visit(turn: self, notification: notification, callback: nil)
    case .notification(.didReceive), .launch(.interfaceBecameReady),
      .responses(.contentLoadEnded), .responses(.submissionEnded), .scenes, .application, .time,
      .participant, .account, .activity, .extension, .hierarchy, .links, .navigation, .permission,
      .registration, .responders, .services, .suppression, .toast, .token, .nothing:
      nil
    }
  }
}
