import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { grades } from "../../src/core/grade/grade.ts";
import { failOns, onErrors } from "../../src/core/policy.ts";
import { languages } from "../../src/core/text.ts";
import { optionsOf } from "../../src/settings/options/list/of-check.ts";
import { toFlag, toVariable } from "../../src/settings/options/options.ts";
import { runs } from "../runs.ts";
import { character } from "../character.ts";

interface Input {
  readonly description: string;
  readonly type?: "string" | "number" | "boolean" | "array";
  readonly default?: unknown;
  readonly options?: readonly string[];
  readonly regex?: string;
}

interface Job {
  readonly [key: string]: unknown;
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: { readonly reports: Readonly<Record<string, string>>; readonly paths: readonly string[] };
}

const template = readFileSync("templates/gate.yml", "utf8");
const [header = null] = parseAllDocuments(template).map((document): unknown => document.toJS());
const { inputs } = (header as { readonly spec: { readonly inputs: Readonly<Record<string, Input>> } }).spec;
const content = template.slice(template.indexOf("\n---\n") + 5);
const defaults = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default]));

/** Puts inputs into the text as GitLab does (lib/gitlab/ci/config/interpolation/text_template.rb): before anything reads it as YAML. */
function interpolated(given: Readonly<Record<string, unknown>>): Readonly<Record<string, Job>> {
  const values: Readonly<Record<string, unknown>> = { ...defaults, ...given };
  const text = content.replaceAll(/\$\[\[ inputs\.(?<name>[\w-]+) \]\]/g, (_block, name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : JSON.stringify(value);
  });
  return parse(text) as Readonly<Record<string, Job>>;
}

function jobOf(given: Readonly<Record<string, unknown>> = {}): Job {
  const [[, job] = [], ...others] = Object.entries(interpolated(given));
  if (!job || others.length > 0) throw new Error("one job was expected");
  return job;
}

const variables = jobOf().variables;
const ofProgram = Object.keys(variables).flatMap((name) => /^GATE_(?!PACKAGE$)(.+)/.exec(name)?.[1] ?? []);

test("every input has a description, a default that it allows, and a place", () => {
  for (const [name, { description, default: value, options, regex, type = "string" }] of Object.entries(inputs)) {
    expect(description).toMatch(/^[A-Z].{8,120}[^.]$/);
    expect(Array.isArray(value) ? "array" : typeof value).toBe(type);
    expect(options ?? [value]).toContain(value);
    expect(String(value)).toMatch(new RegExp(regex ?? ""));
    expect(content).toContain(`$[[ inputs.${name} ]]`);
  }
});

test("inputs have the options' names and become variables of those names, with any left out", () => {
  const flags = ["url", ...optionsOf("gate").map(({ name }) => toFlag(name))];
  const asInputs = ofProgram.map((name) => toFlag(name.toLowerCase()));

  expect(asInputs.filter((name) => !flags.includes(name))).toEqual([]);
  expect(asInputs.filter((name) => !(name in inputs))).toEqual([]);
  for (const name of asInputs)
    expect(jobOf({ [name]: "a" }).variables[toVariable(name.replaceAll("-", "_")).replace("PORTCULLIS", "GATE")]).toBe(
      "a",
    );
  const [, named = ""] = /for name in (?<names>[^;]+); do\n/.exec(jobOf().script.join("\n")) ?? [];
  expect(named.split(/[\s\\]+/)).toEqual(ofProgram);
});

test("an input allows exactly what the program accepts", () => {
  const optionsBy = (name: string): readonly string[] => inputs[name]?.options ?? [];

  for (const name of ["min-ssl", "min-headers"]) expect(optionsBy(name)).toEqual(["", ...grades, "off"]);
  expect(optionsBy("fail-on")).toEqual(["", ...failOns]);
  expect(optionsBy("on-error")).toEqual(["", ...onErrors]);
  expect(optionsBy("lang")).toEqual(["", ...languages]);
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
  expect(inputs["package"]?.default).toBe(`portcullis@${version}`);
  expect(template).toContain(`gate@${version}\n`);
});

test("the reports that GitLab reads are among those that the program writes", () => {
  const { artifacts } = jobOf();
  const written = variables["PORTCULLIS_REPORT"]?.split(",") ?? [];

  expect(Object.entries(artifacts.reports).map((report) => report.join("="))).toEqual(
    written.filter((report) => /^(?:junit|codequality)=/.test(report)),
  );
  expect(written.every((report) => report.split("=")[1]?.startsWith(artifacts.paths[0] ?? "?"))).toBe(true);
});

test("no input is part of a script", () => {
  for (const [name, { type = "string" }] of Object.entries(inputs)) {
    const value = { string: "a", number: 7, boolean: false, array: [7] }[type];
    expect(jobOf({ [name]: value }).script).toEqual(jobOf().script);
  }
});

/** Texts with special characters, of which an input allows some. */
const word = fc.oneof(
  fc.constantFrom("\n", "\r", "\u0085", "\u2028", "\u2029", "\t", "\0", " ", '"', "'", "`", "$(id)", "${X}", "%", "\\"),
  fc.constantFrom(
    "#",
    ": ",
    "- ",
    "---",
    "...",
    "|-",
    ">",
    "&a",
    "*a",
    "!!",
    "{",
    "}",
    "[",
    "]]",
    ",",
    "@",
    "script: x",
  ),
  fc.constantFrom("$[[ inputs.url ]]", "한국어"),
  fc.string({ unit: character, maxLength: 6 }),
);
const hostile = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(""));
const texts = Object.entries(inputs).flatMap(([name, { regex }]) =>
  regex ? [[name, new RegExp(regex)] as const] : [],
);

/** The pipeline with a text replaced wherever it occurs alone. */
function replaced(value: unknown, text: string, by: string): unknown {
  if (value === text) return by;
  if (Array.isArray(value)) return value.map((each) => replaced(each, text, by));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key === text ? by : key, replaced(each, text, by)]),
  );
}

test.for(texts)("%s: every allowed value stays a single text", ([name, allowed]) => {
  const allowedText = fc
    .oneof(hostile, fc.stringMatching(allowed))
    // A block begins at its first letter.
    .filter((text) => allowed.test(text) && text.trim() !== "");

  fc.assert(
    fc.property(allowedText, (text) => {
      expect(text).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(replaced(interpolated({ [name]: text }), text.trimStart(), "14")).toEqual(interpolated({ [name]: "14" }));
    }),
    { numRuns: runs(200) },
  );
});

test("lists are JSON in GitLab's text, with any content", () => {
  const rules = [{ if: `$CI_COMMIT_BRANCH == "main" && $X =~ /a'b: c # \\n/`, when: "always" }, { when: "never" }];

  expect(jobOf({ rules })["rules"]).toEqual(rules);
  expect(jobOf({ "allowed-exit-codes": [3, 4] })["allow_failure"]).toEqual({ exit_codes: [3, 4] });
});

test("the example asks for inputs that there are", () => {
  const example = parse(readFileSync("examples/gitlab/.gitlab-ci.yml", "utf8")) as {
    readonly include: readonly [{ readonly inputs: Readonly<Record<string, unknown>> }];
  };

  expect(Object.keys(example.include[0].inputs).filter((name) => !(name in inputs))).toEqual([]);
});
