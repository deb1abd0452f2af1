import Foundation

/// An event in a help desk, as this app reads it in a push.
struct DeskEvent {
  enum Kind: String { case message, task, invitation, announcement }

  var kind: Kind
  /// The number of the ticket; nil if the event is not about a ticket.
  var ticket: String?

  init?(_ userInfo: [AnyHashable: Any]) {
    guard let kind = (userInfo["kind"] as? String).flatMap(Kind.init) else { return nil }
    self.kind = kind
    ticket = userInfo["ticket"] as? String
  }
}

/// A screen that can show an event, such as the list of a ticket's messages.
@MainActor protocol DeskScreen: AnyObject {
  func canShow(_ event: DeskEvent) -> Bool
  func show(_ event: DeskEvent)
}

/// The notifications of the app: the newest screen that can show an event gets it.
@MainActor final class DeskNotifications {
  private struct Entry { weak var screen: (any DeskScreen)? }

  /// The screens, the newest last; a screen that was closed together with others leaves an empty entry.
  private var chain: [Entry] = []

  /// Called when a screen has appeared.
  func push(_ screen: any DeskScreen) { chain.append(Entry(screen: screen)) }

  /// Called when the user goes back from the newest screen.
  func pop() { _ = chain.popLast() }

  /// Called by `application(_:didReceiveRemoteNotification:)`.
  func didReceive(_ userInfo: [AnyHashable: Any]) {
    guard let event = DeskEvent(userInfo) else { return }
    for entry in chain.reversed() {
      guard let screen = entry.screen else { return }
      if screen.canShow(event) { return screen.show(event) }
    }
  }
}
