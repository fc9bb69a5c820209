import type { Severity } from "../../core/result/interpretation.ts";
import { shorten } from "../../core/shorten.ts";
import type { Rule } from "../place.ts";
import type { Remark } from "../remarks.ts";

/** A SARIF rule (§3.49) with the properties that GitHub shows. */
export interface SarifRule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string };
  readonly helpUri?: string;
  readonly defaultConfiguration: { readonly level: "error" | "warning" | "note" };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The distinct rules of some remarks, by id. */
export function sarifRules(
  remarks: readonly Remark[],
  known: ReadonlyMap<string, Rule>,
  home: string,
): readonly SarifRule[] {
  const byRule = Map.groupBy(remarks, ({ rule }) => rule);
  return [...byRule].map(([id, [first]]) => ({
    ...toRule(id, first, known.get(id)),
    ...helpOf(id, known.get(id), home),
  }));
}

// GitHub, "SARIF support for code scanning": longer descriptions are rejected.
const longest = 1024;

// The same page: above 9.0 critical, from 7.0 high, from 4.0 medium, below it low; notes have none.
const securitySeverity = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "2.0",
  info: null,
} as const satisfies Record<Severity, string | null>;

const levelOf = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note",
} as const satisfies Record<Severity, SarifRule["defaultConfiguration"]["level"]>;

/** An unknown rule, from a newer release or another check, is described by its first finding. */
function toRule(id: string, found: Remark | undefined, rule: Rule | undefined): SarifRule {
  const { cause, action, reference } = rule ?? { ...found, cause: titleOf(id), action: found?.action || titleOf(id) };
  const severity = found?.severity ?? "info";
  const score = securitySeverity[severity];
  return {
    id,
    name: pascal(id),
    shortDescription: { text: shorten(cause, longest) },
    fullDescription: { text: shorten(`${cause} ${action}`, longest) },
    help: { text: [cause, action, reference].filter(Boolean).join("\n\n") },
    defaultConfiguration: { level: levelOf[severity] },
    properties: {
      ...(score && { "security-severity": score, tags: ["security"] }),
      precision: "very-high",
    },
  };
}

/** Only our own text becomes a link: the rule's reference, else the check's page. */
function helpOf(id: string, rule: Rule | undefined, home: string): Pick<SarifRule, "helpUri"> {
  if (!rule) return {};
  const { reference = "" } = rule;
  return {
    helpUri: reference.startsWith("https://") ? reference : `${home}/blob/main/docs/checks/${id.split(".", 1)[0]}.md`,
  };
}

/** `ssl.chain-incomplete` → `SslChainIncomplete`. */
function pascal(id: string): string {
  const words = id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Rule";
}

/** `ssl.chain-incomplete` → `ssl: chain incomplete`. */
function titleOf(id: string): string {
  return id.replace(".", ": ").replaceAll("-", " ") || "rule";
}
