import OrderPush
import PushConformanceTesting

enum OrderPushParser: PayloadParserUnderTest {
  static let fields: Set<ParsedField> = [.silent, .title, .body, .objectID, .url]
  static let keys = PayloadKeyMap(url: ["data", "link"], objectID: ["data", "order"])

  static func parse(_ payload: [UInt8]) -> ParsedNotification? {
    guard let userInfo = Payload(bytes: payload)?.object.userInfo else { return nil }
    let push = OrderPush(userInfo)
    return ParsedNotification(
      isSilent: push.isSilent,
      title: push.title,
      body: push.text,
      objectID: push.order,
      url: push.link
    )
  }
}
