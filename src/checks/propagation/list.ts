import { resolverWords } from "../../probes/dns/resolver-words.ts";
import { joined, type Phrases } from "../../core/words.ts";
import type { Text } from "../../core/text.ts";
import type { PropagationRaw } from "./schema.ts";

type Resolver = PropagationRaw["resolvers"][number];

/** A list of the first resolvers with details. */
export function listOf<T extends Pick<Resolver, "name">>(
  all: readonly T[],
  detail: (each: T) => readonly Phrases[],
): Text {
  const most = 6;
  const shown = all.slice(0, most).map((each) => {
    const about = detail(each).filter((part) => part !== "");
    return about.length === 0 ? each.name : joined([`${each.name} (`, joined(about, ", "), ")"], "");
  });
  return joined([...shown, ...(all.length > most ? [`+${all.length - most}`] : [])], ", ");
}

/** A resolver's answer in short. A value that is not among the current ones comes first, since it is what differs. */
export function shownOf(
  { answer, values, aliases, reason }: Pick<Resolver, "answer" | "values" | "aliases" | "reason">,
  current: PropagationRaw["current"] = [],
): readonly Phrases[] {
  const known = new Set(current.flatMap((each) => each.values));
  const first = values.find((each) => !known.has(each)) ?? values[0] ?? aliases.at(-1);
  if (first !== undefined) return [values.length > 1 ? `${first} …` : first];
  if (answer !== "unknown") return [answer === "alias" ? answer : resolverWords(answer.toUpperCase())];
  return [reason === null ? "" : resolverWords(reason)];
}
