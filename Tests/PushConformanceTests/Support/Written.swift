import PushCorpus
import Testing

/// A value and its written form.
struct Written<Value: Sendable>: Sendable, CustomTestStringConvertible {
  var written: String
  var value: Value
  var testDescription: String { written }

  static func rows(_ rows: KeyValuePairs<String, Value>) -> [Self] {
    rows.map { Self(written: $0, value: $1) }
  }
}

extension Written where Value: Codable & Equatable {
  func expect(as file: String) throws {
    #expect(try StrictJSON.decode(Value.self, from: Array(written.utf8), file: file) == value)
    #expect(String(decoding: try JSON.bytes(value), as: UTF8.self) == written)
  }
}

/// A text that is not the written form of a value, and the error about it.
struct Refusal: Sendable, CustomTestStringConvertible {
  private let written: String
  private let complaint: String
  var testDescription: String { written }

  /// Creates refusals; a complaint begins after the name of the file and its colon.
  static func rows(_ rows: KeyValuePairs<String, String>) -> [Self] {
    rows.map { Self(written: $0, complaint: $1) }
  }

  func expect<Value: Decodable>(of type: Value.Type, file: String) {
    do {
      _ = try StrictJSON.decode(type, from: Array(written.utf8), file: file)
      Issue.record("\(written) was taken for a \(file)")
    } catch {
      #expect("\(error)" == "\(file):\(complaint)")
    }
  }
}
