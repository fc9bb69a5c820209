import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Io } from "../../src/cli/io.ts";
import { openProgress } from "../../src/cli/progress.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { languages } from "../../src/core/text.ts";
import { inert } from "../../src/report/github/escape.ts";
import { gateSummary } from "../../src/report/github/summary.ts";
import { reportKinds, type ReportKind } from "../../src/report/kind-names.ts";
import { painter } from "../../src/report/paint.ts";
import type { ReportPlace } from "../../src/report/place.ts";
import { prettyGate } from "../../src/report/pretty.ts";
import { widthOf } from "../../src/report/width.ts";
import { obey } from "../action/runner.ts";
import { freeStrings, resultOfChoice } from "./every-string.ts";
import { nodesOf, readTap, sarifComplaints } from "./readers.ts";
import { check, finding, nowhere, resultOf, target, workflow, write } from "./scenes.ts";
import { runs } from "../runs.ts";
import { character } from "../character.ts";

/** Text that tries to control a report's reader. */
const spells = [
  "::error::pwned",
  "\n::error::pwned",
  "\r::stop-commands::x",
  "##[error]pwned",
  "##vso[task.complete result=Succeeded;]x",
  "#\u00ad#vso[task.setvariable variable=a]b",
  "%0A##vso[task.complete result=Succeeded;]",
  "]##vso[x]",
  ";type=warning]",
  "%3B%5D%AZP25",
  "<script>alert(1)</script>",
  "</td></table><img src=x onerror=alert(1)>",
  "]]><x/><![CDATA[",
  "<!-- -->&x;<?x?>",
  '" x="1',
  "' onload='x",
  "![i](https://evil.example/i.png)",
  "[l](https://evil.example/)",
  "| a |\n|---|",
  "\n\n# head\n```\n",
  "\nok 1 - pwned # SKIP",
  " # TODO pwned",
  "\\# SKIP",
  "\nBail out!",
  "\n  ...\nok 2 - x",
  "\n1..0",
  "\u001b]0;x\u0007\u009b31m",
  "\u202etxt\u2066",
  "\ufffe\uffff\u0000\ud800",
  "https://evil.example/",
  "javascript:alert(1)",
  "../../etc/passwd",
  "{0}",
  "\ud83d",
];

/** Text that grows when escaped, at the end of a line or a text. */
const long = [
  "\u0001" + "\ud83d\ude00".repeat(400),
  "\u00ad".repeat(900),
  "##vso[x]".repeat(200),
  ...Array.from({ length: 40 }, (_, index) => `${"x".repeat(40 + index)}::error::y`),
];

const word = fc.oneof(
  fc.constantFrom(...spells),
  fc.string({ unit: character, maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);

/** Every externally chosen string of a result; each has a distinct ending. */
function resultWith(words: readonly string[], url: (text: string) => string): GateResult {
  let used = 0;
  const next = (): string => `${words[used % words.length] ?? ""}.w${used++}`;
  const hostile = target("fail", {
    url: url(next()),
    name: next(),
    finalUrl: next(),
    address: next(),
    reason: next(),
    message: next(),
    checks: [
      check(next(), "fail", { source: next(), message: next(), action: next() }),
      check(next(), "unknown", { actual: null, message: next() }),
      check(next(), "waived", { waived: { reason: next(), until: next() } }),
      check(next(), "warn", { message: next() }),
      check(next(), "off", { expected: "off" }),
      check(next(), "pass"),
    ],
    origins: [next(), next()].map((origin) => ({ origin, grade: null, daysLeft: 3 })),
    addresses: (["measured", "failed", "forbidden"] as const).map((state) => ({
      origin: next(),
      address: next(),
      state,
      reason: state === "failed" ? next() : null,
      grade: null,
      headers: null,
      daysLeft: null,
    })),
    findings: [
      finding(next(), {
        severity: "high",
        subject: next(),
        cause: next(),
        action: next(),
        reference: next(),
        evidence: next(),
      }),
      finding(next(), { level: "error", waived: { reason: next(), until: next() }, fingerprint: next() }),
      finding(next(), { level: "warn", subject: next(), baselineState: "unchanged" }),
      finding(next(), { severity: "info", cause: next() }),
    ],
    unknowns: [next()],
  });
  const unseen = {
    ...hostile,
    verdict: "unknown",
    url: url(next()),
    name: next(),
    checks: [check("ssl", "off")],
  } as const;
  const notices = [
    { id: next(), level: "error", message: next() },
    { id: next(), level: "warn", message: next() },
  ] as const;
  return resultOf([hostile, unseen], { notices, tool: { name: "portcullis", version: next() } });
}

/** The same by the schema of results, so that new strings are included. */
function anyResult(words: readonly string[], url: (text: string) => string, picks: readonly number[]): GateResult {
  let [used, picked] = [0, 0];
  return resultOfChoice({
    pick: (count) => (picks[picked++ % picks.length] ?? 0) % count,
    text(path) {
      const text = `${words[used % words.length] ?? ""}.w${used++}`;
      return path === "/targets/*/url" ? url(text) : text;
    },
  });
}

test("every free string of a schema is filled with hostile text", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed < 200; seed++) {
    let picked = seed;
    resultOfChoice({
      pick: (count) => (picked = (picked * 48_271) % 2_147_483_647) % count,
      text: (path) => (seen.add(path), "text"),
    });
  }

  expect([...seen].toSorted()).toEqual([...new Set(freeStrings)]);
  expect(freeStrings).toEqual(
    expect.arrayContaining(["/notices/*/message", "/targets/*/findings/*/waived/reason", "/targets/*/name"]),
  );
});

