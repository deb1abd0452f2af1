import PushPayloads
import PushSimulation

extension TurnView {
  /// A token that was uploaded or unregistered, and the account that the request names.
  ///
  /// The token is in lower-case digits. The account is nil if the request names no account.
  struct Registration: Hashable {
    var token: String
    var account: String?
  }

  var registrations: [Registration] {
    effects.compactMap {
      guard case .token(.uploaded(let token, _, let account)) = $0 else { return nil }
      return Registration(token: digits(of: token), account: account)
    }
  }

  /// The uploads of this turn for the device, which name no account.
  var registrationsOfDevice: [Registration] {
    accounts.isForDevice && !accounts.omitsAccounts
      ? registrations.filter { $0.account == nil } : []
  }

  /// The uploads of this turn that may repeat an earlier upload.
  ///
  /// With several accounts at a time, only a second upload of the same token for the same account is a repetition.
  /// With one account at a time, the result has all uploads of the turn. Uploads that may have waited in a queue are
  /// left out.
  var repeatedRegistrations: [Registration] {
    registrations.filter {
      !mayHaveWaited($0) && (!accounts.hasSeveral || accountsBefore.sent.contains($0))
    }
  }

  var endsRegistration: Bool {
    effects.contains(.registration(.unregisteredForRemoteNotifications))
  }

  var unregistrations: [Registration] {
    effects.compactMap {
      guard case .account(.unregistered(let token, let account)) = $0 else { return nil }
      return Registration(token: digits(of: token), account: account)
    }
  }

  /// The uploads of this turn that no later unregistration of this turn undoes.
  var registrationsInForce: [Registration] {
    effects.reduce(into: []) { registrations, effect in
      if case .token(.uploaded(let token, _, let account)) = effect {
        registrations.append(Registration(token: digits(of: token), account: account))
      }
      if case .account(.unregistered(let token, let account)) = effect {
        let gone = Registration(token: digits(of: token), account: account)
        registrations.removeAll { $0 == gone }
      }
    }
  }

  var unregistrationsInForce: [Registration] {
    effects.reduce(into: []) { unregistrations, effect in
      if case .account(.unregistered(let token, let account)) = effect {
        unregistrations.append(Registration(token: digits(of: token), account: account))
      }
      if case .token(.uploaded(let token, _, let account)) = effect {
        let sent = digits(of: token)
        unregistrations.removeAll {
          $0.token == sent && ($0.account == nil || $0.account == account)
        }
      }
    }
  }

  var answeredUpload: (token: String, answer: UploadAnswer)? {
    guard case .token(.uploadAnswered(let token, let answer)) = stimulus else { return nil }
    return (digits(of: token), answer)
  }

  var answeredUnregistration: (token: String, answer: UploadAnswer)? {
    guard case .account(.unregistrationAnswered(let token, let answer)) = stimulus else {
      return nil
    }
    return (digits(of: token), answer)
  }
}
