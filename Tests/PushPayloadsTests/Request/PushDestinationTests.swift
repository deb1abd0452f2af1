import Testing

@testable import PushPayloads

@Suite("A path names a device or a broadcast")
struct PushDestinationTests {
  @Test(
    "A path is read with any text in place of the token",
    arguments: [
      ("/3/device/00ff", .device(token: "00ff")), ("/3/device/", .device(token: "")),
      ("/3/device", .device(token: "")), ("/3/device/a/b?c", .device(token: "a/b?c")),
      ("/3/device/(null)", .device(token: "(null)")),
      ("/4/broadcasts/apps/com.example-2.app", .broadcast(bundleID: "com.example-2.app")),
      ("/4/broadcasts/apps/", nil), ("/4/broadcasts/apps/a b", nil),
      ("/4/broadcasts/apps/com.example.app/", nil), ("/4/broadcasts", nil),
      ("/3/devices/00ff", nil),
      ("3/device/00ff", nil), ("/1/apps/com.example.app/channels", nil), ("/", nil), ("", nil),
    ] as [(String, PushDestination?)]
  )
  func reading(path: String, destination: PushDestination?) {
    #expect(PushDestination(path: path) == destination)
  }

  @Test(
    "A destination writes its path and reads it again",
    arguments: [
      PushDestination.device(token: "00ff"), .device(token: ""),
      .broadcast(bundleID: "com.example.app"),
    ]
  )
  func writing(destination: PushDestination) {
    var request = PushRequest(destination: destination)
    #expect(request.path == destination.path)
    #expect(request.destination == destination)
    request.destination = nil
    #expect(request.path == nil)
  }
}
