package import Foundation

/// The one object of an app that moves between views; everybody else posts messages.
///
/// ```swift
/// let responder = NavigationResponder<AppView, UIViewController>(
///   navigation: navigationController, resolver: resolver, root: .splash)
/// NotificationCenter.default.navigate(to: AppView.landing, data: "bob")
/// ```
///
/// Messages are posted on the main actor and have had their effect when the post returns. A message
/// that is posted while another one is carried out waits for its end, so that views stand in the
/// stack in the order in which they were asked for. A message that is posted before there is a
/// responder is lost.
///
/// Design: seed 004, "Building a Navigation Framework".
@MainActor
package final class NavigationResponder<View: ViewType, ViewController: AnyObject> {
  /// Where going back leads.
  package enum Back: String, Sendable, Hashable, CaseIterable {
    /// To the view before, as the prose of the document has it.
    case popsOne
    /// To the root, as its code has it.
    case popsToRoot
  }

  /// What makes views; without it nothing navigates forward.
  package var resolver: (any ViewResolver<View, ViewController>)?

  private let navigation: any NavigationController<ViewController>
  private let notificationCenter: NotificationCenter
  private let back: Back
  private let log: @MainActor (NavigationFailure<View>) -> Void
  private var subscription: MessageSubscription?
  private var requests: [NavigationRequest<View>] = []
  private var isNavigating = false

  /// Creates a responder that shows a first view and listens.
  ///
  /// - Parameters:
  ///   - navigation: The stack.
  ///   - resolver: What makes views; it can also be given later.
  ///   - root: What the user looks at until somebody asks for something; nil where the stack has a
  ///     view already.
  ///   - back: Where going back leads.
  ///   - notificationCenter: The bus.
  ///   - log: Is told of everything that could not be done.
  package init(
    navigation: any NavigationController<ViewController>,
    resolver: (any ViewResolver<View, ViewController>)? = nil,
    root: View? = nil,
    back: Back = .popsOne,
    notificationCenter: NotificationCenter = .default,
    log: @escaping @MainActor (NavigationFailure<View>) -> Void = { _ in }
  ) {
    self.navigation = navigation
    self.resolver = resolver
    self.back = back
    self.notificationCenter = notificationCenter
    self.log = log
    if let root, let view = resolve(root) { navigation.setViewControllers([view], animated: false) }
    subscribe()
  }

  /// Listens to the bus; a responder that listens already goes on as it did.
  ///
  /// The document's controller is initialised twice, and would carry out each message twice if it did
  /// not drop all its subscriptions first, those of others among them.
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
      // Before it is in the stack, a view has no outlets to bind the data to.
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
      // The document looks for the view in the stack and pops to it, which would keep what is below;
      // and hands over a list where UIKit wants a view.
      navigation.setViewControllers([view], animated: true)
    } else if let depth = stack.firstIndex(where: { $0 === view }) {
      // A resolver may hand out one view again and again. UIKit does not push a view that is in the
      // stack; it throws an exception.
      navigation.setViewControllers(Array(stack[...depth]), animated: true)
    } else {
      navigation.pushViewController(view, animated: true)
    }
  }

  private func goBack() {
    // The root stays: without a view, the user looks at nothing.
    guard navigation.viewControllers.count > 1 else { return }
    switch back {
    case .popsOne: navigation.popViewController(animated: true)
    case .popsToRoot: navigation.popToRootViewController(animated: true)
    }
  }
}
