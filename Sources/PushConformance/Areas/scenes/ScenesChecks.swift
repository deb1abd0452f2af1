import PushSimulation

enum ScenesChecks {
  static let checks: [Check] = [
    eachTargetedTap("scenes.opened-in-the-targeted-scene") { tap, judge in
      guard !tap.mayStayUnopened else { return }
      let isOpenedThere = tap.routes.contains { $0.url == tap.url && $0.scene == tap.scene }
      judge.expect(isOpenedThere, in: tap.turnOfRouting) {
        "\(tap.url) to be opened in scene \(tap.scene.inQuotes), which the system has chosen"
          + (tap.routes.contains { $0.url == tap.url && $0.scene == nil }
            ? "; the adapter names no scene for this call" : "")
      }
    },

    eachTargetedTap("scenes.other-scenes-are-left-alone") { tap, judge in
      let isOpenedNowhereElse = !tap.routes.contains { $0.scene != nil && $0.scene != tap.scene }
      judge.expect(isOpenedNowhereElse, in: tap.turnOfRouting) {
        "no URL to be opened in any scene but \(tap.scene.inQuotes)"
      }
    },

    eachTargetedTap("scenes.new-scene-opens-once") { tap, judge in
      guard tap.turns.contains(where: \.connectsForResponse) else { return }
      // Other requirements judge a URL that is opened in a different scene or not at all.
      let count = tap.routes.count {
        $0.url == tap.url && ($0.scene == nil || $0.scene == tap.scene)
      }
      judge.expect(count <= 1, in: tap.turnOfRouting) {
        "one call to the router with \(tap.url) for the new scene, not \(count)"
      }
    },
  ]

  /// The turns of a tap whose scene the system has chosen, until a step opens something, or starts or ends a process.
  struct TargetedTap {
    var scene: String
    var url: String
    var turns: [TurnView]
    /// The scenes and URLs of earlier taps of the process that had opened nothing before this tap.
    var earlier: [(scene: String, url: String)]

    var mayStayUnopened: Bool {
      turns.contains { turn in
        turn.stimulus == .launch(.interfaceBecameReady)
          ? turn.state != .active : turn.stimulus.changesRecipient && !turn.isInterfaceReady
      }
    }

    var routes: [(url: String?, scene: String?)] {
      turns.flatMap(\.routesInScenes).filter { route in
        !earlier.contains { $0 == (route.scene, route.url) && $0 != (scene, url) }
      }
    }

    var turnOfRouting: TurnView { turns.last { !$0.routes.isEmpty } ?? turns[turns.count - 1] }
  }

  private static func eachTargetedTap(
    _ id: String,
    _ look: @escaping @Sendable (TargetedTap, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      var turns: [TurnView] = []
      var earlier: [(scene: String, url: String)] = []
      func finish() {
        defer { turns = [] }
        guard let first = turns.first, case .responses(.tap(_, let scene?)) = first.step,
          let opening = turns.first(where: { $0.opened != nil }), let opened = opening.opened,
          let url = first.facts(opened).usableURL, !opening.mayStayUnopened(opened)
        else { return }
        let tap = TargetedTap(scene: scene, url: url, turns: turns, earlier: earlier)
        // Before the first screens are ready, the center cannot open anything.
        if turns[turns.count - 1].isInterfaceReady { look(tap, &judge) }
        if tap.routes.isEmpty { earlier.append((scene, url)) }
      }
      run.forEachTurn { turn in
        if turn.turn.step != turns.last?.turn.step, turn.endsTap { finish() }
        if turn.stimulus.startsProcess { earlier = [] }
        if !turns.isEmpty || turn.isOfTargetedTap { turns.append(turn) }
      }
      finish()
    }
  }
}

extension TurnView {
  fileprivate var connectsForResponse: Bool {
    if case .scenes(.callback(.willConnect, .some)) = stimulus { true } else { false }
  }

  fileprivate var isOfTargetedTap: Bool {
    if case .responses(.tap(_, .some)) = step { true } else { false }
  }

  fileprivate var endsTap: Bool {
    if case .scenes(.open) = step { return true }
    guard let step else { return false }
    return step.startsProcess || step.endsProcess || step.opensSomething
  }
}
