import { readFileSync } from "node:fs";
import { domainToASCII, domainToUnicode } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { isClosedDomain } from "../../data/registration/closed-suffixes.ts";
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
  // Siblings of second levels, and top levels by a typing error.
  ["tld-swap", "shop.org.uk", "shop", "co.uk"],
  ["tld-swap", "loja.net.br", "loja", "com.br"],
  ["tld-swap", "mise.ne.jp", "mise", "co.jp"],
  ["tld-swap", "google.cm"],
  ["tld-swap", "google.om"],
  // Diacritics, in either direction and two at once.
  ["idn-homoglyph", "xn--mller-kva.de", "mueller", "de"],
  ["idn-homoglyph", "mueller.de", "xn--mller-kva", "de"],
  ["idn-homoglyph", domainToASCII("gòoglé.com")],
  ["subdomain", "goo.gle.com"],
  ["numeral-swap", "seveneleven.com", "7eleven"],
  ["numeral-swap", "car4you.com", "carforyou"],
  ["vowel-swap", domainToASCII("베민.com"), domainToASCII("배민")],
  ["homoglyph", domainToASCII("二トリ.jp"), domainToASCII("ニトリ"), "jp"],
  ["homoglyph", domainToASCII("力メラ.com"), domainToASCII("カメラ")],
  ["combosquat", "sparkasse-anmelden.de", "sparkasse", "de"],
  ["combosquat", "correos-aduana.es", "correos", "es"],
  ["combosquat", "pago-correos.es", "correos", "es"],
  ["combosquat", domainToASCII("вход-пример.рф"), domainToASCII("пример"), "xn--p1ai"],
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

test.for<[domain: string, impossible: RegExp]>([
  // Registries of ASCII only; registries of one script; labels that mix scripts.
  ["müller.de", /^xn--.*\.(?:gov|uk|co\.uk|us|nl|ru|jp|kr|co\.kr|cn|in|xn--.*)$/],
  ["楽天.jp", /^xn--.*\.(?:co\.jp|ne\.jp|co\.kr|kr|de|uk|ru|xn--p1ai|xn--3e0b707e)$/],
  ["삼성.kr", /^xn--.*\.(?:co\.kr|or\.kr|ne\.kr|pe\.kr|jp|de|uk|ru)$/],
  ["пример.рф", /^[^x].*\.xn--p1ai$|\.ru$/],
  ["google.com", /\.(?:xn--3e0b707e|gov|edu|go\.kr)$/],
])("no variant of %s is one that its registry refuses", ([domain, impossible]) => {
  const [label = "", ...suffix] = domainToASCII(domain).split(".");
  const names = all(label, suffix.join("."));
  expect(names.length).toBeGreaterThan(100);
  expect(names.map(({ name }) => name).filter((name) => impossible.test(name))).toEqual([]);
});

test("labels of one registry in another script do not mix with ASCII letters", () => {
  const [label = "", suffix = ""] = domainToASCII("пример.рф").split(".");
  const labels = all(label, suffix).map(({ name }) => domainToUnicode(name).split(".")[0] ?? "");
  expect(labels.filter((each) => /[a-z]/.test(each) && /\p{Script=Cyrillic}/u.test(each))).toEqual([]);
});

test.for<[suffix: string, first: readonly string[], last: readonly string[]]>([
  ["de", ["com", "at", "ch"], ["co.kr", "kr"]],
  ["co.uk", ["uk", "org.uk", "com"], ["co.kr", "kr"]],
  ["com.br", ["br", "net.br", "com"], ["co.kr", "kr"]],
  ["co.kr", ["kr", "or.kr", "com"], ["at", "ch"]],
  ["com", ["net", "org"], ["at"]],
])("suffixes of the region of .%s come first", ([suffix, first, last]) => {
  const swaps = all("example", suffix).filter(({ kind }) => kind === "tld-swap");
  const placeOf = (name: string): number => swaps.findIndex((each) => each.suffix === name);
  for (const near of first) for (const far of last) expect(placeOf(near)).toBeLessThan(placeOf(far));
  expect(placeOf(first[0] ?? "")).toBeGreaterThanOrEqual(0);
});

test("the labels are valid in IDNA 2008", () => {
  const domains = "münchen.de пример.рф ニトリ.jp 삼성.com οδός.gr हिन्दी.com שלום.com paypal.com".split(" ");
  for (const domain of domains) {
    const [label = "", ...suffix] = domainToASCII(domain).split(".");
    for (const { name } of all(label, suffix.join("."), 5000)) {
      for (const each of domainToUnicode(name).split("."))
        expect(each).not.toMatch(/^\p{M}|^-|-$|^..--|[\u1100-\u11ff]/u);
    }
  }
});

test("a label of digits is a label", () => {
  const names = all("163", "com").map(({ name }) => name);
  expect(names).toContain("16.com");
  expect(names).toContain("l63.com");
});

test("every kind of variant occurs, and the riskiest comes first", () => {
  const found = all("kakaobanks4you", "com");
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
    const open = missing.filter((name) => !isClosedDomain(name));
    expect(open.filter((name) => !name.startsWith("xn--"))).toEqual([]);
    expect([...letters].toSorted().join("")).toBe(refused[domain] ?? "");
  },
);
