import Foundation

/// JSON as Foundation writes it, to show that the kit reads it back.
enum JSON {
  static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return Array(try encoder.encode(value))
  }
}
