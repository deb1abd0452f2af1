import Foundation

/// The work of a photo app's notification service extension; its `UNNotificationServiceExtension` calls this class.
@MainActor final class PictureService<Content> {
  /// The notification as it arrived.
  private var content: Content
  private let show: (Content) -> Void

  init(_ content: Content, show: @escaping (Content) -> Void) {
    self.content = content
    self.show = show
  }

  /// Loads the picture that the push names, and shows the notification with it.
  func run(
    userInfo: [AnyHashable: Any],
    download: (URL) async throws -> URL,
    attach: (URL, inout Content) -> Void
  ) async {
    if let address = (userInfo["photo"] as? String).flatMap(URL.init),
      let file = try? await download(address)
    {
      attach(file, &content)
    }
    show(content)
  }

  /// Called when the system is about to end the extension.
  func timeWillExpire() { show(content) }
}
