import { keyOf } from "../../formats/dns/name.ts";
import { recordsIn, type ResolverObservation } from "./observation.ts";

/** The answers of servers that rotate records or return some of many at a time. */
export interface Pool {
  /** Every record that any of them returned, with the CNAMEs that lead to it. */
  readonly members: ReadonlySet<string>;
  /** Whether the rotation is completely known: the second half of the answers showed nothing new. */
  readonly isComplete: boolean;
}

/** Minimum number of answers of a server to compare two halves. */
const enough = 6;

/** Combines the answers of servers, each in query order. */
export function poolOf(all: readonly (readonly ResolverObservation[])[]): Pool {
  const halves = all.map((sights) => [sights.slice(0, Math.ceil(sights.length / 2)), sights] as const);
  const early = new Set(halves.flatMap(([first]) => first.flatMap(membersOf)));
  const members = new Set(halves.flatMap(([, sights]) => sights.flatMap(membersOf)));
  return { members, isComplete: all.some(({ length }) => length >= enough) && early.size === members.size };
}

/** Whether an answer consists only of records that the servers rotate. */
export function isOfPool(sight: ResolverObservation, { members }: Pool): boolean {
  return sight.kind === "found" && membersOf(sight).every((each) => members.has(each));
}

/** Every record of an answer with its CNAMEs; without records, the kind of answer. */
export function membersOf(sight: ResolverObservation): readonly string[] {
  const way = sight.aliases.map(({ data }) => keyOf(data.name)).join(" ");
  if (sight.kind !== "found") return [`${way} ${sight.kind === "alias" ? "alias" : "nothing"}`];
  return recordsIn(sight).map((each) => `${way} > ${each}`);
}
