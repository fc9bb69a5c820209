import type { Finding, FindingDetails } from "../../../core/result/interpretation.ts";
import type { DkimKeyProblem } from "../../../formats/dkim/key.ts";
import { fill, type Text } from "../../../core/text.ts";
import { mendedKey, tooShortIn } from "./repair.ts";
import { findDkim, type DkimProblemId } from "./problems.ts";
import type { DkimRaw } from "./schema.ts";
import { keyFaultWords } from "./words.ts";

type Findings = readonly Finding<DkimProblemId>[];
type Selector = DkimRaw["selectors"][number];
type Key = NonNullable<Selector["key"]>;

/** Problems that receivers tolerate, and their findings. */
const slight = { short: "dkim-short", long: "dkim-long" } as const;

/** Faults in the record's syntax only; verifiers accept it anyway. */
const ofForm: ReadonlySet<DkimKeyProblem> = new Set(["bare-rsa", "late-version"]);

function isFatal(problem: DkimKeyProblem): boolean {
  return !ofForm.has(problem) && !Object.hasOwn(slight, problem);
}

/** Findings for the key at a selector; `seen` is the evidence added to each. */
export function keyFindings(each: Selector, key: Key, seen: FindingDetails): Findings {
  const { selector, at } = each;
  if (key.isRevoked) return [findDkim("dkim-revoked", { selector }, seen)];
  const fatal = key.problems.find(isFatal);
  if (!key.isUsable && fatal) return [brokenFinding(each, fatal, seen)];
  const whose = whoseOf(each);
  // One corrected record for all findings of this key.
  const fix = { ...seen, ...fixOf(each, false) };
  const { bits } = key;
  return [
    ...(["short", "long"] as const).flatMap((problem) =>
      key.problems.includes(problem) ? [findDkim(slight[problem], { selector, bits: bits ?? 0, whose }, seen)] : [],
    ),
    ...(key.problems.includes("bare-rsa") ? [findDkim("dkim-bare", { selector, at, whose }, fix)] : []),
    ...(key.problems.includes("late-version") ? [findDkim("dkim-late-version", { selector, at, whose }, fix)] : []),
    ...(key.isTesting ? [findDkim("dkim-testing", { selector, at, whose }, fix)] : []),
  ];
}

/** The finding for a key that receivers do not use. Another record cannot fix a key that is too short. */
export function brokenFinding(
  each: Selector,
  problem: keyof typeof keyFaultWords,
  seen: FindingDetails,
): Finding<DkimProblemId> {
  const { selector, at, text } = each;
  const whose = whoseOf(each);
  const bits = text === null ? null : tooShortIn(text);
  if (bits !== null) return findDkim("dkim-too-short", { selector, bits, whose }, seen);
  const fault = keyFaultWords[problem];
  return findDkim("dkim-broken", { selector, at, fault, whose }, { ...seen, ...fixOf(each, true) });
}

const nothing: Text = { en: "", ko: "" };

/** Who has to act if the selector is an alias: only the operator of its target can change the record. */
export function whoseOf({ aliases, at, operator }: Pick<Selector, "aliases" | "at" | "operator">): Text {
  if (aliases.length === 0) return nothing;
  const words = operator === null ? aliasWords.unknown : aliasWords.known;
  const params = { at, operator: operator ?? "" };
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}

const aliasWords = {
  known: {
    en: " The selector is a CNAME to {at}: ask {operator} to do this.",
    ko: " 선택자가 {at|을/를} 가리키는 CNAME이므로 {operator}에 요청하십시오.",
  },
  unknown: {
    en: " The selector is a CNAME: ask the operator of {at} to do this.",
    ko: " 선택자가 CNAME이므로 {at}의 운영자에게 요청하십시오.",
  },
} as const satisfies Record<string, Text>;

/** The same key in the correct format. A record behind a CNAME belongs to its operator, so none is offered. */
function fixOf({ text, aliases, at }: Selector, mayTest: boolean): FindingDetails {
  const value = text === null || aliases.length > 0 ? null : mendedKey(text, mayTest);
  return value === null ? {} : { record: { name: at, type: "TXT", value } };
}
