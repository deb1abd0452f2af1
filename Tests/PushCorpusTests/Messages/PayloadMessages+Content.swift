extension PayloadMessages {
  static let content: [Row] = [
    Row(
      "custom.other-service.firebase",
      "custom.other-service",
      0..<149,
      #"""
      This body is a request for Firebase. Only the parts that the service passes to APNs \#
      unchanged are judged. If you send the body to APNs itself, say so with --to apns.
      """#
    ),
    Row(
      "custom.other-service.queue",
      "custom.other-service",
      0..<76,
      #"""
      This body is a request for Amazon SNS. Only the parts that the service passes to APNs \#
      unchanged are judged. If you send the body to APNs itself, say so with --to apns.
      """#
    ),
    Row(
      "custom.other-service.to-apns",
      "custom.service-request",
      0..<149,
      #"""
      This body is a request for Firebase, and APNs does not read it: it has no aps at the \#
      root, so nothing arrives. Send it to Firebase, or send APNs the payload at \#
      /message/apns/payload as the whole body.
      """#
    ),
    Row(
      "custom.service-request.onesignal",
      "custom.service-request",
      0..<94,
      #"""
      This body is a request for OneSignal, and APNs does not read it: it has no aps at the \#
      root, so nothing arrives. Send it to OneSignal, or send APNs an aps dictionary.
      """#
    ),
  ]
}
