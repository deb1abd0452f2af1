import ConformanceReports
import Foundation
import PushConformance
import PushCorpus

/// The files that list failures to accept: a failure in these files does not fail a test.
struct AcceptedFailures: Sendable, Hashable {
  /// The path of a file of known failures; nil for none.
  var knownFailing: String?
  /// The path of the results of another run, such as a run of the main branch; nil for none.
  var baseline: String?

  func read(
    _ readKnown: ([UInt8], String) throws(KnownFailuresError) -> KnownFailures
  ) throws(KitError) -> KnownFailures {
    var known = KnownFailures()
    if let path = knownFailing {
      let bytes = try Self.bytes(of: path, limit: KnownFailures.limit)
      do throws(KnownFailuresError) {
        known = try readKnown(bytes, path)
      } catch {
        throw .callersInput("\(error)")
      }
    }
    known.today = .today
    known.isStrict = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_STRICT"] == "1"
    if let path = baseline {
      let bytes = try Self.bytes(of: path, limit: ResultsReader.largestFile)
      do throws(ResultsError) {
        known.add(baseline: try Baseline(bytes, file: path).failures)
      } catch {
        throw .callersInput("\(path): \(error)")
      }
    }
    return known
  }

  private static func bytes(of path: String, limit: Int) throws(KitError) -> [UInt8] {
    do {
      return try BoundedFile.read(URL(filePath: path), named: path, limit: limit)
    } catch {
      throw .file(error)
    }
  }
}
