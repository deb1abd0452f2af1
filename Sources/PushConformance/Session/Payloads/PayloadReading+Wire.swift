import PushPayloads
package import PushSimulation

extension PayloadReading: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .notification(try reader.read())
      case 1: .refusal(try reader.read())
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .notification(let first): writer.write(case: 0, first)
    case .refusal(let first): writer.write(case: 1, first)
    }
  }
}

extension ParsedNotification: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self = try reader.read(
      Self.init(isSilent:title:subtitle:body:badge:sound:category:type:objectID:url:)
    )
    localizedTitle = try reader.read()
    localizedSubtitle = try reader.read()
    localizedBody = try reader.read()
  }

  package func write(to writer: inout WireWriter) {
    writer.write(isSilent, title, subtitle, body, badge, sound, category, type, objectID, url)
    writer.write(localizedTitle, localizedSubtitle, localizedBody)
  }
}

extension LocalizedText: WireRecord {
  package static let wire = WireForm(Self.init(key:arguments:)) { ($0.key, $0.arguments) }
}
