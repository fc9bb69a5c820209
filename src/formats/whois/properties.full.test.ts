import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTime } from "../../../test/cpu-time.ts";
import { usualLabels, whoisLayouts } from "../../data/registration/whois-layouts.ts";
import { readIanaWhois } from "./iana.ts";
import { readWhois } from "./whois.ts";
import { character } from "../../../test/character.ts";

const tlds = [...Object.keys(whoisLayouts), "so", "org", "constructor", "__proto__"];
const labels = Object.values(usualLabels).flat();

/** Lines like those of registries, in any order, complete or cut. */
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom(...labels), fc.constantFrom(": ", ":", "....: ", "\t"), fc.string())
    .map((parts) => parts.join("")),
  fc.constantFrom(
    "",
    "Registrar:",
    "[Domain]",
    "a. [Domain Name] X",
    "Status: free",
    "No match",
    "Nameservers",
    "** X:",
  ),
  fc.constantFrom(
    ..."shop.it|Domain: shop.it|Created: 2001-02-03|  ns1.shop.example|% not found|Domain: xn--a.it".split("|"),
  ),
  fc.string({ unit: character }),
);
const answer = fc.oneof(
  fc.array(line, { maxLength: 60 }).map((lines) => Buffer.from(lines.join("\r\n"))),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
);

test("no answer throws or gives unprintable text", () => {
  fc.assert(
    fc.property(answer, fc.constantFrom(...tlds), (bytes, tld) => {
      const { state, domain, referral, retryAfter } = readWhois(bytes, tld);
      const shown = JSON.stringify([domain, referral]);

      expect(domain !== null).toBe(state === "found");
      expect(domain?.name.endsWith(`.${tld}`) ?? true).toBe(true);
      expect(retryAfter === null || state === "limited").toBe(true);
      // JSON escapes C0 controls, so its escapes are searched too.
      // oxlint-disable-next-line no-control-regex -- control characters are the point
      expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]|\\u00[01]|\\[nrtbf]/);
    }),
  );
});

test("a denial stays a denial or becomes unclear, for any added remarks", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.constantFrom("it", "de", "eu"), (remarks, tld) => {
      const denial = tld === "de" ? "Status: free" : "Status: AVAILABLE";
      const text = [
        ...remarks.map((remark) => `% ${remark.replaceAll(/[\r\n]/g, " ")}`),
        `Domain: none.${tld}`,
        denial,
      ].join("\n");

      expect(readWhois(Buffer.from(text), tld)).toMatchObject({ state: "absent" });
    }),
  );
});

test("IANA's answers never throw either", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { server } = readIanaWhois(lines.join("\n"));
      expect(server ?? "whois.example").toMatch(/^[a-z0-9.-]+$/);
    }),
  );
});

function timeOf(bytes: Uint8Array): number {
  const started = cpuTime();
  for (const tld of ["it", "so", "jp"]) readWhois(bytes, tld);
  return cpuTime() - started;
}

/** A piece, repeated up to a size. */
function text(piece: string, size: number): Uint8Array {
  return Buffer.from(piece.repeat(Math.ceil(size / piece.length)).slice(0, size));
}

/** Input that could cause quadratic time. */
test.for<[what: string, piece: string]>([
  ["blanks", " "],
  ["blanks and a letter", "          x"],
  ["tabs and lines", "\t\n"],
  ["empty lines", "\n"],
  ["colons", ":"],
  ["labels", "domain: \n"],
  ["domains", "domain: a.it\n"],
  ["names of name servers", "nserver: ns1.shop.example\n"],
  ["names in Unicode", "domain: ü.it\n"],
  ["headings", "Registrar\n"],
  ["headings with values", "Name servers:\n  ns1.shop.example\n\n"],
  ["brackets", "[["],
  ["closing brackets", "a. [x] "],
  ["dots", "."],
  ["dashes", "- "],
  ["digits", "1"],
  ["dates", "created: 1 1 1 1 1 1\n"],
  ["phrases that do not end", 'no match for "no match for "'],
  ["quotas", "quota quota quota\n"],
  ["asterisks", "*"],
  ["comments", "% % % "],
  ["half characters", "\u{1f600}"],
])("256 KiB of %s are read in linear time", ([, piece]) => {
  timeOf(text(piece, 16_384));

  expect(timeOf(text(piece, 262_144))).toBeLessThan(1000);
});

test.for(["domain: a.it\n", "% % % ", "1"])("longer input of %j is not read", (piece) => {
  expect(timeOf(text(piece, 8_000_000))).toBeLessThan(1000);
});
