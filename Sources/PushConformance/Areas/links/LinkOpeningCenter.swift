public import Foundation

/// A center that opens links, which lead to the same screens as a push.
@MainActor public protocol LinkOpeningCenter: PushCenterUnderTest {
  /// Opens a URL, and returns whether the URL belongs to the app: the callback `application(_:open:options:)`.
  func open(_ url: URL) async -> Bool
}
