import PushConformance

/// Faults in going back, and in removing the views below the view that is shown.
enum FaultyNavigationWayBack: FaultGroup {
  typealias Changed = WrongBusCenter

  static let rows: [SubjectRow] = [
    fault("AlwaysClears") { $0.clears.always(true) },
    fault("NeverClears") { $0.clears.always(false) },
    fault("ClearsToTheRoot") {
      $0.show.replace { center, shown, _ in
        if center.clears(shown.message) { center.application.popToRootViewController() }
        center.application.pushViewController(shown.view)
      }
    },
    fault("KnowsTrueAlone") {
      $0.clears.replace { _, message, _ in
        message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack] == .bool(true)
      }
    },
    fault("KnowsOneAlone") {
      $0.clears.replace { _, message, _ in
        message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack] == .number(JSONNumber(1))
      }
    },
    fault(PopsToSameViewInsteadOfClearing.self),
    fault("ClearsWhereverTheKeyIs") {
      $0.clears.replace { _, message, _ in
        message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack] != nil
      }
    },
    fault("TakesEveryNumberForTrue") {
      $0.clears.distort { message, clears in
        let number = message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack]?.number
        if let number { clears = number.double != 0 }
      }
    },
    // Goes back to the root view, although its app declares that the center goes back by one view.
    fault("PopsToTheRoot") {
      $0.goBack.replace { center, _, _ in center.application.popToRootViewController() }
    },
    fault(PopsOneThoughItDeclaresMore.self),
    fault("PopsTwo") { $0.goBack.double() },
    fault("IgnoresBack") { $0.goBack.drop() },
    // Removes the root view when a message asks to go back and no other view is on the stack.
    fault("PopsTheRoot") {
      $0.goBack.replace { center, _, _ in
        center.application.setViewControllers(center.application.viewControllers.dropLast())
      }
    },
  ]

  /// Instead of clearing the stack, pops to the requested view if it is on the stack, and so keeps the views below it.
  final class PopsToSameViewInsteadOfClearing: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      let stack = application.viewControllers
      guard clears(message), let place = stack.firstIndex(where: { $0.type == view.type }) else {
        return super.show(view, for: message)
      }
      application.setViewControllers(Array(stack[...place]))
    }
  }

  /// Goes back by one view, although its app declares that the center goes back to the root view.
  final class PopsOneThoughItDeclaresMore: PlainBusCenter {
    override class var policies: Policies { Policies(back: .popsToRoot) }
  }
}
