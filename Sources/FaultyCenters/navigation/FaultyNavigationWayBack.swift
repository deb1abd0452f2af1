import PushConformance

/// Faults in going back, and in clearing the way back: the views below the view that is shown.
enum FaultyNavigationWayBack: FaultGroup {
  static let rows: [SubjectRow] = [
    // Clears the way back for every message that asks for a view.
    fault("AlwaysClears", of: WrongBusCenter.self) { $0.clears.always(true) },
    // Never clears the way back, so the user can go back to views that a message asked to remove.
    fault("NeverClears", of: WrongBusCenter.self) { $0.clears.always(false) },
    // When a message asks to clear the way back, keeps the root view below the new view.
    fault("ClearsToTheRoot", of: WrongBusCenter.self) {
      $0.show.replace { center, shown, _ in
        if center.clears(shown.message) { center.application.popToRootViewController() }
        center.application.pushViewController(shown.view)
      }
    },
    // Clears the way back if the flag is true, but not if the flag is 1.
    fault("KnowsTrueAlone", of: WrongBusCenter.self) {
      $0.clears.replace { _, message, _ in
        message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack] == .bool(true)
      }
    },
    // Clears the way back if the flag is 1, but not if the flag is true.
    fault("KnowsOneAlone", of: WrongBusCenter.self) {
      $0.clears.replace { _, message, _ in
        message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack] == .number(JSONNumber(1))
      }
    },
    fault(PopsToSameViewInsteadOfClearing.self),
    // Clears the way back whenever a message contains the flag for clearing it, even if the value of the flag is false.
    fault("ClearsWhereverTheKeyIs", of: WrongBusCenter.self) {
      $0.clears.replace { _, message, _ in
        message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack] != nil
      }
    },
    // Clears the way back if the flag is any number except 0.
    fault("TakesEveryNumberForTrue", of: WrongBusCenter.self) {
      $0.clears.distort { message, clears in
        let number = message.userInfo[WrongBusCenter.vocabulary.bus.clearBackstack]?.number
        if let number { clears = number.double != 0 }
      }
    },
    // Goes back to the root view, although its app declares that the center goes back by one view.
    fault("PopsToTheRoot", of: WrongBusCenter.self) {
      $0.goBack.replace { center, _, _ in center.application.popToRootViewController() }
    },
    fault(PopsOneThoughItDeclaresMore.self),
    // Goes back by two views instead of one view.
    fault("PopsTwo", of: WrongBusCenter.self) { $0.goBack.double() },
    // Ignores messages that ask to go back.
    fault("IgnoresBack", of: WrongBusCenter.self) { $0.goBack.drop() },
    // Removes the root view when a message asks to go back and no other view is on the stack.
    fault("PopsTheRoot", of: WrongBusCenter.self) {
      $0.goBack.replace { center, _, _ in
        center.application.setViewControllers(center.application.viewControllers.dropLast())
      }
    },
  ]

  /// When a message asks to clear the way back, pops to the requested view if this view is on the stack already.
  ///
  /// So the views below the requested view stay, although the message asks to remove them.
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
