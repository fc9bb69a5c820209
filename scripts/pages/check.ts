import { z } from "zod";
import type { AnyCheck } from "../../src/core/check.ts";
import type { Grading, Ladder } from "../../src/core/grade.ts";
import { severities, type Problem } from "../../src/core/interpretation.ts";
import type { Text } from "../../src/core/text.ts";
import { toFlag } from "../../src/settings/options.ts";
import { gateRules } from "../../src/settings/gate-rules.ts";
import { anchor, readable } from "./rules.ts";
import { page, table } from "./markdown.ts";

/** The page of one check: what it takes, how it grades, and everything it may find. */
export function checkPage(check: AnyCheck): string {
  const { id, title, about, notes = [], words, grading, subject } = check;
  return page(
    `# ${id}: ${title.en}`,
    about.en,
    "## Parameters",
    parameters(check),
    `On the command line: \`portcullis ${id} <${subject}>\`. Measured results may be told again for ${check.ttl} seconds by a server; a command measures anew.`,
    ...(notes.length > 0 ? ["## How it looks", ...notes.map(({ en }) => en), ...notes.map(({ ko }) => ko)] : []),
    ...(grading ? gradingSections(grading, check) : []),
    ...(Object.keys(words.kpis).length > 0
      ? [
          "## Key figures",
          table(
            ["id", "what"],
            Object.entries(words.kpis).map(([key, text]) => [`\`${key}\``, (text as { en: string }).en]),
          ),
        ]
      : []),
    "## What it may find",
    problems(check),
    ...(words.doubts ? ["## What could not be told", doubts(words.doubts)] : []),
  );
}

function doubts(codes: Readonly<Record<string, Text>>): string {
  const rows = Object.entries(codes).map(([code, { en, ko }]) => [`\`${code}\``, en, ko]);
  return table(["reason", "why", "이유"], rows);
}

function parameters({ input, subject }: AnyCheck): string {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const rows = Object.entries<z.ZodType>(input.shape).map(([name, type]) => {
    // What a transform takes has lost its description in the JSON Schema; the declaration still has it.
    const meta = { ...(schema.properties?.[name] as Meta), ...(z.globalRegistry.get(type) as Meta | undefined) };
    const { description = "", examples = [], default: fallback } = meta;
    const flag = name === subject ? `\`<${name}>\`` : `\`--${toFlag(name)}\``;
    const required = schema.required?.includes(name) ? "required" : fallback === undefined ? "" : `\`${fallback}\``;
    return [`\`${name}\``, flag, description, required, examples.map((example) => `\`${String(example)}\``).join(", ")];
  });
  return table(["parameter", "command line", "what", "default", "examples"], rows);
}

interface Meta {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: string;
}

function gradingSections(
  { version, ladder, weights, ceilings, points }: Grading,
  { words }: AnyCheck,
): readonly string[] {
  const label = (id: string): string => words.parts[id]?.en ?? id;
  return [
    "## Grade",
    `Version \`${version}\`. The score is the weighted mean of the parts; a part that could not be observed is left out and the rest rescaled, and below 60 % of the weight there is no grade.`,
    table(
      ["part", "weight"],
      Object.entries(weights).map(([id, weight]) => [label(id), `${weight} %`]),
    ),
    table(["score from", "grade"], ladderRows(ladder)),
    ...Object.entries(points).flatMap(([id, rows]) => [
      `### ${label(id)}`,
      table(
        ["what was seen", "points"],
        rows.map(([when, effect]) => [when, effect]),
      ),
    ]),
    "### Ceilings",
    "Whatever the score, the grade is no better than:",
    table(
      ["at most", "because"],
      Object.entries(ceilings).map(([id, max]) => [max, words.caps[id]?.en ?? id]),
    ),
  ];
}

function ladderRows(ladder: Ladder): readonly (readonly string[])[] {
  return [...ladder.map(([from, grade]) => [`${from}`, grade]), ["below", "F"]];
}

/** What the gate says of a threshold belongs to the rule of that threshold: `ssl-below` to `gate.ssl`. */
function ruleOf(id: string, key: string): string {
  if (id !== "gate") return `${id}.${key}`;
  const [first = ""] = key.split("-", 1);
  // Whether http leads to https is asked of port 80, hop by hop.
  const threshold = first === "port" || first === "hop" ? "https" : first;
  return gateRules().has(`gate.${threshold}`) ? `gate.${threshold}` : "gate.verdict";
}

function problems({ id, words }: AnyCheck): string {
  const found = Object.entries(words.problems as Readonly<Record<string, Problem>>);
  const ranked = found.toSorted(([, a], [, b]) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return table(
    ["severity", "rule", "what it says"],
    ranked.map(([key, problem]) => {
      const rule = ruleOf(id, key);
      return [problem.severity, `[\`${rule}\`](../rules.md#${anchor(rule)})`, readable(problem.cause.en)];
    }),
  );
}
