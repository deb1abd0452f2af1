import Foundation
import Observation
import PushConformance

// The parts of SwiftUI, CryptoKit, Intents and the app's helpers that the app's code calls.

/// The scene and its views: a value, as in SwiftUI, whose state is in a separate object.
@MainActor struct IceCubesScene {
  enum Tab { case timeline, notifications }
  final class State { var selectedTab = Tab.timeline }

  let watcher = Watcher()
  let timelineCache = TimelineCache()
  let routerPath = RouterPath()
  private let state = State()
  var selectedTab: Tab {
    get { state.selectedTab }
    nonmutating set { state.selectedTab = newValue }
  }
  var appAccountsManager: AppAccountsManager { .shared }
  var userPreferences: UserPreferences { .shared }
  var pushNotificationsService: PushNotificationsService { .shared }
  var pushNotifications: PushNotificationsService { .shared }

  func dismiss() {}

  /// Calls both views whenever the value has changed, as SwiftUI's `onChange` does.
  func observe() {
    let service = PushNotificationsService.shared
    withObservationTracking {
      _ = service.handledNotification
    } onChange: {
      DispatchQueue.main.async {
        onMain {
          let value = service.handledNotification
          self.observe()
          self.sceneSees(value)
          self.tabSees(value)
        }
      }
    }
  }
}

enum ScenePhase { case background, inactive, active }

final class RouterPath {
  enum Destination {
    case accountDetailWithAccount(account: Models.Notification.Account), statusDetailWithStatus(
      status: String
    )
  }
  func navigate(to destination: Destination) {
    guard case .statusDetailWithStatus(let status) = destination else { return }
    onMain { _ = Device.application?.open(status) }
  }
}

final class Watcher {
  enum Stream { case user, direct }
  func watch(streams: [Stream]) {}
  func stopWatching() {}
}

final class TimelineCache: Sendable {
  func clearCache(for: String) async {}
}

extension MastodonClient { var id: String { server } }

final class AVAudioSession {
  enum Category { case ambient }
  enum Options { case mixWithOthers }
  static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  func setCategory(_: Category, options: Options) throws {}
  func setActive(_: Bool) throws {}
}

enum Telemetry {
  static func setup() {}
  static func signal(_: String) {}
}

enum WishKit { static func configure(with: String) {} }

final class KeychainSwift {
  enum Access { case accessibleAfterFirstUnlock }
  func get(_: String) -> String? { Data([1]).base64EncodedString() }
  func set(_: String, forKey: String, withAccess: Access) {}
}

let kSecRandomDefault = 0
func SecRandomCopyBytes(_: Int, _: Int, _: UnsafeMutableRawPointer) -> Int { 0 }

enum P256 {
  enum KeyAgreement {
    struct PublicKey {
      let x963Representation = Data()
      init() {}
      init(x963Representation: Data) throws {}
    }
    struct PrivateKey {
      let rawRepresentation = Data()
      let publicKey = PublicKey()
      init() {}
      init(rawRepresentation: Data) throws {}
    }
  }
}

extension NotificationService {
  /// Returns the payload unchanged, because the adapter has replaced the encrypted text by the plain text.
  static func decrypt(
    payload: Data,
    salt: Data,
    auth: Data,
    privateKey: P256.KeyAgreement.PrivateKey,
    publicKey: P256.KeyAgreement.PublicKey
  ) -> Data? { payload }
}

extension String {
  func escape() -> String { self }
  func URLSafeBase64ToBase64() -> String { self }
}

final class URLSession: Sendable {
  static let shared = URLSession()
  @MainActor func data(for request: URLRequest) async throws -> (Data, Void) {
    guard let url = request.url, let application = Device.application else {
      throw URLError(.badURL)
    }
    let file = try await application.download(url)
    return (Data(file.url.path.utf8), ())
  }
}

struct URLRequest: Sendable {
  let url: URL?
}

struct UIImage {
  let data: Data
  init?(data: Data) { self.data = data }
  func pngData() -> Data? { data }
}

struct INPersonHandle {
  enum Kind { case unknown }
  init(value: String, type: Kind) {}
}

struct INImage {
  let url: URL
}

struct INPerson {
  init(
    personHandle: INPersonHandle,
    nameComponents: Void?,
    displayName: String,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) { self.image = image }
  let image: INImage?
}

struct INSpeakableString { init(spokenPhrase: String) {} }

final class INSendMessageIntent {
  enum Kind { case outgoingMessageText }
  let sender: INPerson
  let speakableGroupName: INSpeakableString?
  init(
    recipients: [INPerson]?,
    outgoingMessageType: Kind,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String,
    serviceName: String?,
    sender: INPerson,
    attachments: Void?
  ) {
    self.sender = sender
    self.speakableGroupName = speakableGroupName
  }
  func setImage(_: INImage, forParameterNamed: KeyPath<INSendMessageIntent, INSpeakableString?>) {}
}

extension UNNotificationContent {
  /// Attaches the file whose path the sender's picture contains.
  func updating(from intent: INSendMessageIntent) throws -> UNNotificationContent {
    guard let copy = mutableCopy() as? UNMutableNotificationContent else { return self }
    if let image = intent.sender.image {
      let path = try String(decoding: Data(contentsOf: image.url), as: UTF8.self)
      copy.attachments.append(
        try UNNotificationAttachment(
          identifier: "sender",
          url: URL(fileURLWithPath: path, isDirectory: false)
        )
      )
    }
    return copy
  }
}

func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { key }
