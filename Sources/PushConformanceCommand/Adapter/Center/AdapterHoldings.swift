import PushConformance
import PushPayloads
import PushSimulation

/// The objects and timers that the adapter's lines name, in one process of the app.
@MainActor struct AdapterHoldings {
  private static let storageKey = "adapter"

  /// The suppressors and observers, in the order in which the kit first added them to the center.
  private var participants: [AnyObject] = []
  /// The completion handlers; a line refers to a handler by the handler's index in this array, counted from 1.
  private var completions: [Completion] = []
  var timers: [String: VirtualClock.Timer] = [:]
  /// The facts about the app that the adapter stated last.
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

  /// Returns the suppressor or observer with a number; nil if no object of this type has the number.
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

/// A suppressor of a center in another process; the adapter refers to the suppressor by a number.
@MainActor final class AdapterSuppressor: SuppressorBridge {
  let handle: SuppressorHandle

  init(_ handle: SuppressorHandle) { self.handle = handle }
}

/// An observer of a center in another process; the adapter refers to the observer by a number.
@MainActor final class AdapterObserver: ObserverBridge {
  let handle: ObserverHandle

  init(_ handle: ObserverHandle) { self.handle = handle }
}
