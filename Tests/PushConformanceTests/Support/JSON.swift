import Foundation

/// JSON in the form that Foundation writes, to show that the kit can read it.
enum JSON {
  static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return Array(try encoder.encode(value))
  }
}
