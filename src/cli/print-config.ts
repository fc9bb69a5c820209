import { printable } from "../core/printable.ts";
import { effectiveConfig, type Effective } from "../settings/output/effective.ts";
import type { CheckPlan } from "../settings/plan.ts";
import { toJson } from "../report/kinds/json.ts";
import { inert } from "../report/github/escape.ts";

/** Prints the effective configuration of a run, as text or JSON. Measures nothing. */
export function printConfig(plan: CheckPlan, isJson: boolean): string {
  const effective = effectiveConfig(plan);
  if (isJson) return toJson(effective);
  const { config, settings, targets, waivers } = effective;
  const lines = [
    `  config           ${printable(config ?? "none", 200)}`,
    ...rows(settings),
    ...targets.flatMap(({ url, name, settings: own, rules, checks }) => [
      "",
      printable(name === undefined ? url : `${name} · ${url}`, 2200),
      ...rows(mattering(own)),
      ...restLines(own),
      ...Object.entries(rules).map(([id, { value, source }]) => `  rule ${id}  ${shown(value)}  ${source}`),
      ...Object.entries(checks).map(
        ([id, { source, ...demand }]) => `  check ${id}  ${JSON.stringify(demand)}  ${source}`,
      ),
    ]),
    ...(waivers.length === 0 ? [] : ["", "waivers"]),
    ...waivers.map(({ rule, url = "**", until, reason, owner }) => {
      return `  ${rule} ${url} until ${until}: ${reason}${owner === undefined ? "" : ` (${owner})`}`;
    }),
  ];
  return inert(`${lines.map((line) => printable(line, 2400)).join("\n")}\n`);
}

/** Options that only matter to other checks, or where they are set. */
const ofOthers =
  /^(?:source_|key_|(?:operator|opt_out|allow_probes|trust_anchor|public_resolver|blocklist|blocklist_resolver|doh|axfr)$)/;

function mattering(values: Readonly<Record<string, Effective>>): Readonly<Record<string, Effective>> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, { source }]) => source !== "default" || !ofOthers.test(name)),
  );
}

function restLines(values: Readonly<Record<string, Effective>>): readonly string[] {
  const count = Object.keys(values).length - Object.keys(mattering(values)).length;
  return count === 0 ? [] : [`  not set: ${count} options that a gate does not need; --json lists them`];
}

function rows(values: Readonly<Record<string, Effective>>): readonly string[] {
  const column = Math.max(0, ...Object.keys(values).map((name) => name.length)) + 2;
  return Object.entries(values).map(([name, { value, source }]) => {
    return `  ${name.padEnd(column)}${printable(shown(value), 200).padEnd(24)} ${source}`;
  });
}

function shown(value: Effective["value"]): string {
  const text = typeof value === "object" ? (value ?? []).join(", ") : `${value}`;
  return text === "" ? "–" : text;
}
