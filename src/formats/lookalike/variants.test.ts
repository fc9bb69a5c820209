import { readFileSync } from "node:fs";
import { domainToUnicode } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { variantKinds } from "../../data/lookalikes/lanes.ts";
import { variantsOf, type Variant } from "./variants.ts";

function all(label: string, suffix: string, most = 20_000): readonly Variant[] {
  const found: Variant[] = [];
  for (const each of variantsOf({ label, suffix })) if (found.push(each) === most) break;
  return found;
}

test.for<[kind: string, name: string, label?: string, suffix?: string]>([
  ["homoglyph", "g00gle.com"],
  ["homoglyph", "goog1e.com"],
  ["omission", "gogle.com"],
  ["transposition", "goolge.com"],
  ["repetition", "googgle.com"],
  ["hyphenation", "goo-gle.com"],
  ["tld-swap", "google.net"],
  ["bitsquatting", "eoogle.com"],
  ["combosquat", "google-login.com"],
  ["combosquat", "googlecom.com"],
  ["combosquat", "wwwgoogle.com"],
  ["insertion", "googlke.com"],
  ["insertion", "googlez.com"],
  ["replacement", "googke.com"],
  ["vowel-swap", "gaogle.com"],
  ["plural", "googles.com"],
  // Typo and suffix at once.
  ["omission", "gogle.net"],
  ["homoglyph", "goog1e.co.kr"],
  ["homoglyph", "g0og1e.com"],
  // The whole label in Cyrillic, and a single letter with a diacritic.
  ["idn-homoglyph", "xn--80ak6aa92e.com", "apple"],
  ["idn-homoglyph", "xn--mnchen-3ya.de", "munchen", "de"],
  ["idn-homoglyph", "munchen.de", "xn--mnchen-3ya", "de"],
  ["idn-homoglyph", "muenchen.de", "xn--mnchen-3ya", "de"],
  ["tld-swap", "google.uk", "google", "co.uk"],
  ["combosquat", "googleco.uk", "google", "co.uk"],
])("%s: %s", ([kind, name, label = "google", suffix = "com"]) => {
  expect(all(label, suffix).find((each) => each.name === name)).toMatchObject({ kind, name });
});

function foreign(suffix: string): readonly Variant[] {
  return all("paypal", suffix).filter(({ kind }) => kind === "idn-homoglyph");
}

test("variants only use letters that the registry accepts", () => {
  expect(foreign("kr")).toEqual([]);
  expect(foreign("co.uk")).toEqual([]);
  expect(foreign("de").map(({ name }) => domainToUnicode(name))).not.toContain("раураӏ.de");
  expect(foreign("com").map(({ name }) => domainToUnicode(name))).toContain("раураӏ.com");
  expect(foreign("com").some(({ name }) => domainToUnicode(name).includes("ɑ"))).toBe(false);
});

test("every kind of variant occurs, and the riskiest comes first", () => {
  const found = all("kakaobanks", "com");
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(variantKinds));
  const risks = found.map(({ risk }) => risk);
  expect(risks).toEqual(risks.toSorted((a, b) => b - a));
});

test("variants are generated only on demand", () => {
  const [first] = variantsOf({ label: "a".repeat(63), suffix: "com" });
  expect(first?.risk).toBeGreaterThan(70);
});

test.for([`xn--${"a".repeat(59)}`, "m".repeat(63), "o0".repeat(31)])(
  "a label with millions of equal candidates takes no second: %s",
  (label) => {
    const before = process.cpuUsage();
    expect(all(label, "com", 5000).length).toBeGreaterThan(900);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  },
);

test("for every domain, the variants are valid, distinct and different from the domain", () => {
  const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,20}[a-z0-9])?$/).filter((text) => !/^..--/.test(text));
  const suffix = fc.constantFrom("com", "co.uk", "de", "xn--3e0b707e", "github.io");
  fc.assert(
    fc.property(label, suffix, (of, below) => {
      const names = all(of, below, 3000).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain(`${of}.${below}`);
      for (const name of names) expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9-]{2,63})+$/);
    }),
    { numRuns: runs(200) },
  );
});

interface Recorded {
  readonly domains: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const recorded = JSON.parse(
  readFileSync(new URL("../../../test/data/dnstwist-variants.json", import.meta.url), "utf8"),
) as Recorded;

/** Variants of dnstwist, by domain, whose letters the registry does not accept. */
const refused: Readonly<Record<string, string>> = {
  "google.com": "ɡɢɫᴏ",
  "naver.com": "ɑɼɽɾʀᴠᶌⱱⱴꞑ",
  "kakaobank.com": "ɑɓʙᴋᴏⱪꞑ",
  "microsoft.com": "ɨɩɪɱɼɽɾʀʂᴄᴍᴏꜱ",
  "paypal.com": "ɑɫʏ",
  "coupang.com": "ɑɡɢʉᴄᴏᴜꞑ",
  // DENIC accepts 93 letters, and none with a dot below.
  "amazon.de": "ơƶǎǹȧȯɑəɱʐᴍᴏᴢḿṁṃṅṇṉẓẕạọỏⱬꞑ",
  // These registries accept ASCII only, .kr also Hangul; .im publishes no rules.
  "samsung.co.kr": "àáâãäåñùúûüăąĝğġģńņňśŝšũūŭůűųưǎǔǥǧǵǹȕȗșȧɑəɡɢɱʂʉᴍᴜḿṁṃṅṇṉṡṣạụꜱꞑ",
  "bbc.co.uk": "çćĉċčƅƈɓʙсьᴄḃḅḇ",
  "toss.im": "óöśŝšţŧơƫșțȯʂотѕᴏṡṣṫṭọỏꜱ",
};

test.for(Object.entries(recorded.domains))(
  "the variants include those that dnstwist generates for %s",
  ([domain, kinds]) => {
    const dot = domain.indexOf(".");
    const ours = new Set(all(domain.slice(0, dot), domain.slice(dot + 1)).map(({ name }) => name));
    const missing = Object.values(kinds).flatMap((names) => names.split(" ").filter((name) => !ours.has(name)));
    const letters = new Set(
      missing.flatMap((name) => Array.from(domainToUnicode(name)).filter((letter) => letter > "\u007f")),
    );
    expect(missing.filter((name) => !name.startsWith("xn--"))).toEqual([]);
    expect([...letters].toSorted().join("")).toBe(refused[domain] ?? "");
  },
);