/** Output for people and runners besides the report formats. */
const pages: Readonly<Record<string, (result: GateResult, place: ReportPlace) => string>> = {
  summary: (result, { language }) => gateSummary(result, { language, limit: 900_000 }),
  terminal: (result, { language }) => inert(prettyGate(result, { language, paint: painter(true), width: 80 })),
  log: (result, { language }) => inert(prettyGate(result, { language, paint: painter(false), width: 20 })),
  progress: ({ targets }) => {
    let said = "";
    const { done } = openProgress(targets.length, { ...deafIo, err: (text) => (said += inert(text)) });
    targets.forEach((each) => done(each));
    return said;
  },
};

const deafIo = {
  env: {},
  out: () => {},
  err: () => {},
  isOutTerminal: false,
  isErrTerminal: false,
  columns: 80,
} satisfies Io;

// oxlint-disable-next-line no-control-regex -- control characters are the point
const colour = /\u001b\[\d{1,2}m/g;

const structureOfPage: Readonly<Record<string, (text: string) => unknown>> = {
  summary: (text) => [tagsOf(text), foreign(text)],
  // Our own colours, on any number of lines; no other terminal sequences.
  terminal: (text) => text.replaceAll(colour, "").includes("\u001b"),
  log: (text) => text.includes("\u001b"),
  progress: (text) => text.split("\n").length,
};

/** What a reader acts on, counts or builds, by report format; only the text may differ. */
const structure: Readonly<Record<ReportKind, (text: string) => unknown>> = {
  text: (text) => [text.includes("\u001b"), text.split("\n").some((line) => widthOf(line) > 80)],
  json: (text) => [shapeOf(JSON.parse(text)), isWhole(text)],
  ndjson: (text) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => [shapeOf(JSON.parse(line)), isWhole(line)]),
  markdown: (text) => [tagsOf(text), foreign(text)],
  sarif: (text) => [shapeOf(JSON.parse(text)), sarifComplaints(text), isWhole(text)],
  codequality: (text) => [shapeOf(JSON.parse(text)), isWhole(text)],
  junit: nodesOf,
  // A runner truncates longer messages.
  github: (text) => [text.split("\n").length, obey(text).commands.some(({ data }) => data.length > 4096)],
  azure: (text) => text.split("\n").length,
  tap: (text) =>
    readTap(text).map(({ isOk, directive, diagnostic }) => [isOk, directive, diagnostic.split("\n").length]),
  badge: (text) => [nodesOf(text), tagsOf(text)],
};

