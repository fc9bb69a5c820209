import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { languages } from "../../src/core/text.ts";
import { commentOf } from "../../src/report/github/comment.ts";
import { check, finding, resultOf, target } from "./scenes.ts";
import { runs } from "../runs.ts";
import { character } from "../character.ts";

const marker = "<!-- portcullis:0123456789abcdef -->";
const run = "https://github.com/shop/site/actions/runs/1";
const frame = { language: "en", marker, sha: "a".repeat(40), run } as const;

/** Text from which GitHub makes a link, a mention or a reference. */
const spells = [
  "@octocat",
  "x@octocat",
  "@github/security",
  "#1",
  "shop/site#1",
  "GH-1",
  "gh-12",
  "https://github.com/shop/site/issues/1",
  "http://evil.example/",
  "www.evil.example",
  "WWW.evil.example",
  "mail@evil.example",
  "![i](https://evil.example/i.png)",
  "<img src=x>",
  "[l](//evil.example)",
  "-->",
  "<!-- portcullis:fedcba9876543210 -->",
  "</td></tr></table></details>",
  "\n\n# head\n```\n",
  "&commat;octocat",
  "&#64;octocat",
  "\u2060@octocat",
];

function resultWith(words: readonly string[]): GateResult {
  let used = 0;
  const next = (): string => `${words[used % words.length] ?? ""}.w${used++}`;
  const hostile = target("fail", {
    url: next(),
    name: next(),
    finalUrl: next(),
    message: next(),
    checks: [check(next(), "fail", { source: next(), message: next(), action: next() })],
    origins: [next(), next()].map((origin) => ({ origin, grade: null, daysLeft: 3 })),
    findings: [
      finding(next(), { severity: "high", subject: next(), cause: next(), action: next() }),
      finding(next(), { waived: { reason: next(), until: next() }, level: "none" }),
    ],
    unknowns: [next()],
  });
  return resultOf([hostile, hostile], { notices: [{ id: next(), level: "error", message: next() }] });
}

/** The text that GitHub scans for names, numbers and addresses: outside code and links. */
function prose(page: string): string {
  return page
    .replace(/<code>.*?<\/code>|<a href="[^"]*">.*?<\/a>/g, " ")
    .replace(/<!--.*?-->|<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)));
}

const alive = /@[\w/]|#\d|\bGH-\d|:\/\/|\bwww\.\w/i;

test("this test's parser finds GitHub's references", () => {
  const seen = spells.filter((spell) => alive.test(prose(`<p>${spell}</p>`)));

  expect(seen.length).toBeGreaterThan(12);
  expect(alive.test(prose("<p>&#64;octocat and GH&#45;1</p>"))).toBe(true);
});

test("no string of a result creates a mention, a reference or an element", () => {
  const word = fc.oneof(
    fc.constantFrom(...spells),
    fc.tuple(fc.constantFrom(...spells), fc.constantFrom(...spells)).map((pair) => pair.join("")),
    fc.string({ unit: character, maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.constantFrom(...languages), (words, language) => {
      const [tame, wild] = [["x"], words].map((each) => commentOf(resultWith(each), { ...frame, language }));

      expect(prose(wild ?? "")).not.toMatch(alive);
      expect(wild?.match(/<[^>]*>/g)?.map(bare)).toEqual(tame?.match(/<[^>]*>/g)?.map(bare));
      expect(wild?.replace(/&#\d+;/g, "")).not.toContain("&");
      expect(wild?.split("<!--")).toHaveLength(2);
      expect(wild?.startsWith(`${marker}\n`)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

function bare(tag: string): string {
  return tag.replace(/ open(?=>)/, "");
}

test("the longest result makes a comment within GitHub's limit, cut between its parts", () => {
  const long = "@".repeat(600);
  const findings = Array.from({ length: 60 }, (_, nth) =>
    finding(`http.r${nth}`, { cause: long, action: long, subject: long }),
  );
  const notices = Array.from({ length: 30 }, () => ({ id: long, level: "warn", message: long }) as const);
  const targets = Array.from({ length: 200 }, () => target("fail", { findings, message: long, name: long }));

  for (const result of [resultOf(targets), resultOf(targets.slice(0, 1)), resultOf(targets, { notices })]) {
    const page = commentOf(result, frame);

    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(65_536);
    // A test message must not contain the whole page.
    expect(/<p>\+\d+ more (?:targets|findings): they are in the results file\.<\/p>/.test(page)).toBe(true);
    const [opened, closed] = [page.match(/<(?!!--|br|\/)[a-z]/g), page.match(/<\//g)];
    expect(opened?.length).toBe(closed?.length);
    expect(page.replace(/&#\d+;/g, "").includes("&")).toBe(false);
    expect(page.endsWith(`<a href="${run}">this run</a></sub></p>\n`)).toBe(true);
  }
});

test("unknown parts of the run are left out, and an invalid run page is not linked", () => {
  expect(commentOf(resultOf([]), { ...frame, sha: null, run: null })).toContain("<sub>Portcullis</sub>");
  expect(commentOf(resultOf([]), { ...frame, run: 'https://x/"><img src=x>' })).not.toContain("<img");
});
