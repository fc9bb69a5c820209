import { createHash } from "node:crypto";
import { z } from "zod";
import type { AnyCheck } from "../src/core/check.ts";

/** The version of a check, and digests of what it promises to the results with that version. */
interface Recorded {
  readonly version: number;
  /** Of the raw schema, the rule ids and their severities. */
  readonly digest: string;
  /** The version of the grade or score; absent without one. */
  readonly score?: { readonly version: string; readonly digest: string };
}

/** The recorded versions, by check. */
export type Versions = Readonly<Record<string, Recorded>>;

/** What a check promises now. */
export function recordOf(check: AnyCheck): Recorded {
  const { version, grading, scoring } = check;
  const severities = Object.entries(check.words.problems).map(([id, { severity }]) => `${id} ${severity}`);
  const schema = z.toJSONSchema(check.raw, { unrepresentable: "any" });
  const rules = grading ?? scoring;
  return {
    version,
    digest: digestOf([withoutWords(schema), severities.toSorted()]),
    ...(rules && { score: { version: rules.version, digest: digestOf(tableOf(rules)) } }),
  };
}

/** The numbers of a score. The observations that earn them are words. */
function tableOf(rules: NonNullable<AnyCheck["grading"] | AnyCheck["scoring"]>): unknown {
  const { weights, rubrics = [], ceilings, effects, points } = rules;
  return {
    weights,
    rubrics: rubrics.map((rubric) => rubric.weights),
    ceilings,
    effects,
    scale: "ladder" in rules ? rules.ladder : rules.bands,
    points: Object.entries(points).map(([part, rows]) => [part, rows.map(([, earned]) => earned.en)]),
  };
}

/** Keywords of a JSON Schema that only people read. */
const wording: ReadonlySet<string> = new Set(["description", "ko", "title", "examples", "id"]);

function withoutWords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutWords);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      // Below `properties` the keys are names of the observation.
      if (key === "properties") return [[key, mapped(value)]];
      return wording.has(key) ? [] : [[key, withoutWords(value)]];
    }),
  );
}

function mapped(properties: object): unknown {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, withoutWords(value)]));
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);
}

/** What somebody forgot: something else is promised under the same version. Empty if nothing. */
export function forgotten(id: string, before: Recorded | undefined, now: Recorded): readonly string[] {
  if (!before) return [];
  const score = before.score?.version === now.score?.version && before.score?.digest !== now.score?.digest;
  return [
    ...(before.version === now.version && before.digest !== now.digest
      ? [
          `${id}: its raw schema, rules or severities changed. Raise \`version\` above ${now.version} in src/checks/${id}/index.ts, then run npm run generate.`,
        ]
      : []),
    ...(score
      ? [
          `${id}: the table of its score changed. Raise the version ${now.score?.version} of its grade or score, then run npm run generate.`,
        ]
      : []),
  ];
}

/** The file with the versions. A check with a forgotten version keeps its old record, so that the file stays untrue until the version is raised. */
export function versionsFile(checks: readonly AnyCheck[], before: Versions): string {
  const all = checks.map((check) => {
    const [now, known] = [recordOf(check), before[check.id]];
    return [check.id, known && forgotten(check.id, known, now).length > 0 ? known : now] as const;
  });
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}
