"""A push center with the roles that wide_center.py lacks."""

import json
import sys

calls, center = [], None


def write(**line):
    print(json.dumps(line), flush=True)


def do(name, **arguments):
    write(type="effect", id=calls[-1], name=name, arguments=arguments)


def text(payload, name):
    value = payload.get(name)
    return value if isinstance(value, str) and value else None


class Center:
    """Has the server know one token for the account that is logged in; opens a response that comes twice once."""

    def __init__(self, storage):
        self.token, self.account = None, storage.get("account")
        self.optedOut, self.has = storage.get("optedOut"), storage.get("has")
        # A response that one of two callbacks has brought, until the other one or the end of the launch.
        self.brought, self.by = None, None

    def keep(self, name, value):
        setattr(self, name, value)
        do("store", key=name, value=value)

    def wish(self):
        return [self.token, self.account] if self.token and self.account and not self.optedOut else None

    def settle(self):
        wish = self.wish()
        out = self.optedOut or not self.account
        if self.has and (out or self.account != self.has[1]):
            do("unregisterDeviceToken", token=self.has[0], account=self.has[1])
            self.keep("has", None)
        if wish and self.has != wish:
            self.keep("has", wish)
            do("uploadDeviceToken", token=wish[0], account=wish[1], path="/devices")

    def respond(self, response, scene, by):
        if self.brought == response and self.by != by:
            self.brought = None
            return
        self.brought, self.by = response, by
        notification, action = response["notification"], response["action"]
        url = text(notification["userInfo"], "url")
        if action in ("com.apple.UNNotificationDefaultActionIdentifier", "show"):
            if url:
                do("open", url=url, scene=scene)
        if action in ("show", "archive", "reply"):
            do("handleAction", action=action, text=response.get("text"), notification={"url": url})


def call(method, values):
    global center
    match method:
        case "start": center = Center(values["storage"])
        case "registerForRemoteNotifications": do("registerForRemoteNotifications")
        case "didRegisterForRemoteNotifications" if values["deviceToken"]:
            center.token = values["deviceToken"]
            center.settle()
        case "logIn" | "logOut":
            center.keep("account", values.get("account"))
            center.settle()
        case "optOut" | "optIn":
            center.keep("optedOut", method == "optOut")
            center.settle()
        case "willPresent": do("complete", completion=values["completion"], options=["banner", "list"])
        case "didReceive":
            center.respond(values["response"], values["response"].get("scene"), method)
            do("complete", completion=values["completion"])
        case "sceneWillConnect" if "response" in values:
            center.respond(values["response"], values["scene"], method)


def take(line):
    calls.append(line["id"])
    call(line["method"], line["arguments"])
    write(type="done", id=calls.pop())


roles = ["unregistering", "optingOut", "scenes", "sceneRouting", "actionHandling", "lifecycleObserving"]
# The center does not make up for requests that failed, so it meets only the first edition.
app = {"edition": "2026.1", "uploadsFor": "account", "uploadsTo": "/devices"}
for line in map(json.loads, sys.stdin):
    if line["type"] == "hello":
        write(type="adapter", protocol=1, kind="center", name="accounts", version="1", roles=roles, app=app)
    else:
        take(line)
