import PushSimulation

extension TurnView {
  /// The notifications that were shown to the user, in order; nil stands for an unknown notification.
  ///
  /// Toasts of the app and banners of the system count (Specs/decisions/0051). An entry in the system's list counts if
  /// the turn has no other presentation of the notification and the app does not hide the event.
  var toasts: [NotificationID?] {
    var toasts: [NotificationID?] = []
    var listed: [NotificationID] = []
    for effect in effects {
      if case .toast(.presented(let sighting)) = effect {
        toasts.append(run.timeline.notification(of: sighting))
      }
      if case .responses(.completed(let completion, .presented(let options))) = effect {
        guard let notification = own(run.timeline.completions[completion.index].notification)
        else { continue }
        // The system shows nothing for a notification without alert text, whatever the options are.
        guard facts(notification).isDisplayable else { continue }
        if options.showsBanner {
          toasts.append(notification)
        } else if options.isVisible, !facts(notification).mustHideInFront {
          listed.append(notification)
        }
      }
    }
    return toasts + listed.filter { !toasts.contains($0) }
  }

  /// True if a toast of the app is on the screen before this turn.
  var isToastOnScreen: Bool {
    for turn in run.timeline.turns[..<index].reversed() {
      let isPresented = run.timeline.effects[turn.effects].contains {
        if case .toast(.presented) = $0 { true } else { false }
      }
      if isPresented { return true }
      if turn.stimulus.startsProcess { return false }
      if case .toast = turn.stimulus { return false }
    }
    return false
  }

  var toastNoun: String {
    toasts.count == ownToasts.count && presentationAnswers.isEmpty ? "toast" : "toast or banner"
  }

  func oneToast(of notification: NotificationID) -> String {
    let times = toasts.count { $0 == notification }
    return "exactly one \(toastNoun) of \(name(notification))"
      + (times > 1 ? ", not \(times)" : times < toasts.count ? ", and no other \(toastNoun)" : "")
  }

  /// Returns whether this turn can have shown a notification; a queue can show the toast of another notification
  /// instead.
  func mayShow(_ notification: NotificationID) -> Bool {
    run.policies.presents == .each ? !toasts.isEmpty : toasts.contains(notification)
  }

  var ownToasts: [NotificationID?] {
    notifications { if case .toast(.presented(let id)) = $0 { id } else { nil } }
  }
}

extension Run {
  func hasShown(_ notification: NotificationID, before index: Int) -> Bool {
    timeline.turns.indices.prefix(index).contains {
      TurnView(run: self, index: $0).toasts.contains(notification)
    }
  }
}
