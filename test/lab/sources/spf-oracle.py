# pyspf over zones that are given as JSON: [{"zone": {"name TYPE": [values]}, "questions": [[ip, sender, helo]]}]; prints the results.
import json
import sys

import spf

zone = {}


def lookup(name, qtype, *_, **__):
    name = name.rstrip(".").lower()
    wildcard = "*." + name.partition(".")[2]
    exists = any(key.split(" ")[0] == name for key in zone)
    for value in zone.get(f"{name} {qtype}", [] if exists else zone.get(f"{wildcard} {qtype}", [])):
        yield (name, qtype), [value.encode()] if qtype == "TXT" else tuple(value) if qtype == "MX" else value


spf.DNSLookup = lookup
told = []
for case in json.load(sys.stdin):
    zone.clear()
    zone.update(case["zone"])
    told.append([spf.query(i=ip, s=sender, h=helo, strict=True).check()[0] for ip, sender, helo in case["questions"]])
json.dump(told, sys.stdout)
