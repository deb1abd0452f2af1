import Foundation
public import PushPayloads
import PushSimulation

/// How an app spells things, so that one scenario fits apps that spell them differently.
public struct Vocabulary: Sendable, Hashable {
  /// How a center writes a device token.
  public enum TokenCase: String, Sendable, Hashable {
    /// With lower-case digits, as Apple's samples do.
    case lowercase
    /// With upper-case digits.
    case uppercase
  }

  /// An event as the app knows it.
  public struct Event: Sendable, Hashable {
    /// The name in payloads and links.
    public var name: String
    /// The screens to which it leads, from the root to the one that shows its object; empty for an
    /// event that leads nowhere.
    public var screens: [String]

    /// Creates an event.
    public init(_ name: String, screens: [String] = []) {
      self.name = name
      self.screens = screens
    }
  }

  /// How the app writes links that say what a push says.
  public struct Link: Sendable, Hashable {
    /// The link to an object, with `{type}` and `{id}` in the places of the event and the object.
    public var toObject: String
    /// The link to an event without an object, with `{type}`.
    public var toEvent: String

    /// Creates the two forms of a link.
    public init(toObject: String, toEvent: String) {
      self.toObject = toObject
      self.toEvent = toEvent
    }
  }

  /// A view as the app knows it.
  public struct View: Sendable, Hashable {
    /// The number that messages have for it.
    public var number: Int
    /// The kind of screen that shows it.
    public var screen: String
    /// Whether it takes data that is posted for it.
    public var takesData: Bool

    /// Creates a view.
    public init(_ number: Int, screen: String, takesData: Bool = false) {
      self.number = number
      self.screen = screen
      self.takesData = takesData
    }
  }

  /// How the app writes the messages that ask for navigation.
  public struct Bus: Sendable, Hashable {
    /// The name of the message that asks for a view.
    public var navigateTo: String
    /// The name of the message that asks to go back.
    public var navigateBack: String
    /// The key of the view's number.
    public var viewType: String
    /// The key of the data for the view.
    public var data: String
    /// The key of the flag that leaves no view to go back to.
    public var clearBackstack: String

    /// Creates the words of a bus; by default those of seed 004.
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

  /// The words of an app that says nothing else.
  static let usual = Vocabulary()

  /// Where the app keeps its own fields in a payload.
  public var keys: PayloadKeyMap
  /// The path of the server's endpoint for device tokens; nil where the adapter does not say it.
  public var devicesPath: String?
  /// The events that the app knows, by what scenarios call them: `message`, `task` and
  /// `invitation` lead to screens, `announcement` leads nowhere.
  ///
  /// A scenario that is about another event is written as it stands: the app does not know it.
  public var events: [String: Event]
  /// How the app writes its links.
  public var link: Link
  /// How the app writes messages that ask for navigation.
  public var bus: Bus
  /// The views that the app has, by what scenarios call them.
  ///
  /// They are `splash`, `landing`, `login` and `exit-confirmation`. `landing` and `login` take data,
  /// the others take none.
  public var views: [String: View]
  /// The actions of the app's notifications, by what scenarios call them: `show` opens the app,
  /// `archive` and `reply` leave it where it is, and `reply` takes a text.
  public var actions: [String: Action]
  /// The case of the digits of a device token.
  public var tokenCase: TokenCase
  /// By what the app tells its own pushes from others; set it after making the vocabulary.
  public var ownership = Ownership()
  /// How payloads withdraw notifications; set it after making the vocabulary.
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

  /// Creates a vocabulary of the paths that are not the usual ones.
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

  /// Events that are called what scenarios call them.
  public static let events: [String: Event] = [
    "message": Event("message", screens: ["Inbox", "Conversation"]),
    "task": Event("task", screens: ["Projects", "Project", "Task"]),
    "invitation": Event("invitation", screens: ["Calendar"]),
    "announcement": Event("announcement"),
  ]

  /// The views of seed 004.
  public static let views: [String: View] = [
    "splash": View(1, screen: "Splash"),
    "landing": View(2, screen: "Landing", takesData: true),
    "login": View(3, screen: "Login", takesData: true),
    "exit-confirmation": View(4, screen: "ExitConfirmation"),
  ]

  /// The screens to which each event leads, by what payloads call it.
  var hierarchies: [String: [String]] {
    Dictionary(events.values.map { ($0.name, $0.screens) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screens to which the event of a name leads; nil for one that the app does not know.
  ///
  /// Every look at a turn asks for it, so no dictionary is made.
  func hierarchy(ofEvent name: String) -> [String]? {
    for event in events.values where event.name == name { return event.screens }
    return nil
  }

  /// The views by their numbers, as the simulated resolver makes them.
  var simulatedViews: [Int: SimulatedView] {
    Dictionary(
      views.values.map { ($0.number, SimulatedView(screen: $0.screen, takesData: $0.takesData)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The link that says what a notification says; nil if that names no event.
  func link(to facts: NotificationFacts) -> String? {
    guard let type = facts.type else { return nil }
    let form = facts.objectID == nil ? link.toEvent : link.toObject
    // RFC 3986, section 2.3: what is unreserved stands for itself wherever it stands.
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: " "..."~"))
      .union(CharacterSet(charactersIn: "-._~"))
    func escaped(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }
    return form.replacing("{type}", with: escaped(type))
      .replacing("{id}", with: escaped(facts.objectID ?? ""))
  }

  /// A device token as this app writes it.
  func text(of token: DeviceToken) -> String {
    tokenCase == .lowercase ? token.hexadecimal : token.hexadecimal.uppercased()
  }
}
