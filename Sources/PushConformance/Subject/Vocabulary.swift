import Foundation
public import PushPayloads
import PushSimulation

/// The spellings of an app, so that one scenario fits apps that spell things differently.
public struct Vocabulary: Sendable, Hashable {
  /// The way in which a center writes a device token.
  public enum TokenCase: String, Sendable, Hashable {
    /// With lower-case digits, as Apple's samples do.
    case lowercase
    /// With upper-case digits.
    case uppercase
  }

  /// An event type of the app.
  public struct Event: Sendable, Hashable {
    /// The name of the event in payloads and links.
    public var name: String
    /// The screens that the event leads to, from the root to the one that shows its object.
    ///
    /// Empty for an event without screens.
    public var screens: [String]

    /// Creates an event.
    public init(_ name: String, screens: [String] = []) {
      self.name = name
      self.screens = screens
    }
  }

  /// The forms of the app's links that are equivalent to a push.
  public struct Link: Sendable, Hashable {
    /// The link to an object, with the placeholders `{type}` for the event and `{id}` for the object.
    public var toObject: String
    /// The link to an event without an object, with the placeholder `{type}`.
    public var toEvent: String

    /// Creates the two forms of a link.
    public init(toObject: String, toEvent: String) {
      self.toObject = toObject
      self.toEvent = toEvent
    }
  }

  /// A view of the app.
  public struct View: Sendable, Hashable {
    /// The number of the view in messages.
    public var number: Int
    /// The type of the screen that shows the view.
    public var screen: String
    /// Whether the view takes data that is posted for it.
    public var takesData: Bool

    /// Creates a view.
    public init(_ number: Int, screen: String, takesData: Bool = false) {
      self.number = number
      self.screen = screen
      self.takesData = takesData
    }
  }

  /// The words of the app's navigation messages.
  public struct Bus: Sendable, Hashable {
    /// The name of the message that asks for a view.
    public var navigateTo: String
    /// The name of the message to go back.
    public var navigateBack: String
    /// The key of the view's number.
    public var viewType: String
    /// The key of the data for the view.
    public var data: String
    /// The key of the flag that clears the back stack.
    public var clearBackstack: String

    /// Creates the words of a bus; the defaults are those of the navigation responder of the kit.
    public init(
      navigateTo: String = "NavigateToNotification",
      navigateBack: String = "NavigateBackNotification",
      viewType: String = "viewType",
      data: String = "data",
      clearBackstack: String = "clearBackstack"
    ) {
      self.navigateTo = navigateTo
      self.navigateBack = navigateBack
      self.viewType = viewType
      self.data = data
      self.clearBackstack = clearBackstack
    }
  }

  /// The default vocabulary.
  static let usual = Vocabulary()

  /// The places of the app's own fields in a payload.
  public var keys: PayloadKeyMap
  /// The path of the server's endpoint for device tokens; nil where the adapter does not declare it.
  public var devicesPath: String?
  /// The events of the app, by their names in scenarios.
  ///
  /// `message`, `task` and `invitation` lead to screens, `announcement` does not. An event of another name is used as
  /// written, and is unknown to the app.
  public var events: [String: Event]
  /// The form of the app's links.
  public var link: Link
  /// The words of the app's navigation messages.
  public var bus: Bus
  /// The views of the app, by their names in scenarios.
  ///
  /// They are `splash`, `landing`, `login` and `exit-confirmation`. `landing` and `login` take data, the others do not.
  public var views: [String: View]
  /// The notification actions of the app, by their names in scenarios.
  ///
  /// `show` opens the app. `archive` and `reply` do not, and `reply` takes a text. Empty for an app that registers no
  /// categories: the system then reports neither actions nor dismissals to it.
  public var actions: [String: Action]
  /// The case of the digits of a device token.
  public var tokenCase: TokenCase
  /// The marks by which the app tells its own pushes from others; set it after making the vocabulary.
  public var ownership = Ownership()
  /// The way in which payloads withdraw notifications; set it after making the vocabulary.
  public var withdrawal = Withdrawal()
  /// The changes that a service extension makes to a payload; set them after making the vocabulary.
  public var enrichment = Enrichment()

