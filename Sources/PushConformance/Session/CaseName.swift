/// The name and the title of a case.
///
/// A long run has thousands of blocks, so a block is kept as two small values, and its texts are made when they are
/// needed.
enum CaseName: Sendable {
  case text(id: String, title: String)
  case block(GenerationBlock)

  var id: String {
    switch self {
    case .text(let id, _): id
    case .block(let block): block.id
    }
  }

  /// The clause of a requirement, or the title of a scenario, block or payload.
  var title: String {
    switch self {
    case .text(_, let title): title
    case .block(let block): block.title
    }
  }
}
