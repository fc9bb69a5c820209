import { registry } from "../../checks/index.ts";
import { gate } from "../../checks/gate/index.ts";
import { failure } from "../../core/failure.ts";
import { parseInput, shown } from "../../core/input.ts";
import { nearest, suggest } from "../../core/nearest.ts";
import type { RuleLevel } from "../../core/policy.ts";
import type { Text } from "../../core/text.ts";
import { checkQuery } from "./check-query.ts";
import { layerOf, type ConfigLayer } from "./layer.ts";
import type { ReadConfig } from "./read.ts";
import { gives, isAboutText, isDemandable } from "../../rules/demandable.ts";
import { gateRules, type GateRule } from "../../rules/gate-rules.ts";
import { readGiven } from "../options/given.ts";
import { pointerStep } from "./jsonc.ts";
import { problemKeyOf } from "./problems.ts";
import { readMeasuring } from "../options/measuring.ts";
import { optionsOf } from "../options/list/of-check.ts";
import { ruleIds } from "../../rules/rules.ts";
import { readThresholds } from "../options/thresholds.ts";
import { wrongPattern } from "../options/waiver-url.ts";
import { readConcurrency, readPersistence } from "../options/waiting.ts";

/** Refuses what the schema cannot: an invalid grade, an unknown rule, a requirement that a check cannot meet. */
export async function checkConfig(config: ReadConfig, now: Date): Promise<void> {
  const { values } = config;
  const parts: readonly ConfigLayer[] = [
    { part: values, source: "file", pointer: "" },
    ...(values.targets ?? []).flatMap((target, index) =>
      typeof target === "string"
        ? []
        : [{ part: target, source: "target", pointer: `/targets${pointerStep(index)}` } as const],
    ),
  ];
  parts.forEach((part) => checkValues(part, config));
  for (const part of parts) await checkDemands(part, config);
  const named = parts.some(({ part }) => Object.keys(part.rules ?? {}).length > 0) || (values.waivers ?? []).length > 0;
  if (!named) return;
  const known = await ruleIds();
  parts.forEach((part) => checkRules(part, known, config));
  parts.forEach((part) => checkQuery(part, config));
  checkWaivers(config, known, now);
  await checkWaivedUrls(config);
}

/** Validates the values of the file, even if a flag overrides them. */
function checkValues({ part, source, pointer }: ConfigLayer, config: ReadConfig): void {
  const given = readGiven(layerOf(part, source, pointer, config), {}, optionsOf("gate"));
  const url = "https://example.com/";
  parseInput(gate.input, { url, ...readThresholds(given) }, given.naming);
  readMeasuring(given);
  readPersistence(given);
  readConcurrency(given);
}

const checkIds = registry.map(({ id }) => id).filter(isDemandable);

async function checkDemands({ part: { checks = {} }, pointer }: ConfigLayer, { places }: ReadConfig): Promise<void> {
  for (const [id, demand] of Object.entries(checks)) {
    const entry = registry.find((each) => each.id === id && checkIds.includes(id));
    const at = `${pointer}/checks${pointerStep(id)}`;
    if (isAboutText(id)) {
      const params = { field: places(at), expected: withoutTarget(id), given: shown(demand) };
      throw failure("input.value", params, { reason: "config" });
    }
    if (!entry)
      throw failure(
        "input.unknown",
        { field: problemKeyOf(places(at)), suggestion: suggest(id, checkIds) },
        { reason: "config" },
      );
    if (typeof demand === "string") continue;
    const check = await entry.load();
    const missing = (["minScore", "minGrade"] as const).find(
      (name) => demand[name] !== undefined && !gives(check, name),
    );
    if (missing === undefined) continue;
    const expected = withoutLimit(id, check.scoring ? lacks.grade : lacks.both);
    const params = { field: places(`${at}/${missing}`), expected, given: shown(demand[missing]) };
    throw failure("input.value", params, { reason: "config" });
  }
}

const lacks = {
  grade: { en: "gives no grade (use minScore instead)", ko: "등급이 없음. 대신 minScore를 사용" },
  both: { en: "gives no grade", ko: "등급이 없음" },
} as const satisfies Readonly<Record<string, Text>>;

function withoutLimit(id: string, { en, ko }: Text): Text {
  return { en: `left out, because ${id} ${en}`, ko: `빼야 하는 값(${id} 점검에는 ${ko})` };
}

