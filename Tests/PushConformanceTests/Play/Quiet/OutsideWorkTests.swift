#if os(Linux)
  import Foundation
  import FoundationNetworking
  import Testing

  @testable import PushConformance

  /// Work of a center that the loop cannot run, and that a call awaits.
  @Suite("Work outside the kit's control is waited for") @MainActor struct OutsideWorkTests {
    /// A place where the loop cannot run the work of a center.
    enum Place: String, CaseIterable, CustomTestStringConvertible {
      case thread, mainQueue, globalQueue, ownQueue, actorOfAThread, session

      var testDescription: String { rawValue }

      @MainActor func work() async {
        switch self {
        case .thread:
          await withCheckedContinuation { next in
            Thread.detachNewThread { Self.end(next) }
          }
        case .mainQueue:
          await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        case .globalQueue:
          await withCheckedContinuation { next in DispatchQueue.global().async { Self.end(next) } }
        case .ownQueue:
          let queue = DispatchQueue(label: "a queue of the center")
          await withCheckedContinuation { next in queue.async { Self.end(next) } }
        case .actorOfAThread:
          let clerk = Clerk()
          await withCheckedContinuation { next in
            Thread.detachNewThread {
              Task {
                await clerk.work()
                next.resume()
              }
            }
          }
        case .session:
          // On Linux a session reads no file. A data URL does not need a network.
          guard let url = URL(string: "data:text/plain,lunch") else { return }
          let answer = try? await URLSession.shared.data(from: url)
          #expect(answer?.0 == Data("lunch".utf8))
        }
      }

      /// Resumes a call that has almost always suspended by then.
      ///
      /// A call that has not suspended yet continues at once, as if no thread had worked.
      nonisolated private static func end(_ call: CheckedContinuation<Void, Never>) {
        Thread.sleep(forTimeInterval: 0.01)
        call.resume()
      }

      private actor Clerk {
        func work() async { await Task.yield() }
      }
    }

    private final class Center: ToastingCenter {
      private let application: SimulatedApplication
      private let work: @MainActor () async -> Void

      convenience init(application: SimulatedApplication) { self.init(application) {} }
      init(_ application: SimulatedApplication, after work: @escaping @MainActor () async -> Void) {
        self.application = application
        self.work = work
      }

      func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
        await work()
        application.presentToast(for: Sighting(), activated: nil)
      }

      static func subject(after work: @escaping @MainActor () async -> Void) -> PushCenterSubject {
        var subject = PushCenterSubject(Center.self)
        subject.make = { Center($0, after: work) }
        return subject
      }
    }

    @Test("The play waits, and says that another play may differ", arguments: Place.allCases)
    func waits(_ place: Place) async {
      var reasons: Set<String?> = []
      for _ in 0..<5 {
        let run = await Player.play(
          PlayLoopTests.scenario,
          with: Center.subject(after: place.work),
          by: .loop
        )
        #expect(run.problem == nil)
        #expect(PlayLoopTests.toasts(run) == [1, 1])
        reasons.insert(run.reasonForOtherOrders)
      }
      #expect(reasons.contains("the center works on threads of its own"))
    }

    @Test("The alarm of a wait that has ended does not end the wait of a later play")
    func alarms() async throws {
      let loop = try #require(PlayLoop.shared)
      let alarms = Locked<[DispatchWorkItem]>([])
      let subject = Center.subject {
        await withCheckedContinuation { next in
          DispatchQueue.global().async {
            var alarm: DispatchWorkItem?
            while alarm == nil { alarm = loop.outside.withLock { $0.waiting?.alarm } }
            alarms.withLock { alarms in
              for earlier in alarms { earlier.perform() }
              alarms += [alarm].compactMap(\.self)
            }
            next.resume()
          }
        }
      }
      for plays in 1...3 {
        let run = await Player.play(PlayLoopTests.scenario, with: subject, by: .loop)
        #expect(run.problem == nil)
        #expect(alarms.withLock { $0.count } == 2 * plays)
        #expect(alarms.withLock { $0.allSatisfy(\.isCancelled) })
      }
    }

    @Test("Work that does not end is an error that names it, with the loop and with hops")
    func endless() async {
      let subject = Center.subject {
        await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      for way in QuietWay.allCases {
        let run = await Player.play(
          PlayLoopTests.scenario,
          with: subject,
          by: way,
          patience: Patience(silence: .milliseconds(50), timers: 2_000)
        )
        #expect(
          run.problem?.text(in: run, at: .commandLine)
            == "At step 2 (deliver 'lunch'): the center did not become quiet: a call waits for"
            + " something outside the kit's control: a queue, a thread, a session, or a continuation"
            + " that nothing resumes"
        )
      }
    }
  }
#endif
