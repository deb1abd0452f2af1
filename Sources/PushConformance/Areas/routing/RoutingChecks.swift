import PushSimulation

enum RoutingChecks {
  static let checks: [Check] = [
    routesOnce("routing.background-receipt-routes-once", in: .background),

    routesOnce("routing.inactive-receipt-routes-once", in: .inactive),

    .eachTurn("routing.active-receipt-does-not-route", on: .receipts) { turn, judge in
      guard turn.received != nil, turn.state == .active else { return }
      judge.expect(turn.routes.isEmpty, in: turn) {
        "no call to the router while the app is active"
      }
    },

    .eachTurn("routing.receipt-alone-does-not-route", on: .receipts) { turn, judge in
      // In the inactive state, a tap can cause the receipt. Only a center that receives responses knows the cause.
      guard turn.received != nil, turn.state != .inactive || turn.run.digest.hearsResponses
      else { return }
      judge.expect(turn.routes.isEmpty, in: turn) {
        "no call to the router before the user responds"
      }
    },

    .eachTurn("routing.url-is-unchanged", on: .hears(.notification, .responses, .scenes, .toast)) {
      (turn, judge) in
      guard let notification = turn.received ?? turn.stimulus.activatedToast ?? turn.opened,
        let url = turn.usableURL(of: notification)
      else { return }
      for route in turn.routes {
        judge.expect(route == url, in: turn) {
          "the router to get the URL of \(turn.name(notification)) as it was sent: \(url)"
        }
      }
    },

    .eachTurn("routing.no-url-no-call", on: .hears(.notification, .responses, .scenes, .toast)) {
      (turn, judge) in
      guard let notification = turn.received ?? turn.stimulus.activatedToast ?? turn.opened,
        turn.url(of: notification) == .unusable,
        turn.followsAtOnce || turn.stimulus.activatedToast != nil || turn.opened != nil
      else { return }
      judge.expect(turn.routes.isEmpty, in: turn) {
        "no call to the router: \(turn.name(notification)) has no usable URL"
      }
    },

    .wholeRun("routing.refusal-is-final") { run, judge in
      var refused: Set<String> = []
      run.forEachTurn(on: [.hears(.notification, .toast), .does(.links)]) { turn in
        // In a turn in which content arrives, the center follows an earlier tap.
        if turn.loaded != nil { return }
        // Only a new receipt or a tap is a reason to open the URL. Any other call to the router is a second attempt.
        if turn.received == nil, turn.stimulus.activatedToast == nil {
          for route in turn.routes.compactMap(\.self) where refused.contains(route) {
            judge.expect(false, in: turn) {
              "no second call to the router with \(route), which it has refused"
            }
          }
          return
        }
        let refusals: [String] = turn.effects.compactMap {
          if case .links(.openedURL(let url?, accepted: false, _)) = $0 { url } else { nil }
        }
        guard !refusals.isEmpty else { return }
        refused.formUnion(refusals)
        // When a toast disappears, the next toast of a queue can appear.
        let others = turn.toasts.filter {
          $0 != nil && $0 != turn.received ?? turn.stimulus.activatedToast
        }
        judge.expect(turn.routes.count == 1 && turn.toasts.count == others.count, in: turn) {
          "exactly one call to the router and no toast, although the router refused the URL"
        }
      }
    },

    .eachTurn("routing.silent-is-not-routed", on: .receipts) { turn, judge in
      guard let notification = turn.received, turn.followsAtOnce, turn.facts(notification).isSilent
      else { return }
      judge.expect(turn.routes.isEmpty, in: turn) {
        "no call to the router for a silent notification"
      }
    },

    .wholeRun("routing.receipts-route-in-order") { run, judge in
      var earlier = 0
      run.forEachTurn(on: .receipts) { turn in
        guard let notification = turn.received, let url = turn.urlToFollow else { return }
        if earlier > 0 {
          judge.expect(turn.routes == [url], in: turn) { turn.oneRoute(to: url, of: notification) }
        }
        earlier += 1
      }
    },
  ]

  private static func routesOnce(_ id: String, in state: ApplicationState) -> Check {
    .eachTurn(id, on: .receipts) { turn, judge in
      guard turn.state == state, let notification = turn.received, let url = turn.urlToFollow
      else { return }
      let facts = turn.facts(notification)
      judge.expect(turn.routes.count == 1, in: turn) {
        turn.oneRoute(to: url, of: notification)
          + (turn.routes.isEmpty && facts.isContentAvailable && !facts.isDisplayable
            ? ": a push with an alert or a sound is not silent" : "")
      }
    }
  }
}
