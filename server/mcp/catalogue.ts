import type { AnyCheck } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import { suggest } from "../../src/core/near.ts";
import { printable } from "../../src/core/printable.ts";
import type { Language, Text } from "../../src/core/text.ts";
import { gradingInWords, verdictInWords } from "../../src/rules/explain-words.ts";
import { explanations, type Explanation } from "../../src/rules/explain.ts";
import { toolName } from "./tools.ts";

/** What there is to ask, as data and as text. */
export function listOf(checks: readonly AnyCheck[], language: Language): { readonly data: object; readonly text: string } {
  const rows = checks.map((check) => ({
    tool: toolName(check),
    check: check.id,
    title: check.title[language],
    about: check.about[language],
    parameters: Object.keys(check.input.shape as object),
    cost: check.cost,
    ...(check.requires === "key" && { requires: "key" }),
  }));
  const lines = rows.map(({ tool, about, parameters, cost }) => `${tool}(${parameters.join(", ")}): ${about} [${cost}]`);
  return { data: { checks: rows }, text: lines.join("\n") };
}

const labels = {
  action: { en: "Action", ko: "조치" },
  grading: { en: "Grading", ko: "평가" },
  verdict: { en: "Verdict", ko: "판정" },
  source: { en: "Source", ko: "근거" },
} as const satisfies Readonly<Record<string, Text>>;

/** Ids are names of a check and a problem. */
const longestId = 100;

/** What a finding means, whatever it was found on. Throws `Failure` INVALID_INPUT for an id that there is none of. */
export async function explained(id: unknown, language: Language): Promise<{ readonly data: object; readonly text: string }> {
  const all = await explanations(language);
  const wanted = typeof id === "string" ? id.slice(0, longestId) : "";
  const found = all.find((each) => each.id === wanted) ?? onlyOne(all, wanted);
  if (!found) {
    const suggestion = suggest(wanted, all.map((each) => each.id));
    throw failure("input.unknown", { field: `id "${printable(wanted, 60)}"`, suggestion }, { reason: "id" });
  }
  const rule = inWords(found, language);
  return { data: rule, text: textOf(rule, language) };
}

/** A name without its check, where only one check has it. */
function onlyOne(all: readonly Explanation[], name: string): Explanation | undefined {
  const found = all.filter(({ id }) => id.slice(id.indexOf(".") + 1) === name);
  return found.length === 1 ? found[0] : undefined;
}

/** A rule of the catalogue in sentences. */
interface RuleInWords extends Pick<Explanation, "id" | "severity" | "cause" | "action" | "reference"> {
  readonly grading: string;
  readonly verdict: string;
}

function inWords(found: Explanation, language: Language): RuleInWords {
  const { id, severity, cause, action, reference, grading } = found;
  return {
    id,
    severity,
    cause,
    action,
    grading: gradingInWords(grading, language),
    verdict: verdictInWords(found, language),
    ...(reference !== undefined && { reference }),
  };
}

function textOf({ id, severity, cause, action, grading, verdict, reference }: RuleInWords, language: Language): string {
  return [
    `${id} [${severity}]: ${cause}`,
    `${labels.action[language]}: ${action}`,
    ...(grading === "" ? [] : [`${labels.grading[language]}: ${grading}`]),
    `${labels.verdict[language]}: ${verdict}`,
    ...(reference === undefined ? [] : [`${labels.source[language]}: ${reference}`]),
  ].join("\n");
}

/** Every rule, a line each. */
export async function catalogueText(language: Language): Promise<string> {
  const all = await explanations(language);
  return all.map(({ id, severity, cause }) => `${id} [${severity}] ${cause}`).join("\n");
}
