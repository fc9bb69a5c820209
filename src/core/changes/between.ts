import type { AnyCheck, Result } from "../check.ts";
import { generalText } from "../template.ts";
import type { Text } from "../text.ts";
import { compareFacts, eachOnce, type Move } from "./compare.ts";
import { factKeyOf, type Fact, type MonitoredField } from "./fact.ts";
import { generalFacts, generalFields, seeFindings } from "./general.ts";

type Watched = Pick<AnyCheck, "id" | "words" | "monitored">;

/** All monitored fields of a check, by name. */
export function fieldsOf(check: Watched): Readonly<Record<string, MonitoredField>> {
  return { ...check.monitored?.fields, ...generalFields(check) };
}

/** A change in words. */
interface ChangeWords {
  readonly title: Text;
  /** The finding that came or went; null for a change of a value. */
  readonly finding: { readonly id: string; readonly cause: Text } | null;
  readonly action: Text;
}

/** The words of a change. A finding is stored without its facts, so its sentences are general: `<host>` instead of a name. */
export function wordsOfChange(
  check: Watched | null | undefined,
  { field, from, to }: { readonly field: string; readonly from: string | null; readonly to: string | null },
): ChangeWords {
  const known = check ? fieldsOf(check)[field] : undefined;
  const { title, action } = known ?? { title: { en: field, ko: field }, action: seeFindings };
  const [id = ""] = (to ?? from ?? "").split(" ");
  const name = field === "finding" && check && id.startsWith(`${check.id}.`) ? id.slice(check.id.length + 1) : "";
  const problems = check?.words.problems ?? {};
  const problem = Object.hasOwn(problems, name) ? problems[name] : undefined;
  if (!problem) return { title, finding: null, action };
  return { title, finding: { id, cause: generalText(problem.cause) }, action: generalText(problem.action) };
}

/** All facts of a result. */
export function factsOf(check: Watched, { raw, verdict }: Result, expiryDays?: readonly number[]): readonly Fact[] {
  const { monitored } = check;
  const {
    facts = [],
    doubts = [],
    gaps = [],
  } = monitored
    ? { facts: monitored.facts(raw, verdict, expiryDays), doubts: monitored.doubts, gaps: monitored.gaps?.(raw) }
    : {};
  return [...facts, ...generalFacts(check, verdict, { doubts, gaps })];
}

/** The differences between two results of a check for one target. Facts that one result lacks are no difference. */
export function changesBetween(check: Watched, before: Result, after: Result): readonly Move[] {
  const fields = fieldsOf(check);
  const known = new Map(factsOf(check, before).map((fact) => [factKeyOf(fact), fact]));
  const moves = factsOf(check, after).flatMap((fact) => {
    const [was, field] = [known.get(factKeyOf(fact)), fields[fact.field]];
    return was && field ? compareFacts(was, fact, field) : [];
  });
  return eachOnce(moves, fields);
}
