import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result.ts";
import { languages } from "../../src/core/text.ts";
import { reportKinds, type ReportKind } from "../../src/report/kind-names.ts";
import { obey } from "../action/runner.ts";
import { nodesOf, readTap, sarifComplaints } from "./readers.ts";
import { check, finding, nowhere, resultOf, target, workflow, write } from "./scenes.ts";

/** What somebody may write to be obeyed by whatever reads a report. */
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
];

const word = fc.oneof(
  fc.constantFrom(...spells),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);

/** Every string of a result that a target, a server or a file may have chosen; each is told apart from the others by its end. */
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
      finding(next(), { level: "warn", subject: next(), isKnown: true }),
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

/** Whatever a reader acts upon, counts or builds, by kind of report; its words may differ, and nothing else. */
const structure: Readonly<Record<ReportKind, (text: string) => unknown>> = {
  text: (text) => text.includes("\u001b"),
  json: (text) => shapeOf(JSON.parse(text)),
  ndjson: (text) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => shapeOf(JSON.parse(line))),
  markdown: (text) => [tagsOf(text), foreign(text)],
  sarif: (text) => [shapeOf(JSON.parse(text)), sarifComplaints(text)],
  codequality: (text) => shapeOf(JSON.parse(text)),
  junit: nodesOf,
  github: (text) => text.split("\n").length,
  azure: (text) => text.split("\n").length,
  tap: (text) =>
    readTap(text).map(({ isOk, directive, diagnostic }) => [isOk, directive, diagnostic.split("\n").length]),
  badge: (text) => [nodesOf(text), tagsOf(text)],
};

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

function tagsOf(page: string): readonly string[] {
  return page.match(/<[^>]*>?/g) ?? [];
}

/** Marks of Markdown, links and entities of others, outside of our tags. */
function foreign(page: string): readonly string[] {
  return (
    page
      .replace(/<[^>]*>/g, "")
      .replace(/&#\d+;/g, "")
      .match(/[`|[\]()*_@&\\]|:\/\/|www\./g) ?? []
  );
}

/** Every command that a runner of GitHub or Azure finds in a text, by name. */
function commandsOf(text: string): readonly string[] {
  const azure = text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.replace(/\p{Cf}/gu, "").match(/##(?:vso)?\[[\w.]*/g) ?? []);
  return [...obey(text).commands.map(({ name }) => name), ...azure];
}

const places = [nowhere, workflow, { ...workflow, pipeline: "gitlab" }] as const;
const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => URL.parse(`https://shop.example/${text}`)?.href ?? "https://shop.example/",
];

test.for(reportKinds)("%s: no string of a result changes what a reader makes of the report", async (kind) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...places),
      fc.constantFrom(...languages),
      fc.constantFrom(...ways),
      async (words, where, language, url) => {
        const place = { ...where, language };
        const [tame, wild] = [
          await write(kind, resultWith([""], url), place),
          await write(kind, resultWith(words, url), place),
        ];

        expect(commandsOf(wild)).toEqual(commandsOf(tame));
        expect(structure[kind](wild)).toEqual(structure[kind](tame));
        // Neither a terminal nor a person is deceived.
        // oxlint-disable-next-line no-control-regex -- control characters are the point
        expect(wild).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u);
      },
    ),
    { numRuns: 150 },
  );
});
