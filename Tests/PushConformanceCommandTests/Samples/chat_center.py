"""A push center of a chat: its pushes have several forms and no URL, one event opens before there are screens, and an
action has a link of its own."""

import json
import sys
from urllib.parse import quote

TAP = "com.apple.UNNotificationDefaultActionIdentifier"
EVENTS = ("todo", "meeting", "news")
calls, center = [], None


def write(**line):
    print(json.dumps(line), flush=True)


def do(name, **arguments):
    write(type="effect", id=calls[-1], name=name, arguments=arguments)


def text(payload, name):
    value = payload.get(name)
    return value if isinstance(value, str) and value else None


def link(payload):
    """Return the link of a push, and whether it opens at once."""
    for member, place in (("room", "rooms"), ("person", "people")):
        if value := text(payload, member):
            return f"chat://{place}/{quote(value, safe='')}", False
    kind, value = text(payload, "kind"), text(payload, "ref")
    if kind in EVENTS:
        return f"chat://{kind}/{quote(value, safe='')}" if value else f"chat://{kind}", kind == "news"
    return None, False


class Center:
    def __init__(self):
        self.ready, self.waiting = False, []

    def respond(self, payload, action):
        url, isUrgent = link(payload)
        if action == "JOIN":
            url = text(payload, "join") or url
        if url and (self.ready or isUrgent):
            do("open", url=url)
        elif url:
            self.waiting.append(url)

    def becameReady(self):
        self.ready = True
        while self.waiting:
            do("open", url=self.waiting.pop(0))


def call(method, values):
    global center
    match method:
        case "start": center = Center()
        case "willPresent": do("complete", completion=values["completion"], options=["banner", "list"])
        case "didReceive":
            action, notification = values["response"]["action"], values["response"]["notification"]
            if action == TAP or (notification["category"], action) == ("MEETING", "JOIN"):
                center.respond(notification["userInfo"], action)
            do("complete", completion=values["completion"])
        case "interfaceDidBecomeReady": center.becameReady()


def take(line):
    calls.append(line["id"])
    call(line["method"], line["arguments"])
    write(type="done", id=calls.pop())


app = {
    "sends": {"aps": "$aps", "kind": "$type", "ref": "$objectID", "join": "$actionURL"},
    "forms": [
        {"event": "message", "opening": "chat://rooms/{id}", "sends": {"aps": "$aps", "room": "$objectID"}},
        {"event": "message", "opening": "chat://people/{id}", "sends": {"aps": "$aps", "person": "$objectID"}},
    ],
    "events": {"message": "message", "task": "todo", "invitation": "meeting", "announcement": "news"},
    "links": {"toObject": "chat://{type}/{id}", "toEvent": "chat://{type}"},
    "opensAtOnce": ["announcement"],
    "categories": [{"identifier": "MEETING", "event": "invitation", "show": "JOIN"}],
}
for line in map(json.loads, sys.stdin):
    if line["type"] == "hello":
        roles = ["responding", "routing", "deferring"]
        write(type="adapter", protocol=1, kind="center", name="chat", version="1", roles=roles, app=app)
    else:
        take(line)
