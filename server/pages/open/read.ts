import type { GateResult } from "../../../src/core/result/result.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { words } from "./words.ts";

/** A report, or a sentence on why a text is none. */
export type Opened = { readonly result: GateResult } | { readonly problem: string };

/** The name of the first wrong field of a report; null if its shape is right. */
export type ShapeCheck = (value: unknown) => string | null;

/** The most characters of a report. */
const longestReport = 2_000_000;

/** Reads the JSON of a gate run, or of the API's answer, which has it in `data`. */
export function openReport(text: string, wrongField: ShapeCheck, language: Language): Opened {
  if (text.length > longestReport) return { problem: words.large[language] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: words.json[language] };
  }
  const report = isObject(value) && value["ok"] === true && isObject(value["data"]) ? value["data"] : value;
  if (!isObject(report) || report["schema"] !== "portcullis/gate@2") return { problem: words.schema[language] };
  const path = wrongField(report);
  if (path !== null) return { problem: fill(words.field, { path: path.slice(0, 100) }, language) };
  return { result: report as unknown as GateResult };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): boolean => typeof value === "string";
const isMaybeText = (value: unknown): boolean => value === undefined || isText(value);
const oneOf = (...known: readonly string[]): ((value: unknown) => boolean) => {
  return (value) => typeof value === "string" && known.includes(value);
};
const isCount = (value: unknown): boolean => Number.isInteger(value);
const isValue = (value: unknown): boolean => value === null || ["string", "number", "boolean"].includes(typeof value);

type Shape = { readonly [field: string]: ((value: unknown) => boolean) | Shape | readonly [Shape] };

const isVerdict = oneOf("pass", "warn", "fail", "unknown");

/** What the page reads of a report. The server checks the whole schema; a browser would need the schema's library for that. */
const shape: Shape = {
  verdict: isVerdict,
  generatedAt: isText,
  tool: { version: isText },
  totals: { pass: isCount, warn: isCount, fail: isCount, unknown: isCount },
  targets: [
    {
      url: isText,
      name: isMaybeText,
      verdict: isVerdict,
      message: isMaybeText,
      checks: [
        {
          id: isText,
          status: oneOf("pass", "warn", "fail", "unknown", "waived", "off"),
          expected: isValue,
          actual: isValue,
          message: isText,
          action: isMaybeText,
        },
      ],
      findings: [
        { id: isText, severity: oneOf("critical", "high", "medium", "low", "info"), cause: isText, action: isText },
      ],
    },
  ],
};

const optional: Shape = { incompleteChecks: [{ check: isText, message: isText }] };
const optionalOfRun: Shape = { notices: [{ message: isText }] };

/** Checks the fields that the page shows. */
export function wrongShownField(value: unknown): string | null {
  const report = value as { readonly targets: readonly object[] };
  return (
    wrongIn(value, shape, "") ??
    wrongIn(value, present(value, optionalOfRun), "") ??
    report.targets.reduce<string | null>(
      (found, target, at) => found ?? wrongIn(target, present(target, optional), `targets.${at}.`),
      null,
    )
  );
}

function present(value: unknown, fields: Shape): Shape {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isObject(value) && value[name] !== undefined));
}

function wrongIn(value: unknown, fields: Shape, path: string): string | null {
  if (!isObject(value)) return path.slice(0, -1);
  for (const [name, expected] of Object.entries(fields)) {
    const found = wrongAt(value[name], expected, `${path}${name}`);
    if (found !== null) return found;
  }
  return null;
}

function wrongAt(value: unknown, expected: Shape[string], path: string): string | null {
  if (typeof expected === "function") return expected(value) ? null : path;
  if (!isList(expected)) return wrongIn(value, expected, `${path}.`);
  if (!Array.isArray(value)) return path;
  const [item] = expected;
  for (const [at, each] of value.entries()) {
    const found = wrongIn(each, item, `${path}.${at}.`);
    if (found !== null) return found;
  }
  return null;
}

function isList(expected: Exclude<Shape[string], () => boolean>): expected is readonly [Shape] {
  return Array.isArray(expected);
}
