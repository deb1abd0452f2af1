import Foundation

/// The requirements that catch the faulty centers, as `faults.txt` lists them.
///
/// A line of the file is the full name of a center, and all requirements that the center violates in the golden
/// scenarios, in the order in which these find them. `FaultyCentersTests` compares the file with the runs.
package enum FaultTable {
  /// The requirements that each center violates, by the full name of the center; empty if the file cannot be read.
  package static let requirements: [String: Set<String>] = {
    guard let file = Bundle.module.url(forResource: "faults", withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [:] }
    var requirements: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      requirements[words[0]] = Set(words.dropFirst())
    }
    return requirements
  }()
}
