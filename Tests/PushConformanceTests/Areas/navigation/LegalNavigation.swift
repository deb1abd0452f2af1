import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that navigate by messages in unusual ways.
enum LegalNavigation {
  static let rows =
    SubjectRow.rows([
      PlainBusCenter.self, PopsToTheRoot.self, SetsTheWholeStack.self, PopsBeforeItClears.self,
      ReusesItsViews.self, LogsEverything.self, LogsTheNameOfTheView.self,
      TakesTrueForANumber.self, HasOwnWords.self, ObservingBusCenter.self, ListensAnew.self,
      ReadsOnAnActor.self, HandsItsDataOverLater.self,
    ]) + [SubjectRow(HasNoLog.self, roles: [.busNavigating])]

  final class PopsToTheRoot: PlainBusCenter {
    override class var policies: Policies { Policies(back: .popsToRoot) }
    override func goBack() { application.popToRootViewController() }
  }

  final class SetsTheWholeStack: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      application.setViewControllers((clears(message) ? [] : application.viewControllers) + [view])
    }
    override func goBack() {
      let stack = application.viewControllers
      application.setViewControllers(stack.count > 1 ? stack.dropLast() : stack)
    }
  }

  /// Clears the way back by two changes of the stack; the user sees only the result.
  final class PopsBeforeItClears: PlainBusCenter {
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      if clears(message) { application.popToRootViewController(animated: false) }
      super.show(view, for: message)
    }
  }

  /// Makes each view once, and goes back to a view that is already on the stack.
  final class ReusesItsViews: PlainBusCenter {
    private lazy var views: [Int: SimulatedScreen] = [:]
    override func makeView(_ number: Int) -> SimulatedScreen? {
      if let view = views[number] { return view }
      let view = super.makeView(number)
      views[number] = view
      return view
    }
    override func show(_ view: SimulatedScreen, for message: BusMessage) {
      let stack = application.viewControllers
      guard !clears(message), let place = stack.firstIndex(where: { $0 === view })
      else { return super.show(view, for: message) }
      application.setViewControllers(Array(stack[...place]))
    }
  }

  final class HasNoLog: PlainBusCenter {
    override func failed(_ message: BusMessage, _ reason: String) {}
  }

  final class LogsEverything: PlainBusCenter {
    override func carryOut(_ message: BusMessage) {
      application.log("Got \(message.name) from \(message.sender ?? "nobody")")
      super.carryOut(message)
    }
  }

  /// Logs the sender as the name of the view, as the original design does.
  final class LogsTheNameOfTheView: PlainBusCenter {
    override func failed(_ message: BusMessage, _ reason: String) {
      guard let name = message.sender else { return super.failed(message, reason) }
      application.log("Navigation failure for view name \(name)")
    }
  }

  /// Accepts a Boolean as the number of a view, because Foundation's user info hardly distinguishes Booleans from
  /// numbers.
  final class TakesTrueForANumber: PlainBusCenter {
    override func number(in message: BusMessage) -> Int? {
      message.notification.userInfo?[Self.vocabulary.bus.viewType] as? Int
    }
  }

  final class HasOwnWords: PlainBusCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .bus(
          .init(
            navigateTo: "show",
            navigateBack: "hide",
            viewType: "id",
            data: "payload",
            clearBackstack: "root"
          )
        )
        .views([
          "splash": .init(100, screen: "Welcome"),
          "landing": .init(210, screen: "Home", takesData: true),
          "login": .init(17, screen: "SignIn", takesData: true),
          "exit-confirmation": .init(1, screen: "Goodbye"),
        ])
        .vocabulary
    }
    override func showRoot() {
      if let root = makeView(100) { application.setViewControllers([root]) }
    }
  }

  final class ListensAnew: ObservingBusCenter {
    override func subscribe() {
      for token in tokens { bus.removeObserver(token) }
      listen()
    }
  }

  final class ReadsOnAnActor: BusNavigatingCenter {
    static let app = PushApp().work(.mainActor)
    private actor Reader {
      func read(_ message: BusMessage) async -> BusMessage {
        await Task.yield()
        return message
      }
    }
    private let reader = Reader()
    private let core: PlainBusCenter
    init(application: SimulatedApplication) { core = PlainBusCenter(application: application) }
    func post(_ message: BusMessage) async { core.post(await reader.read(message)) }
  }

  /// Passes the data to a view in a task, when the view's outlets exist.
  final class HandsItsDataOverLater: PlainBusCenter {
    override class var policies: Policies { Policies(work: .mainActor) }
    override func hand(_ data: JSONValue, to view: SimulatedScreen) {
      Task { @MainActor in super.hand(data, to: view) }
    }
  }
}
