package import PushCorpus

/// All requirements of the kit: the texts of Specs/requirements with their checks.
package struct RequirementCatalog: Sendable {
  /// The requirements, sorted by area; the requirements of one area are in the order of their file.
  package internal(set) var requirements: [Requirement] {
    didSet { places = Self.places(of: requirements) }
  }
  package let retired: [RetiredRequirement]
  private var places: [String: Int]

  package init(reading specs: CorpusFolder) throws(KitError) {
    var requirements: [Requirement] = []
    var retired: [RetiredRequirement] = []
    var seen: Set<String> = []
    for path in try KitError.wrapping(try specs.files(below: "requirements")) {
      let file = try KitError.decode(RequirementFile.self, at: path, in: specs)
      for entry in file.requirements {
        try Self.checkPlace(of: entry.id, in: file.area, at: path)
        guard seen.insert(entry.id).inserted else { throw .duplicate(entry.id) }
        switch entry {
        case .standing(let requirement): requirements.append(requirement)
        case .retired(let tombstone): retired.append(tombstone)
        }
      }
    }
    let prose = Set(requirements.filter { $0.untestable == nil }.map(\.id))
    let checks = Set(Self.checks.keys)
    guard prose == checks else {
      throw .proseAndChecksDiffer(
        withoutCheck: prose.subtracting(checks).sorted(),
        withoutProse: checks.subtracting(prose).sorted()
      )
    }
    self.requirements = requirements
    self.retired = retired
    places = Self.places(of: requirements)
  }

  package subscript(id: String) -> Requirement? { places[id].map { requirements[$0] } }

  private static func places(of requirements: [Requirement]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: requirements.enumerated().map { ($0.element.id, $0.offset) })
  }

  private static func checkPlace(of id: String, in area: String, at path: String) throws(KitError) {
    guard Slug.isValid(id) else { throw .malformedIdentifier(id, file: path) }
    guard Slug.area(of: id) == area, path == "requirements/\(area).json"
    else { throw .misplaced(id, file: path) }
  }

  /// The checks by the names of their requirements; a test ensures that no name occurs twice.
  static let checks = Dictionary(Check.areas.joined().map { ($0.id, $0) }) { first, _ in first }
}
