import PushPayloads
import PushSimulation

enum NavigationDataChecks {
  static let checks: [Check] = [
    .eachMessage("navigation.data-reaches-the-view") { moment, judge in
      guard let view = moment.view, view.takesData, let data = moment.data else { return }
      let received = moment.received
      let isHandedOnce =
        received.count == 1 && received[0].data == data
        && moment.types([received[0].screen]) == [view.screen]
      judge.expect(isHandedOnce, in: moment.turn) {
        "\(view.screen.inQuotes) to receive \(data.text) exactly once and unchanged"
      }
    },

    .eachMessage("navigation.no-data-no-hook") { moment, judge in
      guard moment.data == nil else { return }
      judge.expect(moment.received.isEmpty, in: moment.turn) {
        "no screen to receive data: the message carries none"
      }
    },

    .eachMessage("navigation.data-comes-after-the-view") { moment, judge in
      for (screen, _, wasShown) in moment.received {
        judge.expect(wasShown, in: moment.turn) {
          "\(moment.turn.run.name(screen)) to be on the stack before it receives data"
        }
      }
    },

    .eachMessage("navigation.view-without-data-is-shown") { moment, judge in
      guard let view = moment.view, !view.takesData, moment.data != nil else { return }
      let isShownWithoutData =
        moment.types(moment.after).last == view.screen && moment.received.isEmpty
      judge.expect(isShownWithoutData, in: moment.turn) {
        "\(view.screen.inQuotes) on top of the stack, and no screen to receive data: \(view.screen.inQuotes)"
          + " takes none"
      }
    },

    .eachMessage("navigation.failure-posts-no-data") { moment, judge in
      guard case .forward(let target, _, let backstack) = moment.request, moment.isFailure(target)
      else { return }
      guard moment.data != nil || backstack == .cleared else { return }
      judge.expect(moment.received.isEmpty && moment.after == moment.before, in: moment.turn) {
        "no data delivered and an unchanged stack: \(moment.obstacle(to: target))"
      }
    },

    .eachMessage("navigation.failures-are-logged") { moment, judge in
      guard case .forward(let target, _, _) = moment.request, moment.hasResolver else { return }
      switch target {
      // JSON parsers can disagree about numbers of 2^53 or more (RFC 8259, section 6).
      case .unknown(let number) where number.magnitude < 1 << 53:
        let names = ["\(number)"] + [moment.message.sender].compactMap(\.self)
        let isLogged = moment.logged.contains { line in names.contains { line.contains($0) } }
        judge.expect(isLogged, in: moment.turn) {
          "a line in the log with \(names.map(\.inQuotes).joined(separator: " or "))"
        }
      case .unknown, .illTyped:
        judge.expect(!moment.logged.isEmpty, in: moment.turn) {
          "a line in the log: no view can be shown"
        }
      case .view, .open: return
      }
    },

    .eachMessage("navigation.missing-resolver-is-logged") { moment, judge in
      guard case .forward(.view, _, _) = moment.request, !moment.hasResolver else { return }
      let expected = "a line in the log: the app has no view resolver"
      judge.expect(!moment.logged.isEmpty, in: moment.turn) { expected }
    },

    .compare(
      "navigation.sender-is-irrelevant",
      variants: { scenario in
        scenario.posting("messages without a sender", from: nil)
          + scenario.posting("messages from another sender", from: "another object")
      },
      by: \.navigation
    ),

    .compare(
      "navigation.listening-twice-counts-once",
      variants: { scenario in
        scenario.variants("a single subscription") { $0 == .navigation(.subscribe) ? nil : $0 }
      },
      by: \.navigation
    ),

    .compare(
      "navigation.idiom-changes-no-way",
      variants: { scenario in
        guard scenario.steps.contains(where: { $0.postedMessage != nil }) else { return [] }
        return [
          scenario.variant("an iPad instead of an iPhone") {
            $0.given.insert(.navigation(.idiom(.pad)), at: 0)
          }
        ]
      },
      by: \.navigation
    ),
  ]
}

extension BusMoment {
  fileprivate func isFailure(_ target: BusRequest.Target) -> Bool {
    switch target {
    case .view: !hasResolver
    case .unknown, .illTyped: true
    case .open: false
    }
  }

  fileprivate func obstacle(to target: BusRequest.Target) -> String {
    guard hasResolver else { return "the app has no view resolver" }
    return switch target {
    case .unknown(let number): "the app has no view with the number \(number)"
    case .illTyped: "the message carries \(viewText) where the number of a view should be"
    case .view, .open: "the view cannot be shown"
    }
  }
}

extension TurnView {
  fileprivate var navigation: TurnOutcome? {
    guard case .navigation(.posted) = stimulus else { return nil }
    return TurnOutcome(stacks: outcome.stacks, data: outcome.data)
  }
}

extension Scenario {
  fileprivate func posting(_ change: String, from sender: String?) -> [Check.Variant] {
    variants(change) { step in
      guard case .navigation(.post(var message)) = step else { return step }
      message.sender = sender
      return .navigation(.post(message))
    }
  }
}