/** Whether every string is valid text: readers reject a document with half a surrogate pair. */
function isWhole(text: string): boolean {
  let whole = true;
  JSON.parse(text, (_key, value: unknown) => {
    whole &&= typeof value !== "string" || value.isWellFormed();
    return value;
  });
  return whole;
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

function tagsOf(page: string): readonly string[] {
  return page.match(/<[^>]*>?/g) ?? [];
}

/** Markdown, links and entities that are not ours, outside our tags. In code, a renderer makes no links. */
function foreign(page: string): readonly string[] {
  return (
    page
      .replace(/(?<=<code>)[^<]*/g, (name) => name.replaceAll("://", "").replaceAll("www.", ""))
      .replace(/<[^>]*>/g, "")
      .replace(/&#\d+;/g, "")
      .match(/[`|[\]*_@&\\]|:\/\/|www\./gi) ?? []
  );
}

/** Every command that a runner of GitHub or Azure finds in a text, by name. */
function commandsOf(text: string): readonly string[] {
  const azure = text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.replace(/\p{Cf}/gu, "").match(/##(?:vso)?\[[\w.]*/g) ?? []);
  return [...obey(text).commands.map(({ name }) => name), ...azure];
}

const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => URL.parse(`https://shop.example/${text}`)?.href ?? "https://shop.example/",
];

const places = [nowhere, workflow, { ...workflow, pipeline: "gitlab" }] as const;

/** A configuration with the same text: its lines are shown, too. */
function configured(words: readonly string[], place: ReportPlace): ReportPlace {
  const text = `{\n  "${words.join("").slice(0, 200)}": 1\n}\n`;
  const range = { start: { line: 2, column: 3 }, end: { line: 2, column: 5 } };
  return { ...place, config: { path: "ci/my gate.json", text, rangeOf: (target) => (target ? range : null) } };
}

const scene = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 12 }),
  where: fc.constantFrom(...places),
  language: fc.constantFrom(...languages),
  url: fc.constantFrom(...ways),
  picks: fc.array(fc.nat({ max: 99 }), { minLength: 20, maxLength: 60 }),
  isWhole: fc.boolean(),
  hasConfig: fc.boolean(),
});

// oxlint-disable-next-line no-control-regex -- control characters are the point
const deceiving = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/** Writes the same output for a tame and a hostile result, and expects the same structure. */
async function holdAlike(
  write: (result: GateResult, place: ReportPlace) => string | Promise<string>,
  structureOf: (text: string) => unknown,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(scene, async ({ words, where, language, url, picks, isWhole, hasConfig }) => {
      const made = (some: readonly string[]): GateResult =>
        isWhole ? resultWith(some, url) : anyResult(some, url, picks);
      const place = (some: readonly string[]): ReportPlace =>
        hasConfig ? configured(some, { ...where, language }) : { ...where, language };
      const [tame, wild] = [await write(made([""]), place([""])), await write(made(words), place(words))];

      expect(commandsOf(wild)).toEqual(commandsOf(tame));
      expect(structureOf(wild)).toEqual(structureOf(tame));
      // Neither a terminal nor a person is deceived; colours are ours.
      expect(wild.replaceAll(colour, "")).not.toMatch(deceiving);
    }),
    { numRuns: runs(200) },
  );
}

test.for(reportKinds)("%s: no string of a result changes how a reader parses the report", async (kind) => {
  const held = holdAlike((result, place) => write(kind, result, place), structure[kind]);

  await expect(held).resolves.toBeUndefined();
});

test.for(Object.keys(pages))("%s: no string of a result changes the other output", async (name) => {
  const [page, structureOf] = [pages[name], structureOfPage[name]];
  if (!page || !structureOf) throw new Error(`no page ${name}`);

  await expect(holdAlike(page, structureOf)).resolves.toBeUndefined();
});

test.for(["text", "json", "ndjson", "sarif", "codequality", "github"] as const)(
  "%s: limits apply after escaping, and no character is cut in two",
  async (kind) => {
    for (const word of long)
      for (const language of languages) {
        const place = { ...nowhere, language };
        const [tame, wild] = await Promise.all(
          ["", word].map((text) =>
            write(
              kind,
              resultWith([text], (url) => url),
              place,
            ),
          ),
        );
        // Rules with equal truncated names are one.
        const made = kind === "sarif" ? sarifComplaints : structure[kind];
        expect(made(wild ?? "")).toEqual(made(tame ?? ""));
      }
  },
);
