import PushConformance

/// A navigating center that shows the toast of an event at once, and loads its screens when the user taps the toast.
class TapNavigator: NavigatingCore {
  override class var policies: Policies {
    Policies(routesOn: .stateOnly, os: .iOS8, loads: .onTap)
  }
  override func follow(_ event: Event, isAskedFor: Bool) {
    guard !isAskedFor else { return super.follow(event, isAskedFor: true) }
    guard event.isDisplayable else { return }
    application.presentToast(for: sighting(of: event)) { [weak self] in self?.tapped(event) }
  }
  func tapped(_ event: Event) { follow(event, isAskedFor: true) }
}
