/// What an app for orders reads of a push: the texts, the event, and the order that it is about.
///
/// It reads the dictionary that the app delegate and the notification's content hand over, and needs
/// nothing of it: a value that is not as expected is not there.
public struct OrderPush: Sendable, Hashable {
  /// What an order goes through.
  public enum Event: String, Sendable {
    case confirmed, packed, shipped, delivered
  }

  /// The title to show, if there is any.
  public var title: String?
  /// The text to show, if there is any.
  public var text: String?
  /// What has happened, if this version of the app knows it.
  public var event: Event?
  /// The number of the order, which the shop's server sends as a number and the warehouse's as text.
  public var order: String?
  /// The page to open.
  public var link: String?
  /// Whether the app is only woken, to fetch what has changed.
  public var isSilent: Bool

  /// Reads a payload.
  public init(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    let alert = aps["alert"] as? [AnyHashable: Any]
    title = alert?["title"] as? String
    text = aps["alert"] as? String ?? alert?["body"] as? String
    let data = userInfo["data"] as? [AnyHashable: Any] ?? [:]
    event = (data["event"] as? String).flatMap(Event.init)
    order = data["order"] as? String ?? (data["order"] as? Int).map(String.init)
    link = (data["link"] as? String).flatMap { $0.isEmpty ? nil : $0 }
    let interacts = ["alert", "badge", "sound"].contains { aps[$0] != nil }
    isSilent = aps["content-available"] as? Int == 1 && !interacts
  }
}
