/// The table of areas and subjects.
struct AreaMatrix {
  /// The cell of a subject in an area.
  struct Cell {
    /// The gravest status of the cell's cases.
    var status: String
    var sign: String
    /// The count beside the sign.
    var short: String
    /// All counts, for readers who do not see the sign.
    var words: String
    /// The anchor of the first finding or error; nil where all is well.
    var link: String?
  }

  /// A row.
  struct Row {
    var area: String
    var isTotal: Bool
    var cells: [Cell]
  }

  /// The names of the subjects.
  let subjects: [String]
  /// A row for all areas, and one for each.
  let rows: [Row]

  /// Creates the table.
  ///
  /// - Parameters:
  ///   - subjects: The subjects.
  ///   - links: The anchors by subject and area.
  init(_ subjects: [RecordedSubject], links: [AreaKey: String]) {
    self.subjects = subjects.map(\.name)
    var counts: [AreaKey: [CaseStatus: Int]] = [:]
    for (index, subject) in subjects.enumerated() {
      for result in subject.cases {
        counts[AreaKey(subject: index, area: result.area), default: [:]][
          result.outcome.status,
          default: 0
        ] += 1
        counts[AreaKey(subject: index, area: nil), default: [:]][
          result.outcome.status,
          default: 0
        ] += 1
      }
    }
    let areas = Set(counts.keys.compactMap(\.area)).sorted()
    rows = ([nil] + areas.map(Optional.some)).map { area in
      Row(
        area: area ?? "All areas",
        isTotal: area == nil,
        cells: subjects.indices.map { index in
          let key = AreaKey(subject: index, area: area)
          return Cell(counts[key] ?? [:], link: links[key])
        }
      )
    }
  }
}

/// An area of a subject; all areas where it is nil.
struct AreaKey: Hashable {
  var subject: Int
  var area: String?
}

extension AreaMatrix.Cell {
  /// Creates a cell from the counts of its cases.
  fileprivate init(_ counts: [CaseStatus: Int], link: String?) {
    let judged = CaseStatus.allCases.filter { $0 != .skipped }.reduce(0) {
      $0 + counts[$1, default: 0]
    }
    let worst = CaseStatus.allCases.first { counts[$0, default: 0] > 0 }
    let number = worst.map { counts[$0, default: 0] } ?? 0
    status = worst?.rawValue ?? "none"
    sign = worst?.sign ?? ""
    short =
      switch worst {
      case .failed, .error: "\(number) of \(judged)"
      case .passed: "\(number)"
      case .skipped, nil: ""
      }
    words =
      worst == nil
      ? "no case"
      : CaseStatus.allCases.filter { counts[$0, default: 0] > 0 }
        .map { "\(counts[$0, default: 0]) \($0.word)" }.joined(separator: ", ")
    self.link = link
  }
}
