"""The push center of an app, and an adapter that lets push-conformance judge it.

    push-conformance run --adapter 'python3 Examples/Python/push_center.py'

The guide AdaptersInOtherLanguages.md describes the lines. Only the standard library is needed.
"""

import json
import sys


class PushCenter:
    """Registers the device, shows toasts unless a screen suppresses them, tells observers, and opens links of taps.

    `system` does what the center wants from the device, the server and the app: `do` tells it, and `ask` waits for an
    answer.
    """

    def __init__(self, system, storage: dict):
        self.system = system
        self.uploaded = storage.get("uploaded")
        # Dictionaries keep the order in which their members came.
        self.suppressors, self.observers = {}, {}

    def register(self):
        self.system.do("registerForRemoteNotifications")

    def got_token(self, token: str):
        if token and token != self.uploaded:
            self.uploaded = token
            self.system.do("uploadDeviceToken", token=token, request=token)

    def upload_ended(self, token: str, result: str):
        if result == "success":
            self.system.do("store", key="uploaded", value=token)
        elif self.uploaded == token:
            self.uploaded = None

    def will_present(self, payload: dict, completion: int):
        push = read(payload)
        for observer in list(self.observers):
            self.system.ask("tellReceived", participant=observer, notification=push)
        # Every suppressor may answer, so all are asked.
        answers = [
            self.system.ask("shouldSuppress", participant=suppressor, notification=push)
            for suppressor in list(self.suppressors)
            if not push["silent"] and suppressor in self.suppressors
        ]
        shown = not push["silent"] and not any(answers)
        self.system.do("complete", completion=completion, options=["banner", "list", "sound"] if shown else [])

    def did_respond(self, payload: dict, action: str, completion: int):
        url = read(payload)["url"]
        if action in OPENING_ACTIONS and url:
            self.system.do("open", url=url)
        self.system.do("complete", completion=completion)


# A tap, and the action of the app that shows the screen.
OPENING_ACTIONS = ("com.apple.UNNotificationDefaultActionIdentifier", "show")


def read(payload: dict) -> dict:
    """Return the fields of a push that the center uses; a value of another kind than expected is left out."""

    def text(name: str) -> str | None:
        value = payload.get(name)
        return value if isinstance(value, str) and value else None

    aps = payload.get("aps")
    aps = aps if isinstance(aps, dict) else {}
    wakes = aps.get("content-available") == 1 and not isinstance(aps.get("content-available"), bool)
    silent = wakes and all(aps.get(name) is None for name in ("alert", "badge", "sound"))
    return {"url": text("url"), "type": text("type"), "messageID": text("message_id"), "silent": silent}


# --- The adapter ------------------------------------------------------------------------------------------------------


class Kit:
    """The kit at the other end of the standard streams."""

    def __init__(self):
        self.calls, self.center = [], None

    def write(self, **line):
        print(json.dumps(line), flush=True)

    def do(self, name: str, **arguments):
        self.write(type="effect", id=self.calls[-1], name=name, arguments=arguments)

    def ask(self, name: str, **arguments):
        self.write(type="ask", id=self.calls[-1], name=name, arguments=arguments)
        while (line := json.loads(sys.stdin.readline()))["type"] != "answer":
            self.take(line)  # The kit may call the center before it answers.
        return line["value"]

    def take(self, line: dict):
        self.calls.append(line["id"])
        self.call(line["method"], line["arguments"])
        self.write(type="done", id=self.calls.pop())

    def call(self, method: str, values: dict):
        center = self.center
        match method:
            case "start": self.center = PushCenter(self, values["storage"])
            case "registerForRemoteNotifications": center.register()
            case "didRegisterForRemoteNotifications": center.got_token(values["deviceToken"])
            case "requestDidEnd": center.upload_ended(values["request"], values["result"])
            case "willPresent": center.will_present(values["notification"]["userInfo"], values["completion"])
            case "didReceive":
                response = values["response"]
                center.did_respond(response["notification"]["userInfo"], response["action"], values["completion"])
            case "addSuppressor": center.suppressors[values["participant"]] = True
            case "removeSuppressor": center.suppressors.pop(values["participant"], None)
            case "addObserver": center.observers[values["participant"]] = True
            case "removeObserver": center.observers.pop(values["participant"], None)


kit = Kit()
roles = ["registering", "responding", "routing", "toasting", "suppressible", "broadcasting"]
for line in map(json.loads, sys.stdin):
    if line["type"] == "hello":
        kit.write(type="adapter", protocol=1, kind="center", name="python-center", version="1.0", roles=roles)
    else:
        kit.take(line)
