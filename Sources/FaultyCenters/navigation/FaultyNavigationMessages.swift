import PushConformance

/// Faults with the data and the senders of messages, and with messages that cannot be carried out.
enum FaultyNavigationMessages {
  static let rows = [
    SubjectRow(HandsNothing.self, "navigation.data-reaches-the-view"),
    SubjectRow(HandsTwice.self, "navigation.data-reaches-the-view"),
    SubjectRow(HandsText.self, "navigation.data-reaches-the-view"),
    SubjectRow(HandsToTheViewBelow.self, "navigation.data-reaches-the-view"),
    SubjectRow(KeepsDataForTheNext.self, "navigation.no-data-no-hook"),
    SubjectRow(HandsNull.self, "navigation.no-data-no-hook"),
    SubjectRow(HandsBeforeItShows.self, "navigation.data-comes-after-the-view"),
    SubjectRow(
      ShowsNoViewWithoutData.self,
      "navigation.view-is-shown",
      "navigation.view-without-data-is-shown",
      "navigation.way-back-is-kept"
    ),
    SubjectRow(HandsDataToWhoeverIsThere.self, "navigation.failure-posts-no-data"),
    SubjectRow(
      IsSilent.self,
      "navigation.failures-are-logged",
      "navigation.missing-resolver-is-logged"
    ),
    SubjectRow(LogsNoView.self, "navigation.failures-are-logged"),
    SubjectRow(IsSilentWithoutAResolver.self, "navigation.missing-resolver-is-logged"),
    SubjectRow(
      NeedsASender.self,
      "navigation.data-reaches-the-view",
      "navigation.failures-are-logged",
      "navigation.missing-resolver-is-logged",
      "navigation.only-true-and-one-clear",
      "navigation.sender-is-irrelevant",
      "navigation.view-is-shown",
      "navigation.view-without-data-is-shown",
      "navigation.way-back-is-cleared",
      "navigation.way-back-is-kept"
    ),
    SubjectRow(
      TakesTheSenderForTheView.self,
      "navigation.sender-is-irrelevant",
      "navigation.view-is-shown",
      "navigation.way-back-is-kept"
    ),
    SubjectRow(IgnoresOneSender.self, "navigation.sender-is-irrelevant"),
    SubjectRow(LacksViewOnIPad.self, "navigation.idiom-changes-no-way"),
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
