import { expect, test } from "vitest";
import { preloadedSuffix } from "../../formats/http/hsts-store.ts";
import { hstsFigure, judgeHsts } from "./judge.ts";
import { hstsProblems, type HstsProblemId } from "./problems.ts";
import { toHstsField } from "./schema.ts";
import { hstsStrength } from "./score.ts";

const day = 86_400;
const year = 365 * day;
const whole = `max-age=${year}; includeSubDomains`;

/** An answer as it is written in the tables: the host, its field, and whether browsers accept its connection. */
type Sent = readonly [host: string, value: string, trusted?: boolean | null];

function visitTo(host: string, sent: readonly Sent[]) {
  return {
    host,
    answers: sent.map(([from, value, trusted = true]) => ({ host: from, ...toHstsField(value), trusted })),
  };
}

const shop = "shop.example";
const www = "www.shop.example";

interface Row {
  readonly what: string;
  readonly sent: readonly Sent[];
  readonly score: number | null;
  readonly ids: readonly HstsProblemId[];
  /** The figure, in seconds or a word. */
  readonly figure: number | string | false;
  readonly host?: string;
}

// RFC 6797 §8.1, §8.1.1, §8.2, §8.3
const rows: readonly Row[] = [
  { what: "no answer sends a policy", sent: [], score: 0, ids: ["hsts-missing"], figure: false },
  { what: "the page alone sends one", sent: [[shop, whole]], score: 100, ids: [], figure: year },
  {
    what: "a removal, then a policy",
    sent: [
      [shop, "max-age=0"],
      [shop, whole],
    ],
    score: 100,
    ids: [],
    figure: year,
  },
  {
    what: "a policy, then a removal",
    sent: [
      [shop, whole],
      [shop, "max-age=0"],
    ],
    score: 0,
    ids: ["hsts-off"],
    figure: 0,
  },
  {
    what: "a policy, then a shorter one",
    sent: [
      [shop, whole],
      [shop, "max-age=60; includeSubDomains"],
    ],
    score: 10,
    ids: ["hsts-short"],
    figure: 60,
  },
  {
    what: "an invalid field after a policy changes nothing",
    sent: [
      [shop, whole],
      [shop, "max-age=x"],
    ],
    score: 100,
    ids: [],
    figure: year,
  },
  { what: "an invalid field alone", sent: [[shop, "max-age=x"]], score: 0, ids: ["hsts-invalid"], figure: "invalid" },
  {
    what: "a removal, then an invalid field",
    sent: [
      [shop, "max-age=0"],
      [shop, "max-age=x"],
    ],
    score: 0,
    ids: ["hsts-off"],
    figure: 0,
  },
  { what: "a parent with includeSubDomains", host: www, sent: [[shop, whole]], score: 100, ids: [], figure: year },
  {
    what: "a parent without it",
    host: www,
    sent: [[shop, `max-age=${year}`]],
    score: 0,
    ids: ["hsts-missing"],
    figure: false,
  },
  {
    what: "a parent whose policy outlives its own",
    host: www,
    sent: [
      [shop, whole],
      [www, "max-age=60"],
    ],
    score: 100,
    ids: [],
    figure: year,
  },
  {
    what: "a removal below a parent that covers it",
    host: www,
    sent: [
      [shop, whole],
      [www, "max-age=0"],
    ],
    score: 100,
    ids: [],
    figure: year,
  },
  { what: "a child's policy", sent: [[www, whole]], score: 0, ids: ["hsts-missing"], figure: false },
  {
    what: "a name that only ends alike",
    sent: [["hop.example", whole]],
    score: 0,
    ids: ["hsts-missing"],
    figure: false,
  },
  {
    what: "a policy over a rejected certificate",
    sent: [[shop, whole, false]],
    score: 0,
    ids: ["hsts-missing"],
    figure: year,
  },
  {
    what: "a removal over a rejected certificate",
    sent: [
      [shop, whole],
      [shop, "max-age=0", false],
    ],
    score: 100,
    ids: [],
    figure: 0,
  },
  { what: "a policy over an unclear certificate", sent: [[shop, whole, null]], score: null, ids: [], figure: year },
  {
    what: "a removal over an unclear certificate",
    sent: [
      [shop, whole],
      [shop, "max-age=0", null],
    ],
    score: null,
    ids: ["hsts-off"],
    figure: 0,
  },
  {
    what: "a policy that an unclear parent repeats",
    host: www,
    sent: [
      [shop, whole, null],
      [www, whole],
    ],
    score: 100,
    ids: [],
    figure: year,
  },
];

