import type { AnyCheck, Result } from "../check.ts";
import { compare, type Move } from "./compare.ts";
import { keyOf, type Fact, type Field } from "./fact.ts";
import { generalFacts, generalFields } from "./general.ts";

type Watched = Pick<AnyCheck, "id" | "words" | "monitored">;

/** Everything that is compared of a check, by name. */
export function fieldsOf(check: Watched): Readonly<Record<string, Field>> {
  return { ...check.monitored?.fields, ...generalFields(check) };
}

/** Everything that a result knows. */
export function factsOf(check: Watched, { raw, verdict }: Result): readonly Fact[] {
  const { monitored } = check;
  return [...(monitored?.facts(raw, verdict) ?? []), ...generalFacts(check, verdict, monitored?.doubts)];
}

/** What differs between two results of one check about one target. What one of them does not know is no difference. */
export function changesBetween(check: Watched, before: Result, after: Result): readonly Move[] {
  const fields = fieldsOf(check);
  const known = new Map(factsOf(check, before).map((fact) => [keyOf(fact), fact]));
  return factsOf(check, after).flatMap((fact) => {
    const [was, field] = [known.get(keyOf(fact)), fields[fact.field]];
    return was && field ? compare(was, fact, field) : [];
  });
}
