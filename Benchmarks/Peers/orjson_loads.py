"""One round of measurements of orjson: orjson_loads.py FILE…

Prints a line for each file: the name, the bytes of the file, nanoseconds of CPU time, and no number of allocations.
"""

import sys
import time
from pathlib import Path

import orjson

for name in sys.argv[1:]:
    text = Path(name).read_bytes()
    repetitions = 1
    while True:
        start = time.process_time_ns()
        for _ in range(repetitions):
            orjson.loads(text)
        duration = time.process_time_ns() - start
        if duration >= 10_000_000:
            print("orjson", len(text), duration / repetitions, "-")
            break
        repetitions *= 4
