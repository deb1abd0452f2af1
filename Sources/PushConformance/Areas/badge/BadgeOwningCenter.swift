/// A center that clears the badge with `SimulatedApplication.setBadgeCount(_:)` when its policy
/// ``Policies/ClearsBadge`` says so.
@MainActor public protocol BadgeOwningCenter: RespondingCenter {}
