import PushConformance

/// Faults in going back, and in clearing the way back: the views below the view that is shown.
enum FaultyNavigationWayBack: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(AlwaysClears.self), fault(NeverClears.self), fault(ClearsToTheRoot.self),
    fault(KnowsTrueAlone.self), fault(KnowsOneAlone.self),
    fault(PopsToSameViewInsteadOfClearing.self), fault(ClearsWhereverTheKeyIs.self),
    fault(TakesEveryNumberForTrue.self), fault(PopsToTheRoot.self),
    fault(PopsOneThoughItDeclaresMore.self), fault(PopsTwo.self), fault(IgnoresBack.self),
    fault(PopsTheRoot.self),
  ]

  /// Clears the way back for every message that asks for a view.
  final class AlwaysClears: PlainBusCenter {
    override func clears(_ message: BusMessage) -> Bool { true }
  }

  /// Never clears the way back, so the user can go back to views that a message asked to remove.
  final class NeverClears: PlainBusCenter {
    override func clears(_ message: BusMessage) -> Bool { false }
  }

  /// When a message asks to clear the way back, keeps the root view below the new view.
  final class ClearsToTheRoot: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      if clears(message) { application.popToRootViewController() }
      application.pushViewController(view)
    }
  }

  /// Clears the way back if the flag is true, but not if the flag is 1.
  final class KnowsTrueAlone: PlainBusCenter {
    override func clears(_ message: BusMessage) -> Bool {
      message.userInfo[Self.vocabulary.bus.clearBackstack] == .bool(true)
    }
  }

  /// Clears the way back if the flag is 1, but not if the flag is true.
  final class KnowsOneAlone: PlainBusCenter {
    override func clears(_ message: BusMessage) -> Bool {
      message.userInfo[Self.vocabulary.bus.clearBackstack] == .number(JSONNumber(1))
    }
  }

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

  /// Clears the way back whenever a message contains the flag for clearing it, even if the value of the flag is false.
  final class ClearsWhereverTheKeyIs: PlainBusCenter {
    override func clears(_ message: BusMessage) -> Bool {
      message.userInfo[Self.vocabulary.bus.clearBackstack] != nil
    }
  }

  /// Clears the way back if the flag is any number except 0.
  final class TakesEveryNumberForTrue: PlainBusCenter {
    override func clears(_ message: BusMessage) -> Bool {
      let number = message.userInfo[Self.vocabulary.bus.clearBackstack]?.number?.double
      return number.map { $0 != 0 } ?? super.clears(message)
    }
  }

  /// Goes back to the root view, although its app declares that the center goes back by one view.
  final class PopsToTheRoot: PlainBusCenter {
    override func goBack() { application.popToRootViewController() }
  }

  /// Goes back by one view, although its app declares that the center goes back to the root view.
  final class PopsOneThoughItDeclaresMore: PlainBusCenter {
    override class var policies: Policies { Policies(back: .popsToRoot) }
  }

  /// Goes back by two views instead of one view.
  final class PopsTwo: PlainBusCenter {
    override func goBack() {
      super.goBack()
      super.goBack()
    }
  }

  /// Ignores messages that ask to go back.
  final class IgnoresBack: PlainBusCenter {
    override func goBack() {}
  }

  /// Removes the root view when a message asks to go back and no other view is on the stack.
  final class PopsTheRoot: PlainBusCenter {
    override func goBack() {
      application.setViewControllers(application.viewControllers.dropLast())
    }
  }
}
