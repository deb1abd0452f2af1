/// A center that clears the badge with `SimulatedApplication.setBadgeCount(_:)`, at the events that
/// ``Policies/ClearsBadge`` declares.
@MainActor public protocol BadgeOwningCenter: RespondingCenter {}
