import Foundation
import PushConformance

/// A correct center that reads events from payloads and links, and shows the screens of these events.
class NavigatingCore: DeclaredCenter, HierarchyBuildingCenter, LinkOpeningCenter,
  LifecycleObservingCenter
{
  override class var policies: Policies { Policies(routesOn: .stateOnly, os: .iOS8) }

  /// The event that the user has opened and whose screens are not shown yet.
  var wish: Event?
  var loading: Set<Event> = []
  /// The events for which the center shows a toast when their screens are loaded.
  var announced: Set<Event> = []
  /// The events whose screens were loaded while the application was not active, with their screens.
  var waiting: [(event: Event, screens: [SimulatedScreen])] = []

  required init(application: SimulatedApplication) {
    super.init(application: application)
    application.userDidNavigate = { [weak self] in self?.wentByHand() }
  }

  // MARK: - Events

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    guard let event = read(userInfo.payload) else { return }
    receive(event, isAskedFor: !isActive)
  }

  func open(_ url: URL) -> Bool {
    guard let event = read(url) else { return false }
    receive(event, isAskedFor: true)
    return true
  }

  func read(_ payload: JSONObject) -> Event? { Event(payload).flatMap(known) }

  func read(_ url: URL) -> Event? { Event(url).flatMap(known) }

  func known(_ event: Event) -> Event? { screens(of: event) == nil ? nil : event }

  /// Returns the screens that an event leads to; nil for an event that the app does not know.
  func screens(of event: Event) -> [String]? {
    Self.vocabulary.events.values.first { $0.name == event.type }?.screens
  }

  var isActive: Bool { application.applicationState == .active }

  func receive(_ event: Event, isAskedFor: Bool) {
    if !isTaken(event) { follow(event, isAskedFor: isAskedFor) }
  }

  /// Always false in this class, which has no responders; ``PlainNavigator`` offers the event to its responders.
  func isTaken(_ event: Event) -> Bool { false }

  // MARK: - Loading

  func follow(_ event: Event, isAskedFor: Bool) {
    guard screens(of: event)?.isEmpty == false, isAskedFor || event.isDisplayable else { return }
    if isAskedFor {
      wish = event
      announced.remove(event)
    } else {
      announced.insert(event)
    }
    if loading.insert(event).inserted { load(event) }
  }

  func load(_ event: Event) {
    application.loadScreens(for: sighting(of: event)) { [weak self] result in
      self?.loaded(event, result)
    }
  }

  func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
    // The loader can answer twice; only the first answer counts.
    guard loading.remove(event) != nil else { return }
    guard let screens = try? result.get(), !screens.isEmpty else { return failed(event) }
    let isAnnounced = announced.remove(event) != nil
    if wish == event {
      show(event, screens)
    } else if isAnnounced {
      tell(event, screens)
    }
  }

  func failed(_ event: Event) {
    announced.remove(event)
    if wish == event { wish = nil }
  }

  // MARK: - Telling and showing

  func tell(_ event: Event, _ screens: [SimulatedScreen]) {
    if isActive { present(event, screens) } else { waiting.append((event, screens)) }
  }

  func willEnterForeground() {}

  func didBecomeActive() {
    defer { waiting = [] }
    for (event, screens) in waiting { present(event, screens) }
  }

  func present(_ event: Event, _ screens: [SimulatedScreen]) {
    application.presentToast(for: sighting(of: event)) { [weak self] in self?.show(event, screens) }
  }

  func show(_ event: Event, _ screens: [SimulatedScreen]) {
    wish = nil
    application.setViewControllers(screens)
  }

  func wentByHand() { wish = nil }

  func sighting(of event: Event) -> Sighting { event.sighting }
}

/// A navigating center that shows the toast of an event at once, and loads the screens when the user taps the toast.
class TapNavigator: NavigatingCore {
  override class var policies: Policies { Policies(routesOn: .stateOnly, os: .iOS8, loads: .onTap) }
  override func follow(_ event: Event, isAskedFor: Bool) {
    guard !isAskedFor else { return super.follow(event, isAskedFor: true) }
    guard event.isDisplayable else { return }
    application.presentToast(for: sighting(of: event)) { [weak self] in self?.tapped(event) }
  }
  func tapped(_ event: Event) { follow(event, isAskedFor: true) }
}
