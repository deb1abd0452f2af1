import PushPayloads
import PushSimulation

enum NavigationChecks {
  static let checks: [Check] = [
    .eachMessage("navigation.other-messages-are-ignored") { moment, judge in
      guard case .foreign = moment.request else { return }
      let bus = moment.turn.run.vocabulary.bus
      judge.expect(moment.after == moment.before && moment.received.isEmpty, in: moment.turn) {
        "no effect of message \(moment.message.name.inQuotes): the app's messages are"
          + " \(bus.navigateTo.inQuotes) and \(bus.navigateBack.inQuotes), which steps call 'navigateTo' and"
          + " 'navigateBack'"
      }
    },

    .eachMessage("navigation.view-is-shown") { moment, judge in
      guard let view = moment.view else { return }
      judge.expect(moment.types(moment.after).last == view.screen, in: moment.turn) {
        "\(view.screen.inQuotes) on top of the stack"
      }
    },

    .eachMessage("navigation.way-back-is-kept") { moment, judge in
      guard let view = moment.view, case .kept? = moment.backstack else { return }
      judge.expect(moment.keepsWayBack(to: view), in: moment.turn) {
        "\(view.screen.inQuotes) on top, and the earlier stack below it: \(moment.list(moment.before))"
      }
    },

    .eachMessage("navigation.way-back-is-cleared") { moment, judge in
      guard let view = moment.view, case .cleared? = moment.backstack else { return }
      judge.expect(moment.types(moment.after) == [view.screen], in: moment.turn) {
        "only \(view.screen.inQuotes) on the stack, and no other screen"
      }
    },

    .eachMessage("navigation.only-true-and-one-clear") { moment, judge in
      guard let view = moment.view, case .keptThoughNumber? = moment.backstack else { return }
      judge.expect(moment.keepsWayBack(to: view), in: moment.turn) {
        "\(view.screen.inQuotes) on top, and the earlier stack below it: \(moment.list(moment.before)); only"
          + " true and 1 clear the stack, not \(moment.flag)"
      }
    },

    .eachMessage("navigation.unknown-view-changes-nothing") { moment, judge in
      guard case .forward(.unknown(let number), _, _) = moment.request else { return }
      judge.expect(moment.after == moment.before, in: moment.turn) {
        "an unchanged stack: the app has no view with the number \(number)"
      }
    },

    .eachMessage("navigation.ill-typed-view-changes-nothing") { moment, judge in
      guard case .forward(.illTyped, _, _) = moment.request else { return }
      judge.expect(moment.after == moment.before, in: moment.turn) {
        "an unchanged stack: the message carries \(moment.viewText) where the number of a view should be"
      }
    },

    .eachMessage("navigation.without-resolver-nothing-moves") { moment, judge in
      guard case .forward = moment.request, !moment.hasResolver else { return }
      judge.expect(moment.after == moment.before && moment.received.isEmpty, in: moment.turn) {
        "no data delivered and an unchanged stack: the app has no view resolver"
      }
    },

    .eachMessage("navigation.back-goes-as-declared") { moment, judge in
      guard case .back = moment.request, moment.before.count > 1 else { return }
      let popsOne = moment.turn.run.policies.back == .popsOne
      let left = moment.before.prefix(popsOne ? moment.before.count - 1 : 1)
      judge.expect(moment.after[...] == left, in: moment.turn) {
        "only \(moment.list(Array(left))) to remain on the stack: the app declares"
          + " .back(.\(moment.turn.run.policies.back.rawValue))"
      }
    },

    .eachMessage("navigation.root-stays") { moment, judge in
      guard case .back = moment.request, moment.before.count == 1 else { return }
      judge.expect(moment.after == moment.before, in: moment.turn) {
        "\(moment.list(moment.before)) to stay: it is the root"
      }
    },

    .eachTurn("navigation.root-view-comes-first", after: \.navigation) { turn, after, judge in
      guard turn.stimulus == .application(.didFinishLaunching), after.hasResolver else { return }
      judge.expect(!after.stack.isEmpty, in: turn) { "a view on the stack after the launch" }
    },
  ]
}

extension BusMoment {
  fileprivate func list(_ stack: [ScreenID]) -> String {
    stack.isEmpty ? "nothing" : types(stack).map(\.inQuotes).joined(separator: ", ")
  }

  fileprivate var flag: String {
    message.userInfo[turn.run.vocabulary.bus.clearBackstack]?.text ?? "none"
  }
}
