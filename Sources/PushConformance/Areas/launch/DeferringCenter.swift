/// A center that waits until the first screens of the app are ready, before it does anything that needs screens.
///
/// If no observer is attached, the center also keeps an opened notification until an observer is attached.
@MainActor public protocol DeferringCenter: PushCenterUnderTest {
  /// Called when the first screens of the app are ready.
  ///
  /// The kit calls this method once in a process.
  func interfaceDidBecomeReady() async
}
