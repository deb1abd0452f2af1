package import PushPayloads

/// The kind of device that an app runs on: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable, Codable {
  /// A device that fits a hand.
  case phone
  /// A device with more room.
  case pad
}

/// A view of the app, as its resolver knows it.
public struct SimulatedView: Sendable, Hashable {
  /// The kind of screen that shows it.
  public var screen: String
  /// Whether it takes data that is posted for it.
  public var takesData: Bool

  /// Describes a view.
  public init(screen: String, takesData: Bool = false) {
    self.screen = screen
    self.takesData = takesData
  }
}

/// An object that makes the screens of the app's views, by the numbers that messages have for them.
@MainActor public final class SimulatedViewResolver {
  private weak var application: SimulatedApplication?

  init(application: SimulatedApplication) {
    self.application = application
  }

  /// Makes the screen of a view.
  ///
  /// - Parameter number: The number that the app has for the view.
  /// - Returns: A ``SimulatedDataScreen`` for a view that takes data, another screen for one that does
  ///   not; nil where the app has no such view.
  public func resolve(_ number: Int) -> SimulatedScreen? {
    guard let application, let view = application.device.views[number] else { return nil }
    let made = MadeScreen(type: view.screen, notification: nil)
    return view.takesData
      ? application.device.makeDataScreen(made, in: application)
      : application.device.makeScreen(made)
  }
}

/// A screen that takes data which is posted along with the wish to see it.
@MainActor public final class SimulatedDataScreen: SimulatedScreen {
  /// The data that the screen keeps, for centers that set it; the kit does not read it.
  public var data: Any?
  private weak var application: SimulatedApplication?

  init(type: String, id: ScreenID, application: SimulatedApplication) {
    self.application = application
    super.init(type: type, id: id)
  }

  /// Records that the screen is handed data, and whether it is on the stack by then.
  ///
  /// - Parameter data: What the message carries, as it came: a ``PushPayloads/JSONValue``, or the
  ///   values that user info of Foundation has.
  public func onDataset(_ data: Any) {
    application?.receive((data as? JSONValue)?.inUserInfo ?? JSONValue(userInfo: data), on: self)
  }
}

extension JSONValue {
  /// The value as it comes out of user info, whose dictionaries have no order.
  package var inUserInfo: JSONValue? {
    var object = JSONObject()
    object["value"] = self
    return JSONObject(userInfo: object.userInfo)?["value"]
  }

  /// Reads a value of user info; nil for one that JSON has no word for.
  fileprivate init?(userInfo value: Any) {
    guard let value = JSONObject(userInfo: ["value": value])?["value"] else { return nil }
    self = value
  }
}

/// The views of the app, for centers that navigate between them.
extension SimulatedApplication {
  /// The object that makes views; nil while the app has none.
  public var viewResolver: SimulatedViewResolver? {
    device.world.hasViewResolver ? SimulatedViewResolver(application: self) : nil
  }

  /// The kind of device, for centers that choose templates.
  public var userInterfaceIdiom: UserInterfaceIdiom { device.world.idiom }

  func receive(_ data: JSONValue?, on screen: SimulatedDataScreen) {
    record(
      .navigation(
        .receivedData(
          screen.id,
          data,
          isOnStack: viewControllers.contains { $0 === screen }
        )
      )
    )
  }
}

/// The log of the app.
extension SimulatedApplication {
  /// Writes a line into the log.
  public func log(_ text: String) { record(.navigation(.logged(text))) }
}
