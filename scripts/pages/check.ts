import { z } from "zod";
import type { AnyCheck } from "../../src/core/check.ts";
import { takesMaxAge } from "../../src/core/max-age.ts";
import { enoughCoverage, type Grading, type Ladder } from "../../src/core/grade/grade.ts";
import { severities, type Problem } from "../../src/core/result/interpretation.ts";
import { scoreBounds, type Scoring } from "../../src/core/grade/score.ts";
import type { Text } from "../../src/core/text.ts";
import { toFlag } from "../../src/settings/options/options.ts";
import { gateRules } from "../../src/rules/gate-rules.ts";
import { ownRulesSection } from "./own-rules.ts";
import { anchor, readable } from "./rules.ts";
import { page, table } from "./markdown.ts";

/** The page of one check: its parameters, grading and findings. */
export function checkPage(check: AnyCheck): string {
  const { id, title, about, notes = [], words, grading, scoring, subject } = check;
  return page(
    `# ${id}: ${title.en}`,
    about.en,
    "## Parameters",
    parameters(check),
    `On the command line: \`portcullis ${id} <${subject}>\`. ${freshness(check)}`,
    ...(notes.length > 0 ? ["## How it looks", ...notes.map(({ en }) => en), ...notes.map(({ ko }) => ko)] : []),
    ...(id === "exposure" ? ownRulesSection() : []),
    ...(grading ? gradingSections(grading, check) : []),
    ...(scoring ? scoringSections(scoring, check) : []),
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
    ...(words.doubts ? ["## What could not be determined", doubts(words.doubts)] : []),
  );
}

/** Whether and for how long a server caches results. */
function freshness(check: AnyCheck): string {
  return takesMaxAge(check)
    ? `A server caches results for ${check.ttl} seconds. The command line measures, unless \`--max-age\` accepts an earlier result of the server or of \`--data-dir\`.`
    : "Answers are never cached.";
}

function doubts(codes: Readonly<Record<string, Text>>): string {
  const rows = Object.entries(codes).map(([code, { en, ko }]) => [`\`${code}\``, en, ko]);
  return table(["reason", "why", "이유"], rows);
}

function parameters({ input, subject }: AnyCheck): string {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const rows = Object.entries<z.ZodType>(input.shape).map(([name, type]) => {
    // A transform's description is missing in the JSON Schema but present in the declaration.
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
  { version, ladder, ceilings, examples = [], ...made }: Grading,
  check: AnyCheck,
): readonly string[] {
  return [
    "## Grade",
    `Version \`${version}\`. The score is the weighted mean of the parts. A part that could not be observed is left out and the other weights are rescaled. Below ${enoughCoverage} % of the weight there is no grade.`,
    weightColumns(made, check),
    table(["score from", "grade"], ladderRows(ladder)),
    ...pointSections(made.points, check),
    ...ceilingSections(ceilings, check, "The grade is at most:"),
    ...(examples.length > 0
      ? [
          "Situations and their grades:",
          table(
            ["situation", "grade"],
            examples.map(({ seen, grade }) => [seen.en, grade]),
          ),
        ]
      : []),
  ];
}

function scoringSections(
  { version, bands, ceilings, rubrics = [], examples = [], ...made }: Scoring,
  check: AnyCheck,
): readonly string[] {
  return [
    "## Score",
    `Version \`${version}\`. The score, 0 to 100, is the weighted mean of the parts. A part that could not be observed is left out and the other weights are rescaled. Below ${enoughCoverage} % of the weight there is no score. The status is warn below ${scoreBounds.pass} and fail below ${scoreBounds.fail}.`,
    weightTable(made.weights, check),
    ...rubrics.flatMap(({ title, weights }) => [`${title.en}:`, weightTable(weights, check)]),
    table(
      ["score from", "rating"],
      bands.map(([from, , text]) => [`${from}`, text.en]),
    ),
    ...pointSections(made.points, check),
    ...ceilingSections(ceilings, check, "The score is at most:"),
    ...exampleSections(examples),
  ];
}

function labelOf(id: string, { words }: AnyCheck): string {
  return words.parts[id]?.en ?? id;
}

function weightTable(weights: Grading["weights"], check: AnyCheck): string {
  const rows = Object.entries(weights).map(([id, weight]) => [labelOf(id, check), `${weight} %`]);
  return table(["part", "weight"], rows);
}

/** The weights with a column for each kind of target; a part that is left out there has none. */
function weightColumns({ weights, rubrics = [] }: Pick<Grading, "weights" | "rubrics">, check: AnyCheck): string {
  if (rubrics.length === 0) return weightTable(weights, check);
  const rows = Object.keys(weights).map((id) => [
    labelOf(id, check),
    ...rubrics.map((rubric) => (rubric.weights[id] === undefined ? "–" : `${rubric.weights[id]} %`)),
  ]);
  return table(["part", ...rubrics.map(({ title }) => title.en)], rows);
}

function pointSections(points: Grading["points"], check: AnyCheck): readonly string[] {
  return Object.entries(points).flatMap(([id, rows]) => [
    `### ${labelOf(id, check)}`,
    table(
      ["observed", "points"],
      rows.map(([seen, effect]) => [seen.en, effect.en]),
    ),
  ]);
}

function exampleSections(examples: NonNullable<Scoring["examples"]>): readonly string[] {
  if (examples.length === 0) return [];
  const rows = examples.map(({ title, score, status }) => [title.en, title.ko, `${score}`, status]);
  return ["### Usual set-ups", table(["set-up", "설정", "score", "status"], rows)];
}

function ceilingSections(
  ceilings: Readonly<Record<string, string | number>>,
  { words }: AnyCheck,
  introduction: string,
): readonly string[] {
  return [
    "### Ceilings",
    introduction,
    table(
      ["at most", "because"],
      Object.entries(ceilings).map(([id, max]) => [`${max}`, words.caps[id]?.en ?? id]),
    ),
  ];
}

function ladderRows(ladder: Ladder): readonly (readonly string[])[] {
  return [...ladder.map(([from, grade]) => [`${from}`, grade]), ["below", "F"]];
}

/** The gate's problems belong to the rule of a threshold: `ssl-below` to `gate.ssl`. */
function ruleOf(id: string, key: string): string {
  if (id !== "gate") return `${id}.${key}`;
  const [first = ""] = key.split("-", 1);
  // Port 80 and redirects belong to the https threshold.
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
      return [problem.severity, `[\`${rule}\`](../rules.md#${anchor(rule)})`, readable(problem.cause, "en")];
    }),
  );
}