  /// Creates a vocabulary with the key map of a parser.
  public init(
    keys: PayloadKeyMap,
    devicesPath: String? = nil,
    events: [String: Event] = Self.events,
    link: Link = Link(toObject: "app://{type}/{id}", toEvent: "app://{type}"),
    bus: Bus = Bus(),
    views: [String: View] = Self.views,
    actions: [String: Action] = Self.actions,
    tokenCase: TokenCase = .lowercase
  ) {
    self.keys = keys
    self.devicesPath = devicesPath
    self.events = events
    self.link = link
    self.bus = bus
    self.views = views
    self.actions = actions
    self.tokenCase = tokenCase
  }

  /// Creates a vocabulary with the places of fields that differ from the default.
  ///
  /// With an empty `url` pushes carry no URL: the app opens the link to their type and object.
  public init(
    url: [String] = PayloadKeyMap().url,
    type: [String] = PayloadKeyMap().type,
    objectID: [String] = PayloadKeyMap().objectID,
    messageID: [String] = PayloadKeyMap().messageID,
    devicesPath: String? = nil,
    events: [String: Event] = Self.events,
    link: Link = Link(toObject: "app://{type}/{id}", toEvent: "app://{type}"),
    bus: Bus = Bus(),
    views: [String: View] = Self.views,
    actions: [String: Action] = Self.actions,
    tokenCase: TokenCase = .lowercase
  ) {
    self.init(
      keys: PayloadKeyMap(url: url, type: type, objectID: objectID, messageID: messageID),
      devicesPath: devicesPath,
      events: events,
      link: link,
      bus: bus,
      views: views,
      actions: actions,
      tokenCase: tokenCase
    )
  }

  /// Events with the same names as in scenarios.
  public static let events: [String: Event] = [
    "message": Event("message", screens: ["Inbox", "Conversation"]),
    "task": Event("task", screens: ["Projects", "Project", "Task"]),
    "invitation": Event("invitation", screens: ["Calendar"]),
    "announcement": Event("announcement"),
  ]

  /// The views of the kit's navigation responder.
  public static let views: [String: View] = [
    "splash": View(1, screen: "Splash"),
    "landing": View(2, screen: "Landing", takesData: true),
    "login": View(3, screen: "Login", takesData: true),
    "exit-confirmation": View(4, screen: "ExitConfirmation"),
  ]

  /// The screens that each event leads to, by the event's name in payloads.
  var hierarchies: [String: [String]] {
    Dictionary(events.values.map { ($0.name, $0.screens) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the screens that an event leads to; nil for an event that the app does not know.
  ///
  /// It is called for every judged turn, so it creates no dictionary.
  func hierarchy(ofEvent name: String) -> [String]? {
    for event in events.values where event.name == name { return event.screens }
    return nil
  }

  /// The views by number, as the simulated resolver needs them.
  var simulatedViews: [Int: SimulatedView] {
    Dictionary(
      views.values.map { ($0.number, SimulatedView(screen: $0.screen, takesData: $0.takesData)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the link that is equivalent to a notification; nil for one without an event.
  func link(to facts: NotificationFacts) -> String? {
    guard let type = facts.type else { return nil }
    let form = facts.objectID == nil ? link.toEvent : link.toObject
    // RFC 3986, section 2.3: unreserved characters need no escapes anywhere.
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: " "..."~"))
      .union(CharacterSet(charactersIn: "-._~"))
    func escaped(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }
    return form.replacing("{type}", with: escaped(type))
      .replacing("{id}", with: escaped(facts.objectID ?? ""))
  }

  /// Returns a device token as this app writes it.
  func text(of token: DeviceToken) -> String {
    tokenCase == .lowercase ? token.hexadecimal : token.hexadecimal.uppercased()
  }
}
