extension GeneratedRuns {
  /// Plays blocks; `tell` receives each block, in the order of the blocks.
  func play(
    _ blocks: [GenerationBlock],
    telling tell: @escaping @MainActor (Block) -> Void
  ) async -> Outcome {
    var outcome = Outcome()
    outcome.blocks.reserveCapacity(blocks.count)
    let line = BlockLine(blocks, options) { answer in
      stage.note(answer.manner, reasonForOtherOrders: answer.reasonForOtherOrders)
      for find in answer.finds(of: allJudges) where outcome.finds[find.requirement.id] == nil {
        keep(find)
        outcome.finds[find.requirement.id] = find
      }
      outcome.add(answer.block, answer.verdicts)
      tell(answer.block)
    }
    // Each block begins with these limits, since a different process may have played the blocks before it.
    let manner = stage.manner
    if stage.hosts.isEmpty {
      await line.play { await answer(of: $0) }
    } else {
      await withTaskGroup { group in
        for host in stage.hosts {
          group.addTask { await play(line, in: host, manner) }
        }
      }
    }
    return outcome
  }

  /// Lets a process play blocks of a line until all are taken.
  private func play(_ line: BlockLine, in host: any SubjectHost, _ manner: PlayManner) async {
    await line.play { await BlockRequest($0, options, manner).answer(of: host, on: stage) }
  }

  private func answer(of block: GenerationBlock) async -> BlockAnswer {
    var finds: [String: Find] = [:]
    let (played, verdicts) = await play(block, &finds)
    var answer = BlockAnswer(played, verdicts, finds: finds)
    answer.manner = stage.manner
    answer.reasonForOtherOrders = stage.reasonForOtherOrders
    return answer
  }
}
