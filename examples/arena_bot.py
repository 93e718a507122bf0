#!/usr/bin/env python3
"""A player for `pionek arena` in Python's standard library alone: docs/bot-protocol.md by example.

    pionek arena power-grid --seats "exec:python3 examples/arena_bot.py,greedy"

Every line on standard input is a JSON message and gets one line of JSON back. `choose` is the only
part that thinks: put your own ideas there. What you print for yourself goes to standard error.
"""
import json
import random
import sys

PROTOCOL = 1


def choose(view, chance):
    """A move of the menu. An entry with "min" and "max" stands for a run of amounts."""
    option = chance.choice(view["menu"])
    if "pattern" in option:
        # The cheapest amounts are the likeliest, so that it does not ruin itself in an auction.
        amount = min(option["max"], option["min"] + int(chance.expovariate(1.0)))
        return option["pattern"].replace("{n}", str(amount))
    return option["move"]


def answer(message, chance):
    if message["type"] == "hello":
        if message["bot_protocol"] != PROTOCOL:
            return {"type": "error", "message": f"this bot speaks version {PROTOCOL}"}
        return {"type": "hello", "bot_protocol": PROTOCOL, "name": "arena_bot.py"}
    if message["type"] == "begin":
        # With chance from the arena a tournament with a given seed can be repeated exactly.
        chance.seed(message["chance"])
    if message["type"] == "choose":
        return {"type": "move", "move": choose(message["view"], chance)}
    return {"type": "ok"}


def main():
    chance = random.Random()
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), chance)), flush=True)


if __name__ == "__main__":
    main()
