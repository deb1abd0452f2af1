extension PayloadMessages {
  static let content: [Row] = [
    Row(
      "custom.header-word-in-body.options",
      "custom.header-word-in-body",
      25..<35,
      #"""
      "pushType" with this value is like the header apns-push-type, which APNs does not read in \#
      the body. If it is a value of your own, leave it there. If it is for APNs, send it as a \#
      header.
      """#
    ),
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
    Row(
      "custom.secret.names",
      "custom.secret",
      34..<44,
      #"""
      "password" looks like a password. Payloads pass through other systems and stay in logs. \#
      Leave it out, and let the app fetch it; or encrypt it.
      """#
    ),
    Row(
      "custom.unsafe-url.file",
      "custom.unsafe-url",
      32..<55,
      #"""
      "link" is a URL that begins with file://. An app that opens it runs code or reads files. \#
      Send an https URL, or a link of the app.
      """#
    ),
    Row(
      "custom.insecure-media.image",
      "custom.insecure-media",
      53..<79,
      #"""
      "image" is loaded over http, which App Transport Security blocks unless the app has an \#
      exception. Send an https URL.
      """#
    ),
    Row(
      "custom.voip-cancel.type",
      "custom.voip-cancel",
      22..<37,
      #"""
      "type" is "call_canceled": this push of type voip seems to end a call. The app has to \#
      report a call for every such push. Apple asks to tell the app over its connection to the \#
      server, or with a push of type alert or background.
      """#
    ),
  ]
}
