"""A push center with many roles, which uses each word of the protocol of adapters."""

import json
import sys

TAP = "com.apple.UNNotificationDefaultActionIdentifier"
calls = []


def write(**line):
    print(json.dumps(line), flush=True)


def do(name, **arguments):
    write(type="effect", id=calls[-1], name=name, arguments=arguments)


def ask(name, **arguments):
    write(type="ask", id=calls[-1], name=name, arguments=arguments)
    while (line := json.loads(sys.stdin.readline()))["type"] != "answer":
        take(line)
    return line["value"]


def read(payload):
    def text(name):
        value = payload.get(name)
        return value if isinstance(value, str) and value else None

    aps = payload["aps"] if isinstance(payload.get("aps"), dict) else {}
    alert = aps.get("alert")
    alert = alert if isinstance(alert, dict) else {"body": alert}
    wakes = aps.get("content-available") == 1 and aps.get("content-available") is not True
    return {
        "url": text("url"), "type": text("type"), "messageID": text("message_id"),
        "silent": wakes and all(aps.get(name) is None for name in ("alert", "badge", "sound")),
    }, any(isinstance(alert.get(name), str) and alert[name] for name in ("title", "subtitle", "body"))


class Center:
    def __init__(self, storage):
        # The token that the server has or is to get, the newest one, and those that were uploaded.
        self.wished, self.token, self.uploads, self.tries = storage.get("known"), None, [], 0
        self.suppressors, self.observers, self.toasts = [], [], {}
        self.openings, self.untold, self.ready = [], [], False
        self.asking = []

    # The server

    def update(self, token):
        self.token = token
        if token != self.wished:
            do("cancelTimer", timer="retry")
            self.wished, self.tries = token, 0
            self.upload(token)

    def upload(self, token):
        self.uploads.append(token)
        do("uploadDeviceToken", token=token, request=f"upload-{len(self.uploads)}")

    def ended(self, request, result):
        if request == "permission":
            for completion in self.asking:
                do("complete", completion=completion, result=result if result == "granted" else "refused")
            self.asking = []
            return
        token = self.uploads[int(request.removeprefix("upload-")) - 1]
        if result == "success":
            do("store", key="known", value=token)
        elif result == "failure" and token == self.token and self.tries < 3:
            self.tries += 1
            do("log", text="the upload failed")
            do("startTimer", timer="retry", milliseconds=2000 * 2**self.tries)
        else:
            do("log", text="the upload was rejected")

    # Notifications

    def arrived(self, payload, active):
        push, shows = read(payload)
        for observer in list(self.observers):
            ask("tellReceived", participant=observer, notification=push)
        if not active or push["silent"] or not shows:
            return
        answers = [ask("shouldSuppress", participant=one, notification=push) for one in list(self.suppressors)]
        if not any(answers):
            name = f"toast-{len(self.toasts)}"
            self.toasts[name] = push
            do("presentToast", notification=push, toast=name)

    def opened(self, push):
        if not self.observers:
            self.untold.append(push)
        for observer in list(self.observers):
            ask("tellOpened", participant=observer, notification=push)
        self.show(push["url"])

    def show(self, url):
        if not self.ready:
            self.openings.append(url)
        elif url:
            do("open", url=url)

    def added(self, observer):
        self.observers.append(observer)
        untold, self.untold = self.untold, []
        for push in untold:
            ask("tellOpened", participant=observer, notification=push)
        if self.token:
            ask("tellToken", participant=observer, token=self.token)


center = None


def call(method, values, state):
    global center
    match method:
        case "start": center = Center(values["storage"])
        case "registerForRemoteNotifications": do("registerForRemoteNotifications")
        case "didRegisterForRemoteNotifications":
            if values["deviceToken"]:
                center.update(values["deviceToken"])
                for observer in list(center.observers):
                    ask("tellToken", participant=observer, token=center.token)
        case "didFailToRegisterForRemoteNotifications": do("log", text=values["error"])
        case "requestDidEnd": center.ended(values["request"], values["result"])
        case "timerFired": center.upload(center.token)
        case "requestPermission":
            center.asking.append(values["completion"])
            if len(center.asking) == 1:
                ask("requestAuthorization", options=["alert", "badge", "sound"], request="permission")
        case "permissionStatus": return {"value": ask("authorizationStatus")}
        case "didFinishLaunching": return {"value": True}
        case "willPresent":
            assert ask("applicationState") == state
            center.arrived(values["notification"]["userInfo"], True)
            do("complete", completion=values["completion"], options=[])
        case "didReceiveRemoteNotification":
            # In the foreground, willPresent has had what is not silent.
            if state == "background" or read(values["userInfo"])[0]["silent"]:
                center.arrived(values["userInfo"], False)
            do("complete", completion=values["completion"], result="newData")
        case "didReceive":
            response = values["response"]
            push = read(response["notification"]["userInfo"])[0]
            do("setBadgeCount", count=0)
            if response["action"] == TAP:
                center.opened(push)
            elif "text" in response:
                do("handleAction", action=response["action"], text=response["text"], notification=push)
            do("complete", completion=values["completion"])
        case "toastTapped": center.opened(center.toasts[values["toast"]])
        case "interfaceDidBecomeReady":
            center.ready = True
            while center.openings:
                center.show(center.openings.pop(0))
        case "addSuppressor" if values["participant"] not in center.suppressors:
            center.suppressors.append(values["participant"])
        case "removeSuppressor" if values["participant"] in center.suppressors:
            center.suppressors.remove(values["participant"])
        case "addObserver" if values["participant"] not in center.observers:
            center.added(values["participant"])
        case "removeObserver" if values["participant"] in center.observers:
            center.observers.remove(values["participant"])
    return {}


def take(line):
    calls.append(line["id"])
    result = call(line["method"], line["arguments"], line["state"])
    write(type="done", id=calls.pop(), **result)


roles = [
    "registering", "retrying", "tokenBroadcasting", "permissionAsking", "permissionReporting", "logging",
    "fetchCompleting", "responding", "routing", "toasting", "suppressible", "broadcasting",
    "openingBroadcasting", "badgeOwning", "deferring", "lifecycleObserving", "launchHandOff",
]
app = {
    "sends": {"aps": "$aps", "url": "$url", "type": "$type", "message_id": "$messageID", "v": 2, "ids": [{"$json": {"object": "$objectID"}}]},
    "neverSends": ["malformed", "localizedText"], "actions": {"reply": "REPLY"}, "os": "scenes", "tokens": "hexadecimal",
}
for line in map(json.loads, sys.stdin):
    if line["type"] == "hello":
        write(type="adapter", protocol=1, kind="center", name="wide", version="1", roles=roles, app=app)
    else:
        take(line)
