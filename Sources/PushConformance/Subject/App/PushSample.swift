import Foundation
import PushCorpus
import PushPayloads

struct PushSample: Sendable {
  static let most = 64
  /// The largest size of a sample, including whitespace, in bytes.
  static let longest = 1 << 16
  static let deepest = 64

  /// The name of the sample in messages, such as `sample 2 of .samples`.
  let name: String
  /// The name of the sample's event in scenarios; nil if the declaration names no event.
  let event: String?
  let body: Result<JSONObject, SampleFault>

  init(name: String, event: String?, bytes: [UInt8]) {
    (self.name, self.event) = (name, event)
    body = Result { () throws(SampleFault) in try Self.object(in: bytes, of: name) }
  }

  init(name: String, event: String?, fault: SampleFault) {
    (self.name, self.event, body) = (name, event, .failure(fault))
  }

  /// Returns a sample for each `.json` and `.apns` file of a folder; without such files, one sample with a fault.
  static func all(in folder: String, event: String?) -> [PushSample] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".json") || $0.hasSuffix(".apns") }.sorted()
    } catch {
      let fault = SampleFault.unreadable(file: folder, reason: "the folder cannot be listed")
      return [PushSample(name: folder, event: event, fault: fault)]
    }
    guard !names.isEmpty
    else { return [PushSample(name: folder, event: event, fault: .withoutFiles(folder: folder))] }
    // If the folder has too many files, reading one file more than the limit is enough to report the fault `tooMany`.
    return names.prefix(most + 1).map { name in
      let file = URL(filePath: folder).appending(path: name)
      do throws(CorpusFileError) {
        let bytes = try BoundedFile.read(file, named: name, limit: longest)
        return PushSample(name: "'\(name)'", event: event, bytes: bytes)
      } catch {
        let fault = SampleFault.unreadable(file: name, reason: "\(error.reason)")
        return PushSample(name: "'\(name)'", event: event, fault: fault)
      }
    }
  }

  private static func object(in bytes: [UInt8], of name: String) throws(SampleFault) -> JSONObject {
    guard bytes.count <= longest
    else { throw .tooLarge(sample: name, size: bytes.count, limit: longest) }
    let document: JSONDocument
    switch JSONScanner.scan(bytes, limits: JSONScanner.Limits(nesting: deepest, bytes: longest)) {
    case .success(let scanned): document = scanned
    case .failure(let error):
      let place = SourcePosition(of: error.offset, in: bytes)
      throw .malformed(sample: name, reason: "\(place): \(error)")
    }
    if let duplicate = document.duplicateNames.first {
      let place = document.position(of: duplicate.repeated.range.lowerBound)
      throw .malformed(
        sample: name,
        reason: "\(place): the object has two members named \(Quotation.of(duplicate.name))"
      )
    }
    if let half = document.loneSurrogates.first {
      let place = document.position(of: half.range.lowerBound)
      throw .malformed(sample: name, reason: "\(place): the escape is half of a character")
    }
    guard var object = document.value.object
    else { throw .malformed(sample: name, reason: "1:1: the body of a push is an object") }
    // This member of an `.apns` file names the app for the Simulator, and is not a part of the delivered push.
    object["Simulator Target Bundle"] = nil
    // APNs counts the bytes of the body that the server sends, which lacks the whitespace of the file.
    let (size, limit) = (object.utf8.count, SizeLimit().bytes)
    guard size <= limit else { throw .tooLarge(sample: name, size: size, limit: limit) }
    guard object["aps"]?.object != nil else { throw .withoutAPS(sample: name) }
    return object
  }
}

extension JSONValue {
  var sortedByName: JSONValue {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let elements): return .array(elements.map(\.sortedByName))
    case .object(let object):
      let members = object.members.sorted { $0.key < $1.key }
      return .object(
        JSONObject(members.map { JSONObject.Member(key: $0.key, value: $0.value.sortedByName) })
      )
    }
  }
}
