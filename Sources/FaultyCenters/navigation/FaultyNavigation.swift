import PushConformance

/// Faults in showing the view that a message requests.
enum FaultyNavigation: FaultGroup {
  typealias Changed = WrongBusCenter

  static let rows: [SubjectRow] = [
    fault("TakesEveryMessage") {
      $0.ignore.replace { center, message, _ in center.goForward(message) }
    },
    fault("GoesBackForOthers") { $0.ignore.replace { center, _, _ in center.goBack() } },
    fault("ComparesBeginnings") {
      $0.ignore.replace { center, message, _ in
        if message.name.hasPrefix(WrongBusCenter.vocabulary.bus.navigateTo) {
          center.goForward(message)
        }
      }
    },
    fault("ShowsNothing") { $0.show.drop() },
    fault(ShowsTheFirstView.self),
    // Shows the view with the next number, and the first view instead of the last, as if views were counted from zero.
    fault("CountsFromZero") {
      $0.goForward.replace { center, message, goForward in
        var message = message
        if let number = center.number(in: message) {
          message.userInfo[WrongBusCenter.vocabulary.bus.viewType] = .number(
            JSONNumber(number % 4 + 1)
          )
        }
        goForward(message)
      }
    },
    fault("PutsTheViewBelow") {
      $0.show.replace { center, shown, _ in
        center.application.setViewControllers([shown.view] + center.application.viewControllers)
      }
    },
    fault(ShowsAnEmptyView.self),
    fault("ClearsBeforeItLooks") {
      $0.goForward.before { center, message in
        if center.clears(message) { center.application.setViewControllers([]) }
      }
    },
    fault("TakesNothingForAView") { $0.number.distort { _, number in number = number ?? 1 } },
    fault("ShowsTheLastViewAgain") { acts in
      var last = 1
      acts.number.distort { _, number in
        last = number ?? last
        number = last
      }
    },
    fault(MakesViewsItself.self), fault(ListensTwice.self), fault(BeginsWithoutAView.self),
  ]

  final class ShowsTheFirstView: PlainBusCenter {
    override func makeView(_ number: Int) -> SimulatedScreen? {
      super.makeView(number).flatMap { _ in super.makeView(1) }
    }
  }

  final class ShowsAnEmptyView: PlainBusCenter {
    override func makeView(_ number: Int) -> SimulatedScreen? {
      super.makeView(number) ?? application.makeScreen("NotFound")
    }
  }

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

  final class BeginsWithoutAView: PlainBusCenter {
    override func showRoot() {}
  }
}

/// Faults of centers whose app declares names for its messages and numbers for its views.
enum FaultyNavigationWords: FaultGroup {
  static let rows = faults([ListensForItsOldWords.self, ShowsItsOldNumbers.self])

  /// Ignores messages that ask for a view, because the center knows only the old name of these messages.
  final class ListensForItsOldWords: PlainBusCenter {
    override class var vocabulary: Vocabulary {
      PushApp().bus(.init(navigateTo: "show", navigateBack: "hide")).vocabulary
    }
    override func goForward(_ message: BusMessage) {
      if message.name == "NavigateToNotification" { super.goForward(message) }
    }
  }

  /// Shows the view that had the requested number in an earlier version of the app.
  final class ShowsItsOldNumbers: PlainBusCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .views([
          "splash": .init(1, screen: "Splash"),
          "landing": .init(3, screen: "Landing", takesData: true),
          "login": .init(2, screen: "Login", takesData: true),
          "exit-confirmation": .init(4, screen: "ExitConfirmation"),
        ])
        .vocabulary
    }
    override func makeView(_ number: Int) -> SimulatedScreen? {
      super.makeView([2: 3, 3: 2][number] ?? number)
    }
  }
}
