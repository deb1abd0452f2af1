import Foundation
package import PushPayloads
package import PushSimulation

/// The names and forms that an app uses, as its ``PushApp`` declares them.
///
/// The kit writes a scenario in these names and forms, so that different apps can play the same scenario.
public struct Vocabulary: Sendable {
  /// The form of the string that a center sends for a device token.
  public enum TokenText: String, Sendable, Hashable {
    /// Two lower-case hexadecimal digits for each byte, as in Apple's samples.
    case hexadecimal
    /// Two upper-case hexadecimal digits for each byte.
    case uppercaseHexadecimal
    /// Base64 with padding, as in RFC 4648, section 4.
    case base64
  }

  /// An event type of the app.
  public struct Event: Sendable, Hashable {
    /// The name of the event in payloads and links.
    public var name: String
    /// The screens that the event leads to, from the root to the object's screen; empty for an event without screens.
    public var screens: [String]

    /// Creates an event; by default, the event leads to no screens.
    public init(_ name: String, screens: [String] = []) {
      self.name = name
      self.screens = screens
    }
  }

  package struct Link: Sendable, Hashable {
    /// The link to an object, with the placeholders `{type}` for the event and `{id}` for the object.
    var toObject: String
    /// The link to an event without an object, with the placeholder `{type}`.
    var toEvent: String

    package init(toObject: String, toEvent: String) {
      self.toObject = toObject
      self.toEvent = toEvent
    }
  }

  /// A view of the app, with the number by which navigation messages ask for the view.
  public struct View: Sendable, Hashable {
    /// The number by which a message asks for the view.
    public var number: Int
    /// The type of the screen that shows the view.
    public var screen: String
    /// True if a message can pass data to the view.
    public var takesData: Bool

    /// Creates a view from the number in messages and the type of its screen.
    public init(_ number: Int, screen: String, takesData: Bool = false) {
      self.number = number
      self.screen = screen
      self.takesData = takesData
    }
  }

  /// The names and keys of the messages that ask the app to navigate.
  public struct Bus: Sendable, Hashable {
    /// The name of the message that asks for a view.
    public var navigateTo: String
    /// The name of the message that asks the app to go back.
    public var navigateBack: String
    /// The key under which a message has the view's number.
    public var viewType: String
    /// The key under which a message has the data for the view.
    public var data: String
    /// The key under which a message has the flag that asks to clear the back stack.
    public var clearBackstack: String

    /// Creates the names and keys of navigation messages.
    ///
    /// The defaults are the names and keys of the kit's navigation responder.
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

  static let usual = Vocabulary()

  /// The form of the app's pushes, except for pushes of events that have forms of their own in ``forms``.
  var template = Self.template { didSet { pathToURL = template.path(to: .url) } }
  /// The keys from the root of a push to its URL; stored, because the kit needs them for each notification of each run.
  private(set) var pathToURL = Self.template.path(to: .url)
  var forms: [EventForm] = []
  var samples = PushSamples()
  var encode: (@Sendable (JSONObject) -> JSONObject)?
  package var neverSends: Set<PushShape> = []
  /// The members besides `aps` that a payload of another SDK has.
  package var foreignMarks: JSONObject = ["other-sdk": ["campaign": "c-1"]]
  package var devicesPath: String?
  /// The beginning of each link in the app's pushes, or the whole link with `{id}` for a number; nil if links vary.
  var beginningOfLinks: String?
  /// The events by their names in scenarios; any other name is an event type that the app does not know.
  package var events = Self.events { didSet { hierarchies = Self.hierarchies(of: events) } }
  /// The screens that each event leads to, by the event's name in payloads.
  private(set) var hierarchies = Self.hierarchies(of: Self.events)
  /// The scenario names of the events whose notifications the app opens before its first screens are ready.
  var eventsAtOnce: Set<String> = []
  /// The scenario names of the events whose notifications the app does not show while the app is active.
  var hiddenEvents: Set<String> = []
  /// The scenario names of the events whose silent pushes make the app load content; nil for all events.
  var updateEvents: Set<String>?
  package var link = Link(toObject: "app://{type}/{id}", toEvent: "app://{type}")
  package var bus = Bus()
  /// The views by their names in scenarios, which ``PushApp/views(_:)`` lists.
  package var views = Self.views { didSet { simulatedViews = Self.simulated(views) } }
  private(set) var simulatedViews = Self.simulated(Self.views)
  package var categories = [Self.usualCategory]
  package var tokenText = TokenText.hexadecimal
  package var withdrawal = Withdrawal()
  package var enrichment = Enrichment()

