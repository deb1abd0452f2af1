import Foundation
import PushConformance

/// A serial queue of asynchronous operations, like an `OperationQueue` with one operation at a time.
@MainActor private final class RequestQueue {
  typealias Operation = @MainActor () async -> Void
  private var operations: [(name: String, run: Operation)] = []
  private var isRunning = false

  func add(_ name: String, _ operation: @escaping Operation) {
    operations.removeAll { $0.name == name }
    operations.append((name, operation))
    if !isRunning { runNext() }
  }

  private func runNext() {
    guard !operations.isEmpty else { return isRunning = false }
    isRunning = true
    let next = operations.removeFirst()
    Task { [weak self] in
      await next.run()
      self?.runNext()
    }
  }
}

/// The file from which the event app restores its state after a launch.
@MainActor private protocol DeviceFile: AnyObject {
  var account: String? { get set }
  var isLoggedOut: Bool { get set }
  /// The entries that the server can have.
  var entries: [DeviceSync.Entry] { get set }
}

/// Registers an event app's device at its server: one request after another, so that the server sees them in order.
@MainActor private final class DeviceSync {
  struct Entry: Codable, Hashable {
    var token: String
    var account: String?
  }
  struct Server {
    var put: (Entry) async throws -> Void
    var delete: (Entry) async throws -> Void
  }

  private let server: Server
  private let file: any DeviceFile
  private let queue = RequestQueue()
  private var token: String?
  /// The entry that the server has confirmed in this process.
  private var confirmed: Entry?

  init(server: Server, file: any DeviceFile) { (self.server, self.file) = (server, file) }

  var isOn: Bool { !file.isLoggedOut }

  func didRegister(_ deviceToken: Data) {
    token = deviceToken.map { String(format: "%02x", $0) }.joined()
    sync()
  }

  func logIn(_ account: String) {
    (file.account, file.isLoggedOut) = (account, false)
    sync()
  }

  func logOut() {
    (file.account, file.isLoggedOut) = (nil, true)
    sync()
  }

  /// Compares the server's entries with the wanted entry, when the previous request has been answered.
  func sync() { queue.add("sync") { [weak self] in await self?.compare() } }

  private func compare() async {
    var tried: Set<Entry> = []
    // Everything might have changed while a request was under way.
    while true {
      if let old = file.entries.first(where: { isOld($0) && !tried.contains($0) }) {
        tried.insert(old)
        if (try? await server.delete(old)) != nil { file.entries.removeAll { $0 == old } }
        if confirmed == old { confirmed = nil }
        continue
      }
      guard isOn, let token else { return }
      let wanted = Entry(token: token, account: file.account)
      guard wanted != confirmed, tried.insert(wanted).inserted else { return }
      file.entries = file.entries.filter { $0 != wanted } + [wanted]
      guard (try? await server.put(wanted)) != nil else { continue }
      confirmed = wanted
      // The server keeps one token for each account of an installation.
      file.entries.removeAll { $0.account == wanted.account && $0 != wanted }
    }
  }

  private func isOld(_ entry: Entry) -> Bool { !isOn || entry.account != file.account }
}

// MARK: - Declaration and adapter

final class QueueAppAdapter: UnregisteringCenter, RespondingCenter, RoutingCenter, ToastingCenter,
  LifecycleObservingCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "event": $0.objectID, "open": $0.url] }
    .neverSends(.silent, .withoutText)
    .actions()
    .requests(.queued)

  private let sync: DeviceSync
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    sync = DeviceSync(
      server: .init(
        put: { try await application.uploadDeviceToken($0.token, account: $0.account) },
        delete: { try await application.unregisterDeviceToken($0.token, account: $0.account) }
      ),
      file: application.storage
    )
  }

  func didFinishLaunching() { sync.sync() }
  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    sync.didRegister(Data(deviceToken.bytes))
  }
  func logIn(_ account: String) { sync.logIn(account) }
  func logOut() { sync.logOut() }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(sync.isOn ? [.banner, .list, .sound] : [])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    let link = response.notification.userInfo.dictionary["open"] as? String
    if let url = link.flatMap(URL.init(string:)) { application.open(url) }
    completion()
  }
}

extension ApplicationStorage: DeviceFile {
  fileprivate var account: String? {
    get { self["account"]?.string }
    set { self["account"] = newValue.map(JSONValue.string) }
  }
  fileprivate var isLoggedOut: Bool {
    get { self["isLoggedOut"] != nil }
    set { self["isLoggedOut"] = newValue ? true : nil }
  }
  fileprivate var entries: [DeviceSync.Entry] {
    get {
      let data = Data((self["entries"]?.string ?? "[]").utf8)
      return (try? JSONDecoder().decode([DeviceSync.Entry].self, from: data)) ?? []
    }
    set {
      let data = try? JSONEncoder().encode(newValue)
      self["entries"] = data.map { .string(String(decoding: $0, as: UTF8.self)) }
    }
  }
}
