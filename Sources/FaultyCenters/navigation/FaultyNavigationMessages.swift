import PushConformance

/// Faults with the data and the senders of messages, and with messages that cannot be carried out.
enum FaultyNavigationMessages: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(HandsNothing.self), fault(HandsTwice.self), fault(HandsText.self),
    fault(HandsToTheViewBelow.self), fault(KeepsDataForTheNext.self), fault(HandsNull.self),
    fault(HandsBeforeItShows.self), fault(ShowsNoViewWithoutData.self),
    fault(HandsDataToWhoeverIsThere.self), fault(IsSilent.self), fault(LogsNoView.self),
    fault(IsSilentWithoutAResolver.self), fault(NeedsASender.self),
    fault(TakesTheSenderForTheView.self), fault(IgnoresOneSender.self), fault(LacksViewOnIPad.self),
  ]

  /// Does not hand the data of a message to the view.
  final class HandsNothing: PlainBusCenter {
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {}
  }

  /// Hands the data of a message to the view twice.
  final class HandsTwice: PlainBusCenter {
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {
      super.hand(data, to: view)
      super.hand(data, to: view)
    }
  }

  /// Hands data to the view as a string, even if the data are not a string.
  final class HandsText: PlainBusCenter {
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {
      super.hand(.string(data.string ?? data.text), to: view)
    }
  }

  /// Hands the data of a message to an older view, below the new view, if an older view takes data.
  final class HandsToTheViewBelow: PlainBusCenter {
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {
      let stack = application.viewControllers
      let receivers = stack.dropLast().compactMap { $0 as? SimulatedDataScreen }
      super.hand(data, to: receivers.last ?? view)
    }
  }

  /// Keeps the data of a message, and hands these data to the views of later messages without data.
  final class KeepsDataForTheNext: PlainBusCenter {
    private var kept: JSONValue?
    override func data(in message: BusMessage) -> JSONValue? {
      kept = super.data(in: message) ?? kept
      return kept
    }
  }

  /// Hands null to the view if the data of the message are null.
  final class HandsNull: PlainBusCenter {
    override func data(in message: BusMessage) -> JSONValue? {
      message.userInfo[Self.vocabulary.bus.data]
    }
  }

  /// Hands the data to the view before it shows the view.
  final class HandsBeforeItShows: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      if let data = data(in: message) { super.hand(data, to: view) }
      super.show(view, for: message)
    }
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {}
  }

  /// Does not show a view that cannot take the data of the message.
  final class ShowsNoViewWithoutData: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      if data(in: message) == nil || view is SimulatedDataScreen { super.show(view, for: message) }
    }
  }

  /// Hands the data to the view on top when it cannot show the requested view.
  final class HandsDataToWhoeverIsThere: PlainBusCenter {
    override func failed(_ message: BusMessage, _ reason: String) {
      super.failed(message, reason)
      if let data = data(in: message), let top = application.viewControllers.last {
        hand(data, to: top)
      }
    }
  }

  /// Logs nothing when it cannot show the requested view.
  final class IsSilent: PlainBusCenter {
    override func failed(_ message: BusMessage, _ reason: String) {}
  }

  /// Logs a failure without the number of the requested view.
  final class LogsNoView: PlainBusCenter {
    override func failed(_ message: BusMessage, _ reason: String) {
      application.log("Navigation failure")
    }
  }

  /// Logs nothing when the app has no view resolver.
  final class IsSilentWithoutAResolver: PlainBusCenter {
    override func failed(_ message: BusMessage, _ reason: String) {
      if application.viewResolver != nil { super.failed(message, reason) }
    }
  }

  /// Ignores messages without a sender.
  final class NeedsASender: PlainBusCenter {
    override func carryOut(_ message: BusMessage) {
      if message.sender != nil { super.carryOut(message) }
    }
  }

  /// If the app has a view with the name of the sender, shows this view instead of the requested view.
  final class TakesTheSenderForTheView: PlainBusCenter {
    override func number(in message: BusMessage) -> Int? {
      message.sender.flatMap { Self.vocabulary.views[$0]?.number } ?? super.number(in: message)
    }
  }

  /// Ignores the messages of a sender with the name `another object`.
  final class IgnoresOneSender: PlainBusCenter {
    override func carryOut(_ message: BusMessage) {
      if message.sender != "another object" { super.carryOut(message) }
    }
  }

  /// Does not show the view with the number 4 on an iPad.
  final class LacksViewOnIPad: PlainBusCenter {
    override func makeView(_ number: Int) -> SimulatedScreen? {
      application.userInterfaceIdiom == .pad && number == 4 ? nil : super.makeView(number)
    }
  }
}
