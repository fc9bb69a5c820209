import type { Finding, Seen } from "../../../core/result/interpretation.ts";
import type { DkimKeyProblem } from "../../../formats/dkim/key.ts";
import { mendedKey } from "./repair.ts";
import { findDkim, type DkimProblemId } from "./problems.ts";
import type { DkimRaw } from "./schema.ts";
import { keyFaultWords } from "./words.ts";

type Findings = readonly Finding<DkimProblemId>[];
type Selector = DkimRaw["selectors"][number];
type Key = NonNullable<Selector["key"]>;

/** Problems that receivers put up with, and the findings that tell of them. */
const slight = { short: "dkim-short", long: "dkim-long" } as const;

function isFatal(problem: DkimKeyProblem): boolean {
  return problem !== "bare-rsa" && !Object.hasOwn(slight, problem);
}

/** What there is to say of a key that stands at a selector; `seen` is what is told with all of it. */
export function keyFindings(each: Selector, key: Key, seen: Seen): Findings {
  const { selector, at } = each;
  if (key.isRevoked) return [findDkim("dkim-revoked", { selector }, seen)];
  const fatal = key.problems.find(isFatal);
  if (!key.isUsable && fatal) {
    const fault = keyFaultWords[fatal];
    return [findDkim("dkim-broken", { selector, at, fault }, { ...seen, ...fixOf(each, true) })];
  }
  // One record for all that is told of it.
  const fix = { ...seen, ...fixOf(each, false) };
  const { bits } = key;
  return [
    ...(["short", "long"] as const).flatMap((problem) =>
      key.problems.includes(problem) ? [findDkim(slight[problem], { selector, bits: bits ?? 0 }, seen)] : [],
    ),
    ...(key.problems.includes("bare-rsa") ? [findDkim("dkim-bare", { selector, at }, fix)] : []),
    ...(key.isTesting ? [findDkim("dkim-testing", { selector, at }, fix)] : []),
  ];
}

/** The same key, as it should be written; what stands behind an alias is for somebody else to publish. */
export function fixOf({ text, aliases, at }: Selector, mayTest: boolean): Seen {
  const value = text === null || aliases.length > 0 ? null : mendedKey(text, mayTest);
  return value === null ? {} : { record: { name: at, type: "TXT", value } };
}
