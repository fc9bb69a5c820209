import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";
import type { Problem } from "../core/result/interpretation.ts";
import { unfilled } from "../core/template.ts";
import type { GateResult } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import type { Rule } from "../report/place.ts";
import { isDemandable } from "./demandable.ts";
import { gateRules } from "./gate-rules.ts";

/** Returns the id of every rule that a configuration may name. */
export async function ruleIds(): Promise<readonly string[]> {
  return ruleIdsOf(await Promise.all(registry.map((entry) => entry.load())));
}

/** Like {@link ruleIds}, for loaded checks. The gate's problems about thresholds are not separate rules, but `gate.unstable` is. */
export function ruleIdsOf(checks: readonly Pick<AnyCheck, "id" | "words">[]): readonly string[] {
  const own = [...gateRules(checks.map(({ id }) => id))].flatMap(([id, { levels }]) => (levels.length > 0 ? [id] : []));
  const others = checks.filter(({ id }) => isDemandable(id));
  const found = others.flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
  return [...own, ...found];
}

/** Returns the texts of the gate's rules by id. */
function gateWords(language: Language): ReadonlyMap<string, Rule> {
  const entries = [...gateRules()].map(([id, { cause, action }]) => {
    return [id, { cause: cause[language], action: action[language] }] as const;
  });
  return new Map(entries);
}

/** Returns the texts of the rules that a result may name. Only checks with findings in the result are loaded. */
export async function rulesOf({ targets }: GateResult, language: Language): Promise<ReadonlyMap<string, Rule>> {
  const wanted = new Set(targets.flatMap(({ findings }) => findings.map(({ id }) => id.split(".", 1)[0])));
  const loaded = await Promise.all(registry.filter(({ id }) => wanted.has(id)).map((entry) => entry.load()));
  const found = loaded.flatMap(({ id, words }) =>
    Object.entries(words.problems).map(([problem, said]) => [`${id}.${problem}`, toRule(said, language)] as const),
  );
  return new Map([...gateWords(language), ...found]);
}

/** Returns the text of a problem without a finding; `show` returns the text for a placeholder. */
export function toRule(
  { cause, action, reference }: Pick<Problem, "cause" | "action" | "reference">,
  language: Language,
  show: (hole: string) => string = () => "…",
): Rule {
  const [said, todo] = [cause, action].map((text) => unfilled(text, language, show));
  return { cause: said ?? "", action: todo ?? "", ...(reference !== undefined && { reference }) };
}
