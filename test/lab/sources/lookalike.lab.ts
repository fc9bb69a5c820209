import { execFileSync } from "node:child_process";
import { domainToUnicode } from "node:url";
import { expect, test } from "vitest";
import { isClosedDomain } from "../../../src/data/registration/closed-suffixes.ts";
import { takesLatin } from "../../../src/data/lookalikes/repertoires.ts";
import { variantsOf } from "../../../src/formats/lookalike/variants.ts";

/** Ten brands with dnstwist's variants by fuzzer: apt-get install dnstwist. */
const brands =
  "google.com naver.com kakaobank.com microsoft.com paypal.com amazon.de samsung.co.kr bbc.co.uk toss.im coupang.com";

const script = new URL("dnstwist-variants.py", import.meta.url).pathname;

const made = JSON.parse(
  execFileSync("/usr/bin/python3", [script, ...brands.split(" ")], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
) as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Left out on purpose: two glyphs at once, of which there are thousands. */
const leftOut: ReadonlySet<string> = new Set(["double-homoglyph"]);

test.for(Object.entries(made))("no registrable variant of dnstwist for %s is missing", ([domain, kinds]) => {
  const dot = domain.indexOf(".");
  const suffix = domain.slice(dot + 1);
  const ours = new Set(Array.from(variantsOf({ label: domain.slice(0, dot), suffix }), ({ name }) => name));
  const missing = Object.entries(kinds)
    .filter(([kind]) => !leftOut.has(kind))
    .flatMap(([, names]) => names.filter((name) => !ours.has(name) && !isClosedDomain(name)));
  const refused = missing.filter((name) =>
    Array.from(domainToUnicode(name)).some((letter) => letter > "\u007f" && !takesLatin(suffix, letter)),
  );
  expect(Object.values(kinds).flat().length).toBeGreaterThan(300);
  expect(missing.filter((name) => !refused.includes(name))).toEqual([]);
});
