import { keyOf } from "../../formats/dns/name.ts";
import { recordsIn, type Sight } from "./sight.ts";

/** What servers answer that take turns among more records than they give at once, or give one after the other. */
export interface Pool {
  /** Every record that any of them has given, with the aliases that lead to it. */
  readonly members: ReadonlySet<string>;
  /** Whether they have been asked often enough to say that there are no others: the second half of the answers brought nothing new. */
  readonly isComplete: boolean;
}

/** As many answers of one server make two halves that are worth comparing. */
const enough = 6;

/** Takes together what servers answered, each in the order in which it was asked. */
export function poolOf(all: readonly (readonly Sight[])[]): Pool {
  const halves = all.map((sights) => [sights.slice(0, Math.ceil(sights.length / 2)), sights] as const);
  const early = new Set(halves.flatMap(([first]) => first.flatMap(membersOf)));
  const members = new Set(halves.flatMap(([, sights]) => sights.flatMap(membersOf)));
  return { members, isComplete: all.some(({ length }) => length >= enough) && early.size === members.size };
}

/** Whether an answer consists only of records that the servers rotate. */
export function isOfPool(sight: Sight, { members }: Pool): boolean {
  return sight.kind === "found" && membersOf(sight).every((each) => members.has(each));
}

/** Every record of an answer with the aliases that lead to it; where it has none, what it is. */
export function membersOf(sight: Sight): readonly string[] {
  const way = sight.aliases.map(({ data }) => keyOf(data.name)).join(" ");
  if (sight.kind !== "found") return [`${way} ${sight.kind === "alias" ? "alias" : "nothing"}`];
  return recordsIn(sight).map((each) => `${way} > ${each}`);
}
