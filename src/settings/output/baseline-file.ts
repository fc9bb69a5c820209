import { statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { failure, type Failure } from "../../core/failure.ts";
import { grade } from "../../core/grade/schema.ts";
import type { Baseline } from "../../core/policy.ts";
import { printable } from "../../core/printable.ts";
import { maskUrls } from "../../core/redact/url-secrets.ts";
import type { Text } from "../../core/text.ts";
import { readFile } from "../file.ts";
import type { Given } from "../options/given.ts";
import { parseJsonc, pointerStep } from "../config/jsonc.ts";

/** A baseline file, and whether it is updated. */
export interface BaselineFile {
  readonly path: string;
  /** Null if the file does not exist yet. */
  readonly before: Baseline | null;
  readonly isUpdated: boolean;
  /** Reads the file again, since others may write it too. Throws a `Failure` INVALID_INPUT if it is no longer a baseline. */
  readonly now: () => Baseline | null;
}

interface Reading {
  readonly given: Given;
  readonly folder: string;
  readonly isUpdated: boolean;
}

/** Reads a baseline file. Throws a `Failure` INVALID_INPUT if it does not exist, unless it is to be updated. */
export function readBaselineFile(name: string | undefined, { given, folder, isUpdated }: Reading): BaselineFile {
  if (name === undefined) {
    const example: Text = { en: "for example portcullis.baseline.json", ko: "예: portcullis.baseline.json" };
    const params = { field: given.naming("baseline"), expected: example };
    throw failure("input.missing", params, { reason: "baseline" });
  }
  const path = resolve(folder, name);
  const now = (): Baseline | null =>
    statSync(path, { throwIfNoEntry: false }) ? parse(textOf(path, name, given), name, given) : null;
  const before = now();
  if (before || isUpdated) return { path, before, isUpdated, now };
  throw unusable(given, name, {
    en: "the file does not exist; --update-baseline creates it",
    ko: "그런 파일이 없습니다. --update-baseline으로 만들 수 있습니다",
  });
}

const entries = z.array(
  z.strictObject({
    target: z.string(),
    rule: z.string(),
    subject: z.string().exactOptional(),
    actual: z.union([grade, z.number(), z.boolean()]).exactOptional(),
    seen: z
      .strictObject({
        status: z.enum(["pass", "warn", "fail", "unknown"]).exactOptional(),
        grade: grade.exactOptional(),
        score: z.number().exactOptional(),
      })
      .exactOptional(),
    fingerprint: z.string(),
  }),
);

const targets = z.array(z.strictObject({ url: z.string(), checks: z.record(z.string(), z.int()) }));

const baseline = z.discriminatedUnion("schema", [
  z.strictObject({ schema: z.literal("portcullis/baseline@1"), entries }),
  z.strictObject({ schema: z.literal("portcullis/baseline@2"), targets, entries }),
]);

function parse(text: string, name: string, given: Given): Baseline {
  const parsed = baseline.safeParse(parseJsonc(text, printable(name, 200)).value);
  if (parsed.success) {
    // Older versions wrote the whole URL of a target.
    const entries = parsed.data.entries.map((entry) => ({ ...entry, target: maskUrls(entry.target) }));
    return { ...parsed.data, entries };
  }
  const at = printable((parsed.error.issues[0]?.path ?? []).map(pointerStep).join("") || "/", 200);
  throw unusable(given, name, { en: `it is not a valid baseline (at ${at})`, ko: `올바른 기준선이 아닙니다(${at})` });
}

const largestFile = 64 * 1024 * 1024;

function textOf(path: string, name: string, given: Given): string {
  return readFile(path, { largest: largestFile, unusable: (detail) => unusable(given, name, detail) })
    .toString("utf8")
    .replace(/^\ufeff/, "");
}

function unusable(given: Given, name: string, detail: Text): Failure {
  return failure(
    "input.file",
    { field: given.naming("baseline"), path: printable(name, 200), detail },
    { reason: "baseline" },
  );
}
