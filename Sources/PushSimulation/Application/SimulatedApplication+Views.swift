package import PushPayloads

/// The kind of device: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable, Codable {
  /// An iPhone or iPod touch.
  case phone
  /// An iPad.
  case pad
}

/// A view of the app, which a message on the app's bus (see ``BusMessage``) requests by the view's number.
public struct SimulatedView: Sendable, Hashable {
  /// The type of the screen that shows the view.
  public var screen: String
  /// True if the view takes the data of a message.
  public var takesData: Bool

  /// Creates a view; by default it takes no data.
  public init(screen: String, takesData: Bool = false) {
    self.screen = screen
    self.takesData = takesData
  }
}

/// An object that makes the screens of the app's views, which messages on the app's bus request by number.
@MainActor public final class SimulatedViewResolver {
  private weak var application: SimulatedApplication?

  init(application: SimulatedApplication) { self.application = application }

  /// Makes the screen of the view with this number; returns nil for an unknown number.
  ///
  /// The result is a ``SimulatedDataScreen`` for a view that takes data, and a plain ``SimulatedScreen`` for any other
  /// view.
  public func resolve(_ number: Int) -> SimulatedScreen? {
    guard let application, let view = application.device.views[number] else { return nil }
    let made = MadeScreen(type: view.screen, notification: nil)
    return view.takesData
      ? application.device.makeDataScreen(made, in: application)
      : application.device.makeScreen(made)
  }
}

/// A screen that takes the data of a message on the app's bus.
@MainActor public final class SimulatedDataScreen: SimulatedScreen {
  /// The data that a center can store on the screen itself; the kit does not read it.
  public var data: Any?
  private weak var application: SimulatedApplication?

  init(type: String, id: ScreenID, application: SimulatedApplication) {
    self.application = application
    super.init(type: type, id: id)
  }

  /// Records that the screen receives the data of a message: a `PushPayloads.JSONValue`, or a value from a `userInfo`.
  public func onDataset(_ data: Any) {
    application?.receive((data as? JSONValue)?.inUserInfo ?? JSONValue(userInfo: data), on: self)
  }
}

extension JSONValue {
  // The conversion to a `userInfo` and back loses the order of an object's members.
  package var inUserInfo: JSONValue? {
    var object = JSONObject()
    object["value"] = self
    return JSONObject(userInfo: object.userInfo)?["value"]
  }

  // Fails if JSON cannot represent the value.
  fileprivate init?(userInfo value: Any) {
    guard let value = JSONObject(userInfo: ["value": value])?["value"] else { return nil }
    self = value
  }
}

extension SimulatedApplication {
  /// The object that creates a screen for a view number; nil while the app has no such object.
  public var viewResolver: SimulatedViewResolver? {
    device.world.hasViewResolver ? SimulatedViewResolver(application: self) : nil
  }

  /// The kind of device, by which a center can choose the interface file of a view.
  public var userInterfaceIdiom: UserInterfaceIdiom { device.world.idiom }

  func receive(_ data: JSONValue?, on screen: SimulatedDataScreen) {
    record(
      .navigation(
        .receivedData(screen.id, data, isOnStack: viewControllers.contains { $0 === screen })
      )
    )
  }

  /// Records that the center writes a line to the app's log, such as an error about a request.
  public func log(_ text: String) { record(.navigation(.logged(text))) }
}
