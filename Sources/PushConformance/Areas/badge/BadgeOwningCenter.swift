/// A center that changes the badge with `SimulatedApplication.setBadgeCount(_:)`, as ``Policies/ClearsBadge`` declares.
@MainActor public protocol BadgeOwningCenter: RespondingCenter {}
