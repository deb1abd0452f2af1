import PushCorpus
import Testing

/// A value and its written form.
struct Written<Value: Sendable>: Sendable, CustomTestStringConvertible {
  var written: String
  var value: Value
  var testDescription: String { written }

  init(_ written: String, _ value: Value) {
    self.written = written
    self.value = value
  }
}

/// A text that is not the written form of a value, and the error about it.
struct Refusal: Sendable, CustomTestStringConvertible {
  private let written: String
  private let complaint: String
  var testDescription: String { written }

  /// Creates a refusal; the complaint begins behind the name of the file and its colon.
  init(_ written: String, _ complaint: String) {
    self.written = written
    self.complaint = complaint
  }

  /// Reads the text, which has to be refused with the complaint.
  func expect<Value: Decodable>(of type: Value.Type, file: String) {
    do {
      _ = try StrictJSON.decode(type, from: Array(written.utf8), file: file)
      Issue.record("\(written) was taken for a \(file)")
    } catch {
      #expect("\(error)" == "\(file):\(complaint)")
    }
  }
}
