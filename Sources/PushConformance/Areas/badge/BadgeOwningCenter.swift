/// A center that sees to the number on the icon, through
/// `SimulatedApplication.setBadgeCount(_:)`, when its policy ``Policies/ClearsBadge`` says.
@MainActor public protocol BadgeOwningCenter: RespondingCenter {}
