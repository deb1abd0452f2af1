/// A center that waits until the first screens of the app are ready, before it does anything that needs screens.
///
/// If no observer is attached, the center also keeps an opened notification until an observer is attached.
@MainActor public protocol DeferringCenter: PushCenterUnderTest {
  /// Called once in a process, when the first screens of the app are ready.
  func interfaceDidBecomeReady() async
}