  package init() {}

  static let template: PushTemplate = {
    let push = PushFields()
    return [
      "aps": push.aps, "url": push.url, "type": push.type, "id": push.objectID,
      "message_id": push.messageID, "attachment": push.attachment, "ciphertext": push.ciphertext,
      "withdraw": push.withdrawn, "account": push.account,
    ]
  }()

  package static let events: [String: Event] = [
    "message": Event("message", screens: ["Inbox", "Conversation"]),
    "task": Event("task", screens: ["Projects", "Project", "Task"]),
    "invitation": Event("invitation", screens: ["Calendar"]),
    "announcement": Event("announcement"),
  ]

  /// The default views, which the kit's navigation responder also uses.
  package static let views: [String: View] = [
    "splash": View(1, screen: "Splash"),
    "landing": View(2, screen: "Landing", takesData: true),
    "login": View(3, screen: "Login", takesData: true),
    "exit-confirmation": View(4, screen: "ExitConfirmation"),
  ]

  private static func hierarchies(of events: [String: Event]) -> [String: [String]] {
    Dictionary(events.values.map { ($0.name, $0.screens) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the screens of the event with this name in payloads; nil for an event that the app does not know.
  func hierarchy(ofEvent name: String) -> [String]? { hierarchies[name] }

  private static func simulated(_ views: [String: View]) -> [Int: SimulatedView] {
    Dictionary(
      views.values.map { ($0.number, SimulatedView(screen: $0.screen, takesData: $0.takesData)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the link that leads to the same screens as a notification; nil for a notification without an event type.
  func link(to facts: NotificationFacts, query: String? = nil) -> String? {
    guard let type = facts.type else { return nil }
    let form = facts.ownLink ?? (facts.objectID == nil ? link.toEvent : link.toObject)
    // RFC 3986, section 2.3: unreserved characters need no escapes anywhere.
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: " "..."~"))
      .union(CharacterSet(charactersIn: "-._~"))
    func escaped(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }
    let link = form.replacing("{type}", with: escaped(type))
      .replacing("{id}", with: escaped(facts.objectID ?? ""))
    guard let query else { return link }
    return link + (link.contains("?") ? "&" : "?") + query
  }

  func text(of token: DeviceToken) -> String {
    switch tokenText {
    case .hexadecimal: token.hexadecimal
    case .uppercaseHexadecimal: token.hexadecimal.uppercased()
    case .base64: Data(token.bytes).base64EncodedString()
    }
  }

  /// Returns the lower-case hexadecimal digits of a token that the app sends as `text`; invalid base64 stays unchanged.
  func digits(of text: String) -> String {
    switch tokenText {
    case .hexadecimal, .uppercaseHexadecimal: text.lowercased()
    case .base64:
      Data(base64Encoded: text).map { DeviceToken(bytes: Array($0)).hexadecimal } ?? text
    }
  }

  func sends(_ field: PushTemplate.Field) -> Bool {
    template.path(to: field) != nil || forms.contains { $0.says(field) }
  }
}

extension Vocabulary {
  /// The changes that an app's service extension makes to notifications.
  package struct Enrichment: Sendable, Hashable {
    /// The text that the extension shows if it cannot decrypt or fetch a text; nil if the notification then keeps its
    /// text.
    package var placeholder: String?
    /// The members that the extension changes in other ways than attaching and decrypting, such as the badge.
    package var changes: Set<NotificationContent.Member> = []
    /// True if the extension can return empty content, so that the system shows nothing.
    package var mayDiscard = false
  }
}