function withoutTarget(id: string): Text {
  return {
    en: `left out, because ${id} does not measure a target (run it by itself: npx portcullis ${id})`,
    ko: `빼야 하는 값(${id} 점검에는 측정할 대상이 없음. 따로 npx portcullis ${id} 명령으로 실행)`,
  };
}

function checkRules(
  { part: { rules = {} }, source, pointer }: ConfigLayer,
  known: readonly string[],
  { places }: ReadConfig,
): void {
  for (const [id, level] of Object.entries(rules)) {
    const field = places(`${pointer}/rules${pointerStep(id)}`);
    if (!known.includes(id)) {
      const suggestion = groups().includes(id) ? oneByOne : suggestRule(id, known);
      throw failure("input.unknown", { field: problemKeyOf(field), suggestion }, { reason: "config" });
    }
    const rule = gateRules().get(id);
    const expected = rule && wrongLevel(rule, level, source);
    if (expected) throw failure("input.value", { field, expected, given: shown(level) }, { reason: "config" });
  }
}

/** Suggests the rule that was probably meant, even if its check is missing or wrong: `csp-missing`, `ssl.csp-missing`. */
function suggestRule(given: string, known: readonly string[]): Text {
  const near = suggest(given, known);
  if (near.en !== "") return near;
  const tail = nearest(tailOf(given), known.map(tailOf));
  const meant = known.find((id) => tail !== null && tailOf(id) === tail);
  return meant === undefined ? near : suggest(meant, [meant]);
}

/** Returns the name of a rule without its check. */
function tailOf(id: string): string {
  return id.slice(id.indexOf(".") + 1);
}

const oneByOne: Text = {
  en: " A group of rules can only be waived. Set the level of each rule by its id.",
  ko: " 규칙 묶음은 예외에만 쓸 수 있습니다. rules에서 수준을 규칙마다 id로 정하십시오.",
};

/** Returns what the level of a gate rule should be; null if it is valid. */
function wrongLevel({ levels, isOfRun }: GateRule, level: RuleLevel, source: ConfigLayer["source"]): Text | null {
  if (isOfRun && source === "target") {
    return {
      en: "left out here, because the rule is about the whole run (set it under the rules for all targets)",
      ko: "빼야 하는 값(전체 실행에 대한 규칙이므로 모든 대상의 rules에 둡니다)",
    };
  }
  if (levels.includes(level)) return null;
  return {
    en: "warn or error (a threshold has its own switch: min_ssl, min_headers or min_days: off, require_https: false, or off under checks)",
    ko: "warn 또는 error(기준은 자체 설정으로 끕니다: min_ssl, min_headers, min_days는 off, require_https는 false, checks 항목은 off)",
  };
}

const day = 86_400_000;

/** A year and a day: a longer waiver must be renewed. */
const longestWaiver = 366;

function checkWaivers({ values: { waivers = [] }, places }: ReadConfig, rules: readonly string[], now: Date): void {
  const known = waivable(rules);
  waivers.forEach(({ rule, until }, index) => {
    const pointer = `/waivers${pointerStep(index)}`;
    if (!known.includes(rule)) {
      const field = places(`${pointer}/rule`);
      const suggestion = suggestRule(rule, known);
      const params = { field, expected: { en: "the rules", ko: "규칙" }, given: shown(rule), suggestion };
      throw failure("input.option", params, { reason: "config" });
    }
    if (Date.parse(until) > now.getTime() + longestWaiver * day) {
      const expected: Text = {
        en: `a date at most ${longestWaiver} days ahead`,
        ko: `최대 ${longestWaiver}일 뒤의 날짜`,
      };
      throw failure(
        "input.value",
        { field: places(`${pointer}/until`), expected, given: shown(until) },
        { reason: "config" },
      );
    }
  });
}

async function checkWaivedUrls({ values: { waivers = [] }, places }: ReadConfig): Promise<void> {
  for (const [index, { url }] of waivers.entries()) {
    const expected = url === undefined ? null : await wrongPattern(url);
    if (url === undefined || expected === null) continue;
    const params = { field: places(`/waivers${pointerStep(index)}/url`), expected, given: shown(url) };
    throw failure("input.value", params, { reason: "config" });
  }
}

/** Returns what a waiver may name. Rules about waivers and baselines are left out: waiving them would make end dates meaningless. */
export function waivable(rules: readonly string[]): readonly string[] {
  return [...rules.filter((id) => !aboutPolicy.test(id)), ...groups()];
}

const aboutPolicy = /^gate\.(?:waiver|baseline)-/;

function groups(): readonly string[] {
  return [...checkIds, "gate"].map((id) => `${id}.*`);
}
