import type { AnyCheck } from "../../src/core/check.ts";
import type { Problem } from "../../src/core/result/interpretation.ts";
import { gateRules } from "../../src/rules/gate-rules.ts";
import { unfilled } from "../../src/core/template.ts";
import type { Language, Text } from "../../src/core/text.ts";
import { page } from "./markdown.ts";

/** Every rule with cause, action and source, in both languages. */
export function rulesPage(checks: readonly AnyCheck[]): string {
  return page(
    "# Rules",
    "Everything that may be found, by the id that reports, configuration and waivers use. Words in braces are filled in.",
    ...checks.flatMap(({ id, title, words }) => [
      `## ${id}: ${title.en}`,
      ...(id === "gate" ? ofGate(checks) : []),
      ...Object.entries((id === "gate" ? {} : words.problems) as Readonly<Record<string, Problem>>).map(
        ([key, problem]) => rule(`${id}.${key}`, problem),
      ),
    ]),
  );
}

/** The gate's own rules; details about each threshold are on its page. */
function ofGate(checks: readonly AnyCheck[]): readonly string[] {
  return [...gateRules(checks.map(({ id }) => id))].map(([id, problem]) => {
    const { verdict } = problem;
    return `${rule(id, problem)}\n\n${verdict.en}\n\n${verdict.ko}`;
  });
}

/** The anchor of a heading. */
export function anchor(id: string): string {
  return id.replaceAll(".", "");
}

/** A template for readers, as `unfilled` shows it: with the names of its placeholders. */
export function readable(text: Text, language: Language): string {
  return unfilled(text, language, (name) => `{${name}}`);
}

function rule(id: string, { severity, cause, action, reference }: Problem): string {
  const lines = [
    `### ${id}`,
    `**${severity}** — ${readable(cause, "en")} ${readable(action, "en")}`,
    `${readable(cause, "ko")} ${readable(action, "ko")}`,
    reference ? `Source: ${reference}` : "",
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}
