package import PushPayloads

/// The required effects of the `when` steps of a scenario.
///
/// The kit does not check members that are nil, or participants that do not appear in any member.
package struct ScenarioOutcome: Sendable, Hashable {
  /// A kind of call with which a center asks the system to register.
  package enum Registration: String, Sendable, Hashable, Codable {
    /// The call `registerForRemoteNotifications()`.
    case remote
    /// The call `registerUserNotificationSettings(_:)`.
    case settings
    /// The call `registerForRemoteNotificationTypes(_:)`.
    case legacy
  }

  /// The notifications that the center shows as toasts: exactly these, in this order.
  package var toasts: [String]?
  /// The URLs that the center passes to the router: exactly these, in this order.
  package var routes: [String]?
  /// The notifications about which the center asks each suppressor; the center can ask about more notifications.
  package var asked: [String: Set<String>] = [:]
  package var unasked: [String] = []
  /// The notifications of which the center notifies each observer: exactly these, in this order.
  package var heard: [String: [String]] = [:]
  /// The notifications that each responder receives: exactly these, in this order.
  package var taken: [String: [String]] = [:]
  /// The notifications whose screens the center loads: exactly these, in this order.
  package var loads: [String]?
  /// The top screens at the end: one notification's name for all screens of its event, the type of any other screen.
  package var screens: [String]?
  /// The names, as in scenarios, of the views on the final stack, from the root to the top.
  package var stack: [String]?
  /// The data that the center passes to screens: exactly these values, in this order.
  package var data: [JSONValue]?
  /// The answers of the center, in order, when the system asks whether the center opens a URL.
  package var replies: [Bool]?
  /// The tokens that the center uploads to the server: exactly these, in this order, in lower case.
  package var uploads: [String]?
  /// The registration calls: exactly these, in this order.
  package var registrations: [Registration]?
  /// The participants that have to be deallocated at the end.
  package var released: [String] = []
  /// The badge number at the end; 0 for an icon without a number.
  package var badge: Int?
  /// The notifications in Notification Center at the end: exactly these, the newest last.
  package var delivered: [String]?
  /// The notifications that a service extension has answered: exactly these, in this order.
  package var answered: [String]?
}

extension ScenarioOutcome: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case toasts, routes, asked, unasked, heard, taken, loads, screens, stack, data, replies,
      uploads,
      registrations, released, badge, delivered, answered
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      toasts: try read(.toasts),
      routes: try read(.routes),
      asked: try read(.asked) ?? [:],
      unasked: try read(.unasked) ?? [],
      heard: try read(.heard) ?? [:],
      taken: try read(.taken) ?? [:],
      loads: try read(.loads),
      screens: try read(.screens),
      stack: try read(.stack),
      data: try read(.data),
      replies: try read(.replies),
      uploads: try read(.uploads),
      registrations: try read(.registrations),
      released: try read(.released) ?? [],
      badge: try read(.badge),
      delivered: try read(.delivered),
      answered: try read(.answered)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeMembers([
      (.toasts, toasts), (.routes, routes), (.asked, asked.mapValues { $0.sorted() }.orNil),
      (.unasked, unasked.orNil), (.heard, heard.orNil), (.taken, taken.orNil), (.loads, loads),
      (.screens, screens), (.stack, stack), (.data, data), (.replies, replies),
      (.uploads, uploads), (.registrations, registrations), (.released, released.orNil),
      (.badge, badge), (.delivered, delivered), (.answered, answered),
    ])
  }
}
