import PushSimulation

extension Timeline {
  /// Returns the first turn in which two plays of one scenario differ.
  ///
  /// A center's tasks can run in a different order in each play. So the comparison ignores the order of calls to
  /// observers, and the order of effects of different kinds. The comparison also ignores the questions to suppressors
  /// and responders, and deallocations by a garbage collector.
  ///
  /// The comparison ends at the first turn in which a participant acts inside a call. For an app with a garbage
  /// collector, the comparison ends at the first turn with a released participant. From such a turn on, the order of
  /// tasks can decide the center's calls.
  func firstDifference(from other: Timeline, under release: Policies.Release) -> Int? {
    var ends = reenteredTurns.union(other.reenteredTurns)
    if release == .collected {
      for timeline in [self, other] {
        if let first = timeline.firstTurnWithReleased { ends.insert(first) }
      }
    }
    let end = ends.min()
    let compared = min(turns.count, other.turns.count, end ?? .max)
    let difference = (0..<compared).first { index in
      let (here, there) = (turns[index], other.turns[index])
      return here.step != there.step || here.stimulus != there.stimulus
        || here.state != there.state
        || summary(of: here, under: release) != other.summary(of: there, under: release)
    }
    return difference ?? (turns.count == other.turns.count || end != nil ? nil : compared)
  }

  var firstTurnWithReleased: Int? {
    turns.firstIndex { attachments[$0.attachments].contains(where: \.isReleased) }
  }

  private struct Summary: Hashable {
    var ordered: [Effect] = []
    var completed: [Effect: Int] = [:]
    var opened: [Effect] = []
    var fronts: [Effect] = []
    var categories: [Effect] = []
    var heard: [Hearing: Int] = [:]
    var tokens: [Effect: Int] = [:]
    var shown: [ResolvedSighting] = []
    var handled: [Handling] = []
    var stacks: [[MadeScreen]] = []

    // The comparison counts equal calls, because the order of observers can differ.
    mutating func add(_ effect: BroadcastEffect, in timeline: Timeline) {
      let sighting = timeline.sightings[effect.sighting.index]
      let hearing: Hearing =
        switch effect {
        case .notified(let observer, _): Hearing(observer: observer, sighting: sighting)
        case .toldOfOpening(let observer, _):
          Hearing(observer: observer, sighting: sighting, isOpening: true)
        }
      heard[hearing, default: 0] += 1
    }
  }

  private struct Hearing: Hashable {
    var observer: ParticipantID
    var sighting: ResolvedSighting
    var isOpening = false
  }

  private struct Handling: Hashable {
    var action: String?
    var text: String?
    var sighting: ResolvedSighting
  }

  private func summary(of turn: Turn, under release: Policies.Release) -> Summary {
    var summary = Summary()
    for effect in effects[turn.effects] {
      switch effect {
      case .participant(.deallocated): if release != .collected { summary.ordered.append(effect) }
      case .broadcast(let told): summary.add(told, in: self)
      case .hierarchy(.changedStack(_, let screens)):
        summary.stacks.append(screens.map { self.screens[$0.index] })
      case .links(.openedURL): summary.opened.append(effect)
      case .responses(.setCategories): summary.categories.append(effect)
      case .account(.broughtToFront): summary.fronts.append(effect)
      // A sighting is the fields that the center has read. The fields are compared, but not the index of the sighting,
      // which depends on the order of all sightings.
      case .responses(.handledAction(let action, let text, let sighting)),
        .responses(.submittedAction(let action, let text, let sighting, isHeld: _)):
        let seen = sightings[sighting.index]
        summary.handled.append(Handling(action: action, text: text, sighting: seen))
      case .services(.handledNotification(let sighting)):
        summary.handled.append(Handling(sighting: sightings[sighting.index]))
      case .responses(.completed(let id, .content(let content))):
        let renamed = Effect.responses(.completed(id, .content(content.renamingAttachments)))
        summary.completed[renamed, default: 0] += 1
      case .responses(.completed): summary.completed[effect, default: 0] += 1
      case .toast(.presented(let sighting)), .responders(.notified(_, let sighting)),
        .hierarchy(.startedLoad(let sighting)),
        .responses(.startedContentLoad(let sighting, isHeld: _)):
        summary.shown.append(sightings[sighting.index])
      case .token(.toldObserver): summary.tokens[effect, default: 0] += 1
      // These questions are not compared. A center can stop asking after the first yes, so the order of jobs decides
      // which participants it asks.
      case .suppression(.asked), .responders(.asked): break
      case .links(.repliedToURL), .participant(.reacted), .responses(.passedOn), .services(.made),
        .services(.called), .services(.answeredFetch), .services(.builtInterface),
        .services(.repliedToLaunch), .suppression(.awaited), .token(.uploaded),
        .account(.unregistered), .activity, .badge, .extension, .navigation, .permission,
        .registration, .withdrawal:
        summary.ordered.append(effect)
      }
    }
    return summary
  }
}

extension NotificationContent {
  /// The content with numbers in place of the attachments' identifiers, which an extension can draw at random.
  fileprivate var renamingAttachments: NotificationContent {
    var content = self
    for index in content.attachments.indices { content.attachments[index].identifier = "\(index)" }
    return content
  }
}
