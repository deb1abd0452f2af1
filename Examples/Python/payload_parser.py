"""A payload parser of an app, and an adapter that lets push-conformance judge it.

    push-conformance run --adapter 'python3 Examples/Python/payload_parser.py'

The guide AdaptersInOtherLanguages.md describes the lines. Only the standard library is needed.
"""

import base64
import json
import sys

# --- The app's parser -------------------------------------------------------------------------------------------------


def parse(body: bytes) -> dict:
    """Return what the app shows and opens of a push; a value of another kind than expected is left out.

    Raises ValueError for bytes that are no JSON object in UTF-8.
    """
    # Whole numbers stay texts of digits, because an identifier may have more digits than a float keeps.
    payload = json.loads(body.decode("utf-8"), parse_int=Digits)
    if not isinstance(payload, dict):
        raise ValueError("a push is a JSON object")
    aps = payload.get("aps")
    aps = aps if isinstance(aps, dict) else {}
    alert = aps.get("alert")
    texts = alert if isinstance(alert, dict) else {"body": alert}
    sound = aps.get("sound")
    sound = sound.get("name") if isinstance(sound, dict) else sound
    badge = aps.get("badge")
    shown = any(aps.get(name) is not None for name in ("alert", "badge", "sound"))
    return {
        "silent": aps.get("content-available") == Digits("1") and not shown,
        "title": text(texts.get("title")),
        "subtitle": text(texts.get("subtitle")),
        "body": text(texts.get("body")),
        "badge": int(badge) if isinstance(badge, Digits) and len(badge) < 19 else None,
        "sound": text(sound),
        "category": text(aps.get("category")),
        "type": text(payload.get("type")),
        "id": text(payload.get("id")) or (str(payload["id"]) if isinstance(payload.get("id"), Digits) else None),
        "url": text(payload.get("url")),
    }


class Digits(str):
    """A whole number of a payload, as its digits."""


def text(value: object) -> str | None:
    """Return a text that is not empty, and None for anything else."""
    return value if type(value) is str and value else None


# --- The adapter ------------------------------------------------------------------------------------------------------


def answer(line: dict) -> dict:
    """Return the line that answers a line of the kit."""
    if line["type"] == "hello":
        return {"type": "adapter", "protocol": 1, "kind": "parser", "name": "python-push", "version": "1.0"}
    try:
        notification = parse(base64.b64decode(line["payload"]))
    except (ValueError, RecursionError) as error:
        return {"type": "refused", "id": line["id"], "reason": str(error)}
    return {"type": "parsed", "id": line["id"], "notification": notification}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
