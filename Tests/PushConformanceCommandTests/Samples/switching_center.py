"""A push center for several accounts, whose pushes name their account."""

import json
import sys

calls, center = [], None


def write(**line):
    print(json.dumps(line), flush=True)


def do(name, **arguments):
    write(type="effect", id=calls[-1], name=name, arguments=arguments)


class Center:
    """Registers the device for each account, and opens a push in its own account."""

    def __init__(self):
        self.token, self.accounts, self.registered, self.front = None, [], set(), None

    def register(self):
        for account in self.accounts:
            if self.token and account not in self.registered:
                self.registered.add(account)
                do("uploadDeviceToken", token=self.token, account=account, path="/devices")

    def got_token(self, token):
        if token != self.token:
            self.token, self.registered = token, set()
            self.register()

    def log_in(self, account):
        if account not in self.accounts:
            self.accounts.append(account)
        self.show(account)
        self.register()

    def log_out(self, account):
        self.accounts = [other for other in self.accounts if other != account]
        if account in self.registered:
            self.registered.remove(account)
            do("unregisterDeviceToken", token=self.token, account=account)
        if self.front == account:
            self.front = None
            if self.accounts:
                self.show(self.accounts[-1])

    def show(self, account):
        if account != self.front:
            self.front = account
            do("switchAccount", account=account)

    def open(self, push):
        url, account = push.get("link"), push.get("user", self.front)
        if not isinstance(url, str) or not url or account != self.front and account not in self.accounts:
            return
        if account is not None:
            self.show(account)
        do("open", url=url)


def call(method, values):
    global center
    match method:
        case "start": center = Center()
        case "registerForRemoteNotifications":
            do("registerForRemoteNotifications")
        case "didRegisterForRemoteNotifications" if values["deviceToken"]: center.got_token(values["deviceToken"])
        case "logIn": center.log_in(values["account"])
        case "logOutOf": center.log_out(values["account"])
        case "switchAccount": center.show(values["account"])
        case "willPresent": do("complete", completion=values["completion"], options=["banner", "list"])
        case "didReceive":
            center.open(values["response"]["notification"]["userInfo"])
            do("complete", completion=values["completion"])


def take(line):
    calls.append(line["id"])
    call(line["method"], line["arguments"])
    write(type="done", id=calls.pop())


app = {
    "sends": {"aps": "$aps", "link": "$url", "user": "$account"},
    "actions": {},
    "uploadsFor": "account",
    "uploadsTo": "/devices",
    "switchesAccount": "atTap",
}
for line in map(json.loads, sys.stdin):
    if line["type"] == "hello":
        write(
            type="adapter", protocol=1, kind="center", name="switching", version="1", roles=["accountSwitching"], app=app
        )
    else:
        take(line)
