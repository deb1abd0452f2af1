import Testing

@testable import PushPayloads

@Suite("A request that manages channels is notified from a push")
struct ChannelRequestTests {
  @Test(
    "The path and the method name the operation",
    arguments: [
      ("POST", "/1/apps/com.example.app/channels", .create),
      ("GET", "/1/apps/com.example.app/channels", .read),
      ("DELETE", "/1/apps/com.example.app/channels", .delete),
      ("GET", "/1/apps/com.example.app/all-channels", .list),
      ("PUT", "/1/apps/com.example.app/channels", nil),
      ("get", "/1/apps/com.example.app/channels", nil),
      ("POST", "/1/apps/com.example.app/all-channels", nil),
    ] as [(String, String, ChannelRequest.Action?)]
  )
  func action(method: String, path: String, action: ChannelRequest.Action?) throws {
    for body in ["", Self.configuration] {
      let request = try #require(Self.request(method: method, path: path, body: body))
      #expect(request.action == action)
      #expect(request.bundleID == "com.example.app")
    }
  }

  @Test(
    "Other paths are no paths for channels",
    arguments: [
      "/1/apps/com.example.app", "/1/apps//channels", "/1/apps/channels", "/1/apps/a b/channels",
      "/1/apps/com.example.app/channels/", "/2/apps/com.example.app/channels", "1/apps/a/channels",
      "/4/broadcasts/apps/com.example.app", "/3/device/00ff", "",
    ]
  )
  func otherPaths(path: String) {
    #expect(ChannelRequest.place(in: path) == nil)
    #expect(Self.request(method: "DELETE", path: path, body: "") == nil)
  }

  @Test("Without a method, the body says whether a channel is created")
  func unknownMethod() throws {
    let path = "/1/apps/com.example.app/channels"
    let creation = try #require(Self.request(path: path, body: Self.configuration))
    #expect(creation.action == .create)
    let other = try #require(Self.request(path: path, body: ""))
    #expect(other.action == nil)
    let list = try #require(Self.request(path: "/1/apps/com.example.app/all-channels", body: ""))
    #expect(list.action == .list)
  }

  @Test("Without a path, the method and the body have to speak for channels")
  func unknownPath() throws {
    let deletion = try #require(Self.request(method: "DELETE", body: ""))
    #expect(deletion.action == .delete)
    let reading = try #require(Self.request(method: "GET", body: ""))
    #expect(reading.action == nil)
    let creation = try #require(Self.request(body: Self.configuration))
    #expect(creation.action == .create)
    #expect(Self.request(method: "GET", body: #"{"aps":{"alert":"Goal"}}"#) == nil)
    #expect(Self.request(method: "PUT", body: "") == nil)
    #expect(Self.request(body: "") == nil)
    #expect(Self.request(body: #"{"aps":{},"message-storage-policy":1}"#) == nil)
    #expect(Self.request(headers: [.pushType: "voip"], body: Self.configuration) == nil)
    #expect(
      Self.request(headers: [.topic: "com.example.app.voip"], body: Self.configuration) == nil
    )
  }

  private static let configuration = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#

  private static func request(
    method: String? = nil,
    path: String? = nil,
    headers: [PushRequest.Header: String] = [:],
    body: String
  ) -> ChannelRequest? {
    let request = PushRequest(method: method, path: path, headers: headers)
    return PayloadEvidence(bytes: Array(body.utf8), request: request).channelRequest
  }
}
