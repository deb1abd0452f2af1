/// A center that clears the badge with `SimulatedApplication.setBadgeCount(_:)`, when ``Policies/ClearsBadge`` says so.
@MainActor public protocol BadgeOwningCenter: RespondingCenter {}
