import PushConformance

/// Faults in showing the view that a message requests.
enum FaultyNavigation: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(TakesEveryMessage.self), fault(GoesBackForOthers.self), fault(ComparesBeginnings.self),
    fault(ShowsNothing.self), fault(ShowsTheFirstView.self), fault(CountsFromZero.self),
    fault(PutsTheViewBelow.self), fault(ShowsAnEmptyView.self), fault(ClearsBeforeItLooks.self),
    fault(TakesNothingForAView.self), fault(ShowsTheLastViewAgain.self),
    fault(MakesViewsItself.self), fault(ListensTwice.self), fault(BeginsWithoutAView.self),
  ]

  /// Treats every message with an unknown name as a request to show a view.
  final class TakesEveryMessage: PlainBusCenter {
    override func ignore(_ message: BusMessage) { goForward(message) }
  }

  /// Goes back at every message with an unknown name.
  final class GoesBackForOthers: PlainBusCenter {
    override func ignore(_ message: BusMessage) { goBack() }
  }

  /// Treats a message as a request to show a view if its name only begins with the declared name.
  final class ComparesBeginnings: PlainBusCenter {
    override func ignore(_ message: BusMessage) {
      if message.name.hasPrefix(Self.vocabulary.bus.navigateTo) { goForward(message) }
    }
  }

  /// Never shows the requested view.
  final class ShowsNothing: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {}
  }

  /// Shows the view with the number 1 instead of each requested view that exists.
  final class ShowsTheFirstView: PlainBusCenter {
    override func makeView(_ number: Int) -> SimulatedScreen? {
      super.makeView(number).flatMap { _ in super.makeView(1) }
    }
  }

  /// Shows the view with the next number, and the first view instead of the last, as if views were counted from zero.
  final class CountsFromZero: PlainBusCenter {
    override func goForward(_ message: BusMessage) {
      var message = message
      if let number = number(in: message) {
        message.userInfo[Self.vocabulary.bus.viewType] = .number(JSONNumber(number % 4 + 1))
      }
      super.goForward(message)
    }
  }

  /// Puts the new view under the other views.
  final class PutsTheViewBelow: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      application.setViewControllers([view] + application.viewControllers)
    }
  }

  /// Shows an empty view when the requested view does not exist.
  final class ShowsAnEmptyView: PlainBusCenter {
    override func makeView(_ number: Int) -> SimulatedScreen? {
      super.makeView(number) ?? application.makeScreen("NotFound")
    }
  }

  /// Clears the navigation stack before it checks that the requested view exists.
  final class ClearsBeforeItLooks: PlainBusCenter {
    override func goForward(_ message: BusMessage) {
      if clears(message) { application.setViewControllers([]) }
      super.goForward(message)
    }
  }

  /// Shows the view with the number 1 for a message without a usable view number.
  final class TakesNothingForAView: PlainBusCenter {
    override func number(in message: BusMessage) -> Int? { super.number(in: message) ?? 1 }
  }

  /// For a message without a usable view number, shows the view of the last message that had one.
  ///
  /// If no message had one, shows the view with the number 1.
  final class ShowsTheLastViewAgain: PlainBusCenter {
    private var last = 1
    override func number(in message: BusMessage) -> Int? {
      last = super.number(in: message) ?? last
      return last
    }
  }

  /// Makes views itself when the app has no view resolver.
  ///
  /// The view resolver is the object that makes views for the center.
  final class MakesViewsItself: PlainBusCenter {
    override func goForward(_ message: BusMessage) {
      guard application.viewResolver == nil else { return super.goForward(message) }
      failed(message, "there is no resolver")
      let number = number(in: message)
      let view = Self.vocabulary.views.values.first { $0.number == number }
      if let view { show(application.makeScreen(view.screen), for: message) }
    }
  }

  /// Adds a second subscription to the bus when the kit calls `subscribe()`, and so handles each message twice.
  final class ListensTwice: ObservingBusCenter {
    override func subscribe() { listen() }
  }

  /// Shows no view before the first message.
  final class BeginsWithoutAView: PlainBusCenter {
    override func showRoot() {}
  }
}