test.for(rows.map((row) => [row.what, row] as const))("%s", ([, { host = shop, sent, score, ids, figure }]) => {
  const visit = visitTo(host, sent);
  const judged = judgeHsts(visit);

  expect([judged.score, judged.findings.map(({ id }) => id)]).toEqual([score, ids]);
  expect(hstsFigure(visit)).toBe(figure);
});

// Chromium keeps a preloaded entry whatever the host sends, and Firefox that of a parent.
test.for<readonly [host: string, value: string | null, trusted: boolean | null]>([
  ["preview.shop.dev", null, true],
  ["preview.shop.dev", "max-age=0", true],
  ["shop.app", "max-age=x", true],
  ["shop.bank", "max-age=60", null],
  ["a.b.onavstack.net", null, true],
  ["dev", null, true],
])("%s, whose suffix is preloaded, with the field %s", ([host, value, trusted]) => {
  const visit = visitTo(host, value === null ? [] : [[host, value, trusted]]);

  expect(judgeHsts(visit)).toEqual({ score: 100, findings: [] });
  expect(hstsFigure(visit)).toBe("preloaded");
});

test.for<readonly [host: string, suffix: string | null]>([
  ["shop.dev", "dev"],
  ["shop.dev.", "dev"],
  ["a.b.zip", "zip"],
  ["dev.example", null],
  ["shopdev", null],
  ["onavstack.net", "onavstack.net"],
  ["net", null],
])("the preloaded suffix of %s is %s", ([host, suffix]) => {
  expect(preloadedSuffix(host)).toBe(suffix);
});

const aYear = { en: "a max-age of 31536000 or more", ko: "31536000 이상의 max-age" };
const subdomains = { en: "includeSubDomains", ko: "includeSubDomains" };

// https://hstspreload.org/#submission-requirements
test.for<readonly [value: string, lacks: { readonly en: string; readonly ko: string } | null]>([
  [`${whole}; preload`, null],
  [whole, null],
  [`max-age=${year}; preload`, subdomains],
  [`max-age=${year - 1}; includeSubDomains; preload`, aYear],
  ["max-age=10886400; preload", { en: `${aYear.en} and ${subdomains.en}`, ko: `${aYear.ko}, ${subdomains.ko}` }],
])("what the preload list demands beside %s", ([value, lacks]) => {
  const { findings } = judgeHsts(visitTo(shop, [[shop, value]]));
  const unmet = findings.filter(({ id }) => id === "hsts-preload-unmet");

  expect(unmet.map(({ params }) => params["lacks"])).toEqual(lacks ? [lacks] : []);
});

test.for<[string, number, boolean, number]>([
  ["two years with subdomains", 2 * 365 * day, true, 100],
  ["a year with subdomains", year, true, 100],
  ["a year", year, false, 95],
  ["a second less than a year", year - 1, false, 90],
  ["180 days with subdomains", 180 * day, true, 100],
  ["180 days", 180 * day, false, 90],
  ["a second less than 180 days, with subdomains", 180 * day - 1, true, 50],
  ["30 days", 30 * day, false, 50],
  ["a day", day, false, 25],
  ["a second", 1, false, 10],
  ["nothing", 0, true, 0],
])("%s is worth its points", ([, maxAge, includeSubDomains, score]) => {
  expect(hstsStrength({ maxAge, includeSubDomains, preload: false })).toBe(score);
});

test("a missing policy has strength 0", () => {
  expect(hstsStrength(null)).toBe(0);
});

test("no advice adds includeSubDomains without its condition", () => {
  const actions = Object.values(hstsProblems).flatMap(({ action }) => [action.en, action.ko]);

  const bold = actions.filter((action) => action.includes("includeSubDomains"));

  expect(
    bold.filter((action) => !/only when every subdomain serves https|모든 하위 도메인이 https를 제공/.test(action)),
  ).toEqual([]);
  expect(bold.length).toBeGreaterThan(0);
});
