import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";
import type { Problem } from "../core/interpretation.ts";
import type { GateResult, GateThreshold } from "../core/result.ts";
import type { Language, Text } from "../core/text.ts";
import type { Rule } from "../report/place.ts";

const thresholds: Readonly<Record<GateThreshold, Readonly<Record<"cause" | "action", Text>>>> = {
  ssl: {
    cause: { en: "Certificate and TLS are graded below the threshold.", ko: "인증서와 TLS 등급이 기준에 못 미칩니다." },
    action: { en: "Mend the ssl findings, worst first.", ko: "ssl 문제를 심각한 것부터 고치십시오." },
  },
  headers: {
    cause: { en: "The security headers are graded below the threshold.", ko: "보안 헤더 등급이 기준에 못 미칩니다." },
    action: { en: "Mend the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
  },
  days: {
    cause: { en: "A certificate expires too soon.", ko: "인증서가 곧 만료됩니다." },
    action: { en: "Renew it, and automate the renewal.", ko: "인증서를 갱신하고 갱신을 자동화하십시오." },
  },
  https: {
    cause: { en: "The site can be had over plain HTTP.", ko: "사이트에 평문 HTTP로 접속할 수 있습니다." },
    action: {
      en: "Redirect every request on port 80 to https, or close the port.",
      ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
    },
  },
};

/** The rules of the thresholds: `gate.ssl`, `gate.days` … */
export const thresholdRules: readonly string[] = Object.keys(thresholds).map((id) => `gate.${id}`);

/** The id of every rule that a configuration may name. */
export async function ruleIds(): Promise<readonly string[]> {
  return ruleIdsOf(await Promise.all(registry.map((entry) => entry.load())));
}

/** The same of checks that are at hand. What the gate says of its thresholds is no rule of its own, what it says of measuring twice is. */
export function ruleIdsOf(checks: readonly Pick<AnyCheck, "id" | "words">[]): readonly string[] {
  const others = checks.filter(({ id }) => id !== "gate");
  const found = others.flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
  return [...thresholdRules, "gate.unstable", ...found];
}

/** The rules of the thresholds in words, by id. */
export function thresholdWords(language: Language): ReadonlyMap<string, Rule> {
  const entries = Object.entries(thresholds).map(([id, { cause, action }]) => {
    return [`gate.${id}`, { cause: cause[language], action: action[language] }] as const;
  });
  return new Map(entries);
}

/** The words of the rules that a result may name, from the checks that it has findings of; no other check is loaded. */
export async function rulesOf({ targets }: GateResult, language: Language): Promise<ReadonlyMap<string, Rule>> {
  const wanted = new Set(targets.flatMap(({ findings }) => findings.map(({ id }) => id.split(".", 1)[0])));
  const loaded = await Promise.all(registry.filter(({ id }) => wanted.has(id)).map((entry) => entry.load()));
  const found = loaded.flatMap(({ id, words }) =>
    Object.entries(words.problems).map(([problem, said]) => [`${id}.${problem}`, toRule(said, language)] as const),
  );
  return new Map([...thresholdWords(language), ...found]);
}

/** A problem in words, whatever it is found on. */
export function toRule({ cause, action, reference }: Problem, language: Language): Rule {
  const [said, todo] = [cause, action].map((text) => unfilled(text[language]));
  return { cause: said ?? "", action: todo ?? "", ...(reference !== undefined && { reference }) };
}

const hole = /\{\w+(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;

/** A template for whatever fills it: `{host|이/가}` is `…이(가)`. */
function unfilled(text: string): string {
  return text.replace(hole, (_whole, closed?: string, open?: string) => {
    if (closed === undefined || open === undefined) return "…";
    return closed.endsWith(open) ? `…(${closed.slice(0, -open.length)})${open}` : `…${closed}(${open})`;
  });
}
