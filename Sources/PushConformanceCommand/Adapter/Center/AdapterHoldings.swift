import PushConformance
import PushPayloads
import PushSimulation

/// The objects and timers that the adapter's lines name: objects by number, timers by name.
@MainActor struct AdapterHoldings {
  private static let storageKey = "adapter"

  private var participants: [AnyObject] = []
  /// The completion handlers; a line refers to a handler by the handler's index in this array, counted from 1.
  private var completions: [Completion] = []
  var timers: [String: VirtualClock.Timer] = [:]
  var facts: [String: Bool] = [:]

  enum Completion {
    case fetch(FetchCompletion)
    case presentation(PresentationCompletion)
    case response(ResponseCompletion)
    case permission(PermissionCompletion)
  }

  /// Returns the number of a suppressor or observer, from 1; a new object gets the next number.
  mutating func number(of participant: AnyObject) -> JSONValue {
    let index = participants.firstIndex { $0 === participant }
    if index == nil { participants.append(participant) }
    return .integer((index ?? participants.count - 1) + 1)
  }

  func participant<Bridge: AnyObject>(_ number: Int) -> Bridge? {
    participants.element(numbered: number) as? Bridge
  }

  /// Stores a completion handler, and returns its number.
  mutating func number(of completion: Completion) -> JSONValue {
    completions.append(completion)
    return .integer(completions.count)
  }

  func completion(_ number: Int) -> Completion? { completions.element(numbered: number) }

  /// Returns the values that the adapter has stored, in this process of the app and in earlier processes.
  func storage(of application: SimulatedApplication) -> JSONValue {
    application.storage[Self.storageKey] ?? .object(JSONObject())
  }

  func store(_ value: JSONValue?, under key: String, of application: SimulatedApplication) {
    var object = storage(of: application).object ?? JSONObject()
    object[key] = value
    application.storage[Self.storageKey] = .object(object)
  }
}

extension Array {
  fileprivate func element(numbered number: Int) -> Element? {
    number >= 1 && number <= count ? self[number - 1] : nil
  }
}

@MainActor final class AdapterSuppressor: SuppressorBridge {
  let handle: SuppressorHandle

  init(_ handle: SuppressorHandle) { self.handle = handle }
}

@MainActor final class AdapterObserver: ObserverBridge {
  let handle: ObserverHandle

  init(_ handle: ObserverHandle) { self.handle = handle }
}
