import { registry } from "../../checks/index.ts";
import { failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { idOfDemand } from "../../core/policy.ts";
import type { Text } from "../../core/text.ts";
import { demandsOf } from "./demands.ts";
import type { ConfigLayer } from "./layer.ts";
import type { ReadConfig } from "./read.ts";
import { pointerStep } from "./jsonc.ts";

/**
 * Refuses a level for a rule of a check that no target runs, since it would silently have no effect. `off` is accepted: it never has an
 * effect. General rules are accepted if at least one target runs the check.
 */
export function checkQuery({ part, source, pointer }: ConfigLayer, { values, places }: ReadConfig): void {
  const ofAll = values.checks ?? {};
  const targets = source === "target" ? [part] : [{}, ...(values.targets ?? [])];
  const asked = new Set(
    targets.flatMap((target) => {
      const own = typeof target === "object" && "checks" in target ? (target.checks ?? {}) : {};
      return Object.entries(demandsOf(ofAll, own)).flatMap(([id, { level }]) => (level === "off" ? [] : [id]));
    }),
  );
  for (const [rule, level] of Object.entries(part.rules ?? {})) {
    const check = level === "off" ? undefined : demandedBy(rule);
    if (check === undefined || asked.has(check)) continue;
    const example = `"checks": { "${check}": "${level}" }`;
    const expected: Text = {
      en: `off, because the check ${check} is not requested under checks (to request it, add ${example})`,
      ko: `off(checks에서 ${check} 점검을 요청하지 않은 경우. 요청하려면 ${example} 추가)`,
    };
    const field = places(`${pointer}/rules${pointerStep(rule)}`);
    throw failure("input.value", { field, expected, given: shown(level) }, { reason: "config" });
  }
}

/** The checks that every gate runs. */
const always: ReadonlySet<string> = new Set(["gate", "ssl", "http"]);

/** Returns the check that a target must run for a rule to have an effect; undefined if there is none. */
function demandedBy(rule: string): string | undefined {
  const entry = registry.find(({ id }) => {
    if (id === "gate") return false;
    return rule === `gate.${idOfDemand(id)}` || (!always.has(id) && rule.startsWith(`${id}.`));
  });
  return entry?.id;
}
