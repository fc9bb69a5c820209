"""Prints, as JSON, what dnstwist (Debian package) generates for domains: by fuzzer, homoglyphs of one glyph apart from those of two.

The tables and the fuzzers are those of the package; that one glyph was exchanged is found out by exchanging each of them once.
"""

import importlib.util
import json
import sys

spec = importlib.util.spec_from_file_location("dnstwist", "/usr/lib/python3/dist-packages/dnstwist.py")
dnstwist = importlib.util.module_from_spec(spec)
spec.loader.exec_module(dnstwist)


def dictionary(name):
    with open("/usr/share/dnstwist/dictionaries/" + name) as lines:
        return [line.strip() for line in lines if line.strip() and not line.startswith("//")]


def once(fuzzer):
    label, found = fuzzer.domain, set()
    for width in range(1, len(label)):
        for at in range(len(label) - width + 1):
            window = label[at : at + width]
            for letter in set(window):
                for glyph in fuzzer.glyphs.get(letter, []):
                    found.add(label[:at] + window.replace(letter, glyph) + label[at + width :])
    names = set()
    for each in found:
        try:
            names.add(dnstwist.idna.encode(each + "." + fuzzer.tld).decode())
        except Exception:
            pass
    return names


def variants(domain):
    fuzzer = dnstwist.Fuzzer(domain, [], dictionary("abused_tlds.dict") + dictionary("common_tlds.dict"))
    fuzzer.generate()
    single, kinds = once(fuzzer), {}
    for each in fuzzer.domains:
        kind, name = each["fuzzer"], each["domain"]
        if kind == "homoglyph":
            kind = "homoglyph" if name in single else "double-homoglyph"
        if kind != "*original":
            kinds.setdefault(kind, []).append(name)
    return {kind: sorted(names) for kind, names in sorted(kinds.items())}


print(json.dumps({domain: variants(domain) for domain in sys.argv[1:]}))
