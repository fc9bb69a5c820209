import type { AnyCheck, Result } from "../check.ts";
import { compare, eachOnce, type Move } from "./compare.ts";
import { keyOf, type Fact, type Field } from "./fact.ts";
import { generalFacts, generalFields } from "./general.ts";

type Watched = Pick<AnyCheck, "id" | "words" | "monitored">;

/** All monitored fields of a check, by name. */
export function fieldsOf(check: Watched): Readonly<Record<string, Field>> {
  return { ...check.monitored?.fields, ...generalFields(check) };
}

/** All facts of a result. */
export function factsOf(check: Watched, { raw, verdict }: Result): readonly Fact[] {
  const { monitored } = check;
  return [...(monitored?.facts(raw, verdict) ?? []), ...generalFacts(check, verdict, monitored?.doubts)];
}

/** The differences between two results of a check for one target. Facts that one result lacks are no difference. */
export function changesBetween(check: Watched, before: Result, after: Result): readonly Move[] {
  const fields = fieldsOf(check);
  const known = new Map(factsOf(check, before).map((fact) => [keyOf(fact), fact]));
  const moves = factsOf(check, after).flatMap((fact) => {
    const [was, field] = [known.get(keyOf(fact)), fields[fact.field]];
    return was && field ? compare(was, fact, field) : [];
  });
  return eachOnce(moves, fields);
}
