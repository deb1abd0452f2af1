package import Foundation

/// The one object of an app that moves between views; all other objects post messages to it.
///
/// ```swift
/// let responder = NavigationResponder<AppView, UIViewController>(
///   navigation: navigationController, resolver: resolver, root: .splash)
/// NotificationCenter.default.navigate(to: AppView.landing, data: "bob")
/// ```
///
/// Messages are posted on the main actor. The responder carries out a message before the post returns. But a message
/// that is posted while the responder carries out an earlier message has to wait. So the responder puts views on the
/// stack in the order of the messages. A message that is posted before the responder exists is lost.
///
/// Design: the passage "Building a Navigation Framework for iOS6" of seed article 004 (Specs/requirements.md).
@MainActor
package final class NavigationResponder<View: ViewType, ViewController: AnyObject> {
  /// The object that makes views; while it is nil, the responder shows no new view.
  package var resolver: (any ViewResolver<View, ViewController>)?

  private let navigation: any NavigationController<ViewController>
  private let notificationCenter: NotificationCenter
  private let log: @MainActor (NavigationFailure<View>) -> Void
  private var subscription: MessageSubscription?
  private var requests: [NavigationRequest<View>] = []
  private var isNavigating = false

  /// Creates a responder that shows a first view and receives the messages of ``NavigationMessage``.
  ///
  /// `root` is nil if the stack has a view already.
  package init(
    navigation: any NavigationController<ViewController>,
    resolver: (any ViewResolver<View, ViewController>)? = nil,
    root: View? = nil,
    notificationCenter: NotificationCenter = .default,
    log: @escaping @MainActor (NavigationFailure<View>) -> Void = { _ in }
  ) {
    self.navigation = navigation
    self.resolver = resolver
    self.notificationCenter = notificationCenter
    self.log = log
    if let root, let view = resolve(root) { navigation.setViewControllers([view], animated: false) }
    subscribe()
  }

  /// Subscribes to the messages of ``NavigationMessage``; has no effect if the responder has subscribed already.
  ///
  /// In the original design, the controller is initialized twice and subscribes twice. To receive each message only
  /// once, the controller first removes all its subscriptions, even subscriptions for other purposes.
  package func subscribe() {
    guard subscription == nil else { return }
    subscription = MessageSubscription(
      to: [NavigationMessage.navigateTo, NavigationMessage.navigateBack],
      of: notificationCenter
    ) { [weak self] message in
      self?.handle(message)
    }
  }

  private func handle(_ message: Notification) {
    guard let request = NavigationRequest<View>(message) else { return }
    requests.append(request)
    guard !isNavigating else { return }
    isNavigating = true
    defer { isNavigating = false }
    while !requests.isEmpty { perform(requests.removeFirst()) }
  }

  private func perform(_ request: NavigationRequest<View>) {
    switch request {
    case .forward(.unknown(let view), _, _): log(.unknownView(view))
    case .forward(.view(let type), let data, let clearsBackstack):
      guard let view = resolve(type) else { return }
      show(view, clearingBackstack: clearsBackstack)
      // A view's outlets do not exist before the view is on the stack, so the view gets its data only then.
      if let data, let view = view as? any DataReceivingView {
        view.data = data
        view.onDataset(data)
      }
    case .back: goBack()
    }
  }

  private func resolve(_ type: View) -> ViewController? {
    guard let resolver else {
      log(.noResolver(type))
      return nil
    }
    guard let view = resolver.resolve(type) else {
      log(.unresolvedView(type))
      return nil
    }
    return view
  }

  private func show(_ view: ViewController, clearingBackstack clearsBackstack: Bool) {
    let stack = navigation.viewControllers
    if clearsBackstack {
      // The original design looks for the requested view on the stack, and pops all views above it. But the views below
      // the requested view then stay. The original design also passes an array where UIKit expects a view controller.
      navigation.setViewControllers([view], animated: true)
    } else if let depth = stack.firstIndex(where: { $0 === view }) {
      // A resolver can return the same view repeatedly. UIKit throws an exception when a view that is on the stack is
      // pushed again.
      navigation.setViewControllers(Array(stack[...depth]), animated: true)
    } else {
      navigation.pushViewController(view, animated: true)
    }
  }

  /// Shows the previous view, as the text of the original design says; its code shows the root.
  private func goBack() {
    // The root stays, because without a view the screen would be empty.
    guard navigation.viewControllers.count > 1 else { return }
    navigation.popViewController(animated: true)
  }
}

package enum NavigationFailure<View: ViewType>: Sendable, Hashable {
  case unknownView(UnknownView)
  case unresolvedView(View)
  case noResolver(View)
}

extension NavigationFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownView(let view):
      "Navigation failed: there is no view type \(view.number.map(String.init) ?? "in the message")"
        + (view.name.map { " for \(String(reflecting: $0))" } ?? "")
    case .unresolvedView(let view):
      "Navigation failed: the view \(view.viewName) could not be made"
    case .noResolver(let view):
      "Navigation failed: there is no resolver to make the view \(view.viewName)"
    }
  }
}

/// A view that a message asks for and the app does not have.
package struct UnknownView: Sendable, Hashable {
  package let number: Int?
  /// The view's name, if the sender is a string: some apps post the name of the view as the sender.
  package let name: String?
}
