/// The values that an app for orders reads in a push: the texts, the event, and its order.
///
/// The initializer reads the dictionary that the app delegate or the notification's content provides. A value of an
/// unexpected type counts as missing.
public struct OrderPush: Sendable, Hashable {
  /// An event in the life of an order.
  public enum Event: String, Sendable {
    case confirmed, packed, shipped, delivered
  }

  /// The title to show, if there is any.
  public var title: String?
  /// The text to show, if there is any.
  public var text: String?
  /// The event, if this version of the app knows it.
  public var event: Event?
  /// The number of the order; the shop's server sends a JSON number, and the warehouse's server sends a string.
  public var order: String?
  /// The page to open.
  public var link: String?
  /// True if the push only wakes the app, to fetch changes.
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
    isSilent = aps["content-available"] as? Int == 1
  }
}
