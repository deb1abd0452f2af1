import PushConformance

/// Faults with the data and the senders of messages, and with messages that cannot be carried out.
enum FaultyNavigationMessages: FaultGroup {
  typealias Changed = WrongBusCenter

  static let rows: [SubjectRow] = [
    fault("HandsNothing") { $0.hand.drop() },
    fault("HandsTwice") { $0.hand.double() },
    fault("HandsText") { $0.hand.rewrite { $0.data = .string($0.data.string ?? $0.data.text) } },
    fault("HandsToTheViewBelow") {
      $0.hand.replace { center, handed, hand in
        let below = center.application.viewControllers.dropLast()
        hand((handed.data, below.last { $0 is SimulatedDataScreen } ?? handed.view))
      }
    },
    fault("KeepsDataForTheNext") { acts in
      var kept: JSONValue?
      acts.data.distort { _, data in
        kept = data ?? kept
        data = kept
      }
    },
    fault("HandsNull") {
      $0.data.replace { _, message, _ in message.userInfo[WrongBusCenter.vocabulary.bus.data] }
    },
    fault(HandsBeforeItShows.self),
    fault("ShowsNoViewWithoutData") {
      $0.show.keep { $0.data(in: $1.message) == nil || $1.view is SimulatedDataScreen }
    },
    fault("HandsDataToWhoeverIsThere") {
      $0.failed.after { center, failure in
        if let data = center.data(in: failure.message),
          let top = center.application.viewControllers.last
        {
          center.hand(data, to: top)
        }
      }
    },
    fault("IsSilent") { $0.failed.drop() },
    fault("LogsNoView") {
      $0.failed.replace { center, _, _ in center.application.log("Navigation failure") }
    },
    fault("IsSilentWithoutAResolver") {
      $0.failed.keep { center, _ in center.application.viewResolver != nil }
    },
    fault("NeedsASender") { $0.carryOut.keep { $1.sender != nil } },
    fault("TakesTheSenderForTheView") {
      $0.number.distort { message, number in
        number = message.sender.flatMap { WrongBusCenter.vocabulary.views[$0]?.number } ?? number
      }
    },
    fault("IgnoresOneSender") { $0.carryOut.keep { $1.sender != "another object" } },
    fault("LacksViewOnIPad") {
      $0.makeView.replace { center, number, makeView in
        center.application.userInterfaceIdiom == .pad && number == 4 ? nil : makeView(number)
      }
    },
  ]

  final class HandsBeforeItShows: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      if let data = data(in: message) { super.hand(data, to: view) }
      super.show(view, for: message)
    }
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {}
  }
}
