public import PushSimulation

/// A push center to judge: its name, its roles, the declaration of its app, and a closure that makes the center.
public struct PushCenterSubject: Sendable, Identifiable {
  /// The name in reports: lower-case words joined by hyphens.
  public var name: String
  /// The roles of the center, which decide which requirements judge the center.
  public var roles: Set<Role> {
    get {
      switch roleList {
      case .known(let roles): roles
      case .offered(let offered): offered.roles
      }
    }
    set { roleList = .known(newValue) }
  }
  private var roleList: RoleList
  /// The declaration of the app that the center belongs to.
  public var app: PushApp
  /// Makes a new center, as each launch of the app does.
  public var make: @MainActor @Sendable (SimulatedApplication) -> any PushCenterUnderTest

  /// The name, which is unique within a run.
  public var id: String { name }

  package var policies: Policies {
    get { app.policies }
    set { app.policies = newValue }
  }

  package var vocabulary: Vocabulary { app.vocabulary }

  /// Creates a subject from its parts, for a center whose roles do not follow from a Swift type.
  public init(
    name: String,
    roles: Set<Role>,
    app: PushApp = PushApp(line: 0),
    make: @escaping @MainActor @Sendable (SimulatedApplication) -> any PushCenterUnderTest
  ) {
    self.name = name
    roleList = .known(roles)
    self.app = app
    self.make = make
  }

  /// Creates a subject from an adapter, with the roles whose protocols the type conforms to.
  ///
  /// The default name is made from the name of the type, without a suffix `Adapter` or `UnderTest`:
  /// `ChatPushCenterAdapter` becomes `chat-push-center`.
  @MainActor public init<Adapter: PushCenterUnderTest>(_ type: Adapter.Type, name: String? = nil) {
    self.name = name ?? Self.name(ofType: "\(type)")
    roleList = .offered(OfferedRoles(of: type))
    app = type.app
    make = { type.init(application: $0) }
  }

  private enum RoleList: Sendable {
    case known(Set<Role>)
    case offered(OfferedRoles)
  }

  package static func name(ofType type: String) -> String {
    var stem = Substring(type)
    for suffix in ["Adapter", "UnderTest"] where stem.hasSuffix(suffix) && stem.count > suffix.count
    {
      stem = stem.dropLast(suffix.count)
    }
    var words = ""
    var previous: Character?
    let characters = Array(stem)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        previous = nil
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      // An uppercase letter begins a word after a character that is not uppercase, as in `chatCenter`. An uppercase
      // letter also begins a word before a lowercase letter, as the `C` in `URLCenter`.
      let beginsWord =
        character.isUppercase
        && (previous?.isUppercase == false || (previous != nil && next?.isLowercase == true))
      if !words.isEmpty, beginsWord || previous == nil { words.append("-") }
      words += character.lowercased()
      previous = character
    }
    return words.isEmpty ? "subject" : words
  }
}

/// The roles whose protocols a type conforms to, determined when ``roles`` is read for the first time.
///
/// The search takes about a millisecond, so the kit does not search for a subject that the run does not select. The
/// first read has to be on the main actor, because casts elsewhere do not see conformances that are isolated to the
/// main actor (SE-0470).
final class OfferedRoles: Sendable {
  private let type: Any.Type
  private let found = Locked<Set<Role>?>(nil)

  init(of type: Any.Type) { self.type = type }

  var roles: Set<Role> {
    found.withLock { found in
      if let found { return found }
      let roles = Role.all(of: type)
      found = roles
      return roles
    }
  }
}
