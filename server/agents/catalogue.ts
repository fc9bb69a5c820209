import type { AnyCheck } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import { suggest } from "../../src/core/nearest.ts";
import { printable } from "../../src/core/printable.ts";
import type { Language, Text } from "../../src/core/text.ts";
import { gradingInWords, verdictInWords } from "../../src/rules/explain-words.ts";
import { explanations, type Explanation } from "../../src/rules/explain.ts";
import { toolName } from "./tools.ts";

/** The list of checks, as data and as text. */
export function listOf(
  checks: readonly AnyCheck[],
  language: Language,
): { readonly data: object; readonly text: string } {
  const rows = checks.map((check) => ({
    tool: toolName(check),
    check: check.id,
    title: check.title[language],
    about: check.about[language],
    parameters: Object.keys(check.input.shape as object),
    cost: check.cost,
    ...(check.requires === "key" && { requires: "key" }),
  }));
  const lines = rows.map(
    ({ tool, about, parameters, cost }) => `${tool}(${parameters.join(", ")}): ${about} [${cost}]`,
  );
  return { data: { checks: rows }, text: lines.join("\n") };
}

const labels = {
  action: { en: "Action", ko: "조치" },
  grading: { en: "Grading", ko: "평가" },
  verdict: { en: "Verdict", ko: "판정" },
  source: { en: "Source", ko: "근거" },
} as const satisfies Readonly<Record<string, Text>>;

/** Characters of a finding id. */
const longestId = 100;

/** Explains a finding id, independent of a target. Throws `Failure` INVALID_INPUT for an unknown id. */
export async function explained(
  id: unknown,
  language: Language,
): Promise<{ readonly data: object; readonly text: string }> {
  const all = await explanations(language);
  const wanted = typeof id === "string" ? id.slice(0, longestId) : "";
  const alike = all
    .filter(({ id: known }) => known.slice(known.indexOf(".") + 1) === wanted)
    .map(({ id: known }) => known);
  const found = all.find((each) => each.id === (alike.length === 1 ? alike[0] : wanted));
  if (!found) {
    const suggestion =
      alike.length > 0
        ? oneOf(alike)
        : suggest(
            wanted,
            all.map((each) => each.id),
          );
    throw failure("input.unknown", { field: `id "${printable(wanted, 60)}"`, suggestion }, { reason: "id" });
  }
  const rule = inWords(found, language);
  return { data: rule, text: textOf(rule, language) };
}

/** The suggestion for a problem name that several checks have. */
function oneOf(ids: readonly string[]): Text {
  return {
    en: ` Several checks have this problem: ${ids.join(", ")}.`,
    ko: ` 여러 점검에 있으므로 점검 이름까지 적으십시오: ${ids.join(", ")}.`,
  };
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
