import Foundation
package import PushPayloads

extension JSONValue: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = try reader.readNested { reader throws(WireError) in
      switch try reader.readCase() {
      case 0: return .null
      case 1: return .bool(try reader.read())
      case 2:
        guard let number = JSONNumber(lexeme: try reader.read()) else { throw WireError() }
        return .number(number)
      case 3: return .string(try reader.read())
      case 4: return .array(try reader.read())
      case 5: return .object(try reader.read())
      default: throw WireError()
      }
    }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .null: writer.write(case: 0)
    case .bool(let value): writer.write(case: 1, value)
    case .number(let number): writer.write(case: 2, number.lexeme)
    case .string(let text): writer.write(case: 3, text)
    case .array(let elements): writer.write(case: 4, elements)
    case .object(let object): writer.write(case: 5, object)
    }
  }
}

extension JSONObject: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(try reader.read() as [Member])
  }

  package func write(to writer: inout WireWriter) { writer.write(members) }
}

extension JSONObject.Member: WireRecord {
  package static let wire = WireForm(Self.init(key:value:)) { ($0.key, $0.value) }
}

extension DeviceToken: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(bytes: try reader.readRaw())
  }

  package func write(to writer: inout WireWriter) { writer.write(raw: bytes) }
}

extension UserInfo: WireRecord {
  package static let wire = WireForm(Self.init(payload:)) { $0.payload }
}

extension NotificationAttachment: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    let identifier: String = try reader.read()
    guard let url = URL(string: try reader.read()) else { throw WireError() }
    self.init(identifier: identifier, url: url)
  }

  package func write(to writer: inout WireWriter) { writer.write(identifier, url.absoluteString) }
}

extension NotificationContent: WireRecord {
  package static let wire = WireForm(Self.init) {
    (
      $0.title, $0.subtitle, $0.body, $0.badge, $0.sound, $0.categoryIdentifier,
      $0.threadIdentifier, $0.userInfo, $0.attachments
    )
  }
}
