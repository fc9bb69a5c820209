import { readFileSync } from "node:fs";
import { domainToUnicode } from "node:url";
import { expect, test } from "vitest";
import { variantsOf, type Variant } from "./variants.ts";

interface Recorded {
  readonly spoofs: Readonly<Record<string, string>>;
  readonly safe: Readonly<Record<string, string>>;
}

const recorded = JSON.parse(
  readFileSync(new URL("../../../test/data/chromium-idn-spoofs.json", import.meta.url), "utf8"),
) as Recorded;

function variantsIn(domain: string, most: number): readonly Variant[] {
  const dot = domain.indexOf(".");
  const found: Variant[] = [];
  for (const each of variantsOf({ label: domain.slice(0, dot), suffix: domain.slice(dot + 1) })) {
    if (found.push(each) === most) break;
  }
  return found;
}

function labelsOf(domain: string): ReadonlySet<string> {
  const dot = domain.indexOf(".");
  const suffix = domain.slice(dot + 1);
  const own = variantsIn(domain, 8000).filter((each) => each.suffix === suffix);
  return new Set(own.map(({ name }) => domainToUnicode(name.slice(0, -suffix.length - 1)).normalize("NFC")));
}

/**
 * Spoofs of the list that are left out: with phonetic, Lisu, Cherokee and syllabic letters and with combining marks, which registries refuse, and with
 * more replaced Latin letters than two.
 */
const left = "di̇gklmo68 dig̱klmo68 þħĸŧƅ ꓲ2345б7890 1ᒿ345б7890 123Ꮞ567890 123456789ꓳ officeੜ65 ɢᴏᴏɢʟᴇ ɡoogle";

test("the variants contain the spoofs that Chromium knows", () => {
  const missing: string[] = [];
  let count = 0;
  for (const [domain, labels] of Object.entries(recorded.spoofs)) {
    const ours = labelsOf(domain);
    for (const label of labels.split(" ")) {
      count++;
      if (!ours.has(label.normalize("NFC"))) missing.push(label);
    }
  }
  expect(missing.join(" ")).toBe(left);
  expect(count - missing.length).toBeGreaterThan(0.9 * count);
});

test("labels that Chromium shows as they are do not become variants", () => {
  for (const [domain, labels] of Object.entries(recorded.safe)) {
    const ours = labelsOf(domain);
    for (const label of labels.split(" ")) expect(ours.has(label)).toBe(false);
  }
});

test.for([
  ["раγpal.com", "paypal.com"],
  ["ıcloud.com", "icloud.com"],
  ["16კ.com", "163.com"],
  ["аррӏе.com", "apple.com"],
  ["gооgle.com", "google.com"],
  ["microsоft.com", "microsoft.com"],
] as const)("%s is among the variants of %s that impersonation checks", ([spoof, domain]) => {
  expect(variantsIn(domain, 1000).map(({ name }) => domainToUnicode(name))).toContain(spoof);
});
