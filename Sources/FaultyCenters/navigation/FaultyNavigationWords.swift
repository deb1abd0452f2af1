import PushConformance

/// Faults of centers whose app declares names for its messages and numbers for its views.
enum FaultyNavigationWords: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ListensForItsOldWords.self), fault(ShowsItsOldNumbers.self),
  ]

  /// Ignores messages that ask for a view, because the center knows only the former name of these messages.
  final class ListensForItsOldWords: PlainBusCenter {
    override class var vocabulary: Vocabulary {
      PushApp().bus(.init(navigateTo: "show", navigateBack: "hide")).vocabulary
    }
    override func goForward(_ message: BusMessage) {
      if message.name == "NavigateToNotification" { super.goForward(message) }
    }
  }

  /// Shows the view that had the number in a former version of the app.
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
