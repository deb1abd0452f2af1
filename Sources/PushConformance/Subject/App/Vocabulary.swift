import Foundation
package import PushPayloads
import PushSimulation

/// The spellings of an app, as a ``PushApp`` declares them: one scenario fits apps that spell things differently.
public struct Vocabulary: Sendable {
  /// The text that a center sends for a device token.
  public enum TokenText: String, Sendable, Hashable {
    /// Two lower-case digits for a byte, as in Apple's samples.
    case hexadecimal
    /// Two upper-case digits for a byte.
    case uppercaseHexadecimal
    /// Base64 with padding: RFC 4648, section 4.
    case base64
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

  /// The vocabulary of an app that declares nothing.
  static let usual = Vocabulary()

  /// The form of the app's own pushes.
  var template = Self.template
  /// The function that makes the body that the server sends of a readable push; nil where it sends that one.
  var encode: (@Sendable (JSONObject) -> JSONObject)?
  /// The forms of push that the server never sends.
  var neverSends: Set<PushShape> = []
  /// The members in a payload of another SDK, beside `aps`.
  package var foreignMarks: JSONObject = ["other-sdk": ["campaign": "c-1"]]
  /// The path of the server's endpoint for device tokens; nil where the app does not declare it.
  package var devicesPath: String?
  /// The events of the app, by their names in scenarios.
  ///
  /// `message`, `task` and `invitation` lead to screens, `announcement` does not. An event of another name is used as
  /// written, and is unknown to the app.
  package var events = Self.events
  /// The form of the app's links.
  package var link = Link(toObject: "app://{type}/{id}", toEvent: "app://{type}")
  /// The words of the app's navigation messages.
  package var bus = Bus()
  /// The views of the app, by their names in scenarios.
  ///
  /// They are `splash`, `landing`, `login` and `exit-confirmation`. `landing` and `login` take data, the others do not.
  package var views = Self.views
  /// The notification actions of the app, by their names in scenarios.
  ///
  /// `show` opens the app. `archive` and `reply` do not, and `reply` takes a text.
  package var actions = Self.actions
  /// Whether the app hears of dismissals.
  var hearsOfDismissals = true
  /// Whether the app hears of actions that only another version of it knows.
  var hearsOfUnknownActions = true
  /// The text of a device token.
  package var tokenText = TokenText.hexadecimal
  /// The way in which payloads withdraw notifications.
  package var withdrawal = Withdrawal()
  /// The changes that a service extension makes to a payload.
  package var enrichment = Enrichment()

  /// Creates the vocabulary of an app that declares nothing.
  package init() {}

  /// The form of pushes with all own fields at the root, under plain names.
  static let template: PushTemplate = {
    let push = PushFields()
    return [
      "aps": push.aps, "url": push.url, "type": push.type, "id": push.objectID,
      "message_id": push.messageID, "attachment": push.attachment, "ciphertext": push.ciphertext,
      "withdraw": push.withdrawn,
    ]
  }()

  /// Events with the same names as in scenarios.
  package static let events: [String: Event] = [
    "message": Event("message", screens: ["Inbox", "Conversation"]),
    "task": Event("task", screens: ["Projects", "Project", "Task"]),
    "invitation": Event("invitation", screens: ["Calendar"]),
    "announcement": Event("announcement"),
  ]

  /// The views of the kit's navigation responder.
  package static let views: [String: View] = [
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
    switch tokenText {
    case .hexadecimal: token.hexadecimal
    case .uppercaseHexadecimal: token.hexadecimal.uppercased()
    case .base64: Data(token.bytes).base64EncodedString()
    }
  }

  /// Returns the lower-case digits of a token as this app writes it; a text that is no token stays as it is.
  func digits(of text: String) -> String {
    switch tokenText {
    case .hexadecimal, .uppercaseHexadecimal: text.lowercased()
    case .base64:
      Data(base64Encoded: text).map { DeviceToken(bytes: Array($0)).hexadecimal } ?? text
    }
  }

  /// Whether the app's pushes have a place for a field.
  func sends(_ field: PushTemplate.Field) -> Bool { template.path(to: field) != nil }
}
