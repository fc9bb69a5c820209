import type { Context } from "../../core/check.ts";
import { rcodes, typeText } from "../../formats/dns/codes.ts";
import { countLabels, isSameName, isWithin, keyOf, outermost, type DnsName } from "../../formats/dns/name.ts";
import { ask, type Asking, type Told } from "./ask.ts";
import { viewPast } from "./authority-view.ts";
import { doubtIn } from "./doubt.ts";

type Asker = Pick<Context, "net" | "once">;

/** A question that a check puts to the resolvers of the run anyway: asking it again costs nothing. */
export type Question = readonly [name: DnsName, type: number, asking: Asking];

/** Two answers of one resolver of which one must be wrong: there is no such name, and something of it. */
export interface Contradiction {
  readonly resolver: string;
  /** The outermost name that is denied and told of. */
  readonly name: DnsName;
  /** Types for which the name is denied. */
  readonly denied: readonly string[];
  /** Types for which there is an answer, of the name or of one below it. */
  readonly told: readonly string[];
}

/** A run whose answers fit together. */
export interface Consistent<C> {
  /** The run itself, or the same past the resolvers where one of them contradicts itself about the domain. */
  readonly context: C;
  readonly contradiction: Contradiction | null;
}

/**
 * Looks whether a resolver contradicts itself, as a farm of several caches behind one address does while some of them remember that a
 * new name does not exist (RFC 2308 §5). A zone cut from one of them and signatures from another one never fit together, so that then
 * the name servers are asked instead. Servers that contradict themselves (RFC 4074 §4.2) are another thing.
 */
export async function consistently<C extends Asker>(
  context: C,
  questions: readonly Question[],
): Promise<Consistent<C>> {
  const usual = { context, contradiction: null };
  const contradiction = await contradictionIn(context, questions);
  const view = contradiction && (await viewPast(context, contradiction.name));
  if (!contradiction || !view) return usual;
  return (await isThere(view, contradiction.name, questions)) ? { context: view, contradiction } : usual;
}

interface Heard {
  readonly name: DnsName;
  readonly type: number;
  readonly told: Told;
}

async function contradictionIn(context: Asker, questions: readonly Question[]): Promise<Contradiction | null> {
  const all = await Promise.all(
    questions.map(async ([name, type, asking]) => ({ name, type, told: await ask(context, name, type, asking) })),
  );
  const denials = all.filter(isDenial).toSorted((one, other) => one.name.wire.length - other.name.wire.length);
  for (const { name, told } of denials) {
    const resolver = told.reply?.server ?? "";
    const others = all.filter((each) => each.told.reply?.server === resolver && isTellingOf(each, name));
    if (others.length === 0 || (await doubtIn(told)) !== null) continue;
    const denied = denials.filter((each) => isWithin(each.name, name) && each.told.reply?.server === resolver);
    return { resolver, name: cutBelow(told, name), denied: typesOf(denied), told: typesOf(others) };
  }
  return null;
}

/** RFC 2308 §2: the zone that denies the name shows its SOA record; what another cache has may be a whole zone just below that one. */
function cutBelow({ answer }: Told, name: DnsName): DnsName {
  const denier = answer.kind === "nxdomain" ? answer.soa?.name : undefined;
  return denier ? outermost(name, countLabels(denier) + 1) : name;
}

function typesOf(heard: readonly Heard[]): readonly string[] {
  return [...new Set(heard.map(({ type }) => typeText(type)))].toSorted();
}

/** By the response code: RFC 9824 §3 proves absence by a record that only those see who ask for it. */
function isDenial({ name, told: { message, answer } }: Heard): boolean {
  if (message?.rcode !== rcodes.NXDOMAIN || answer.kind !== "nxdomain") return false;
  return answer.aliases.length === 0 && isSameName(answer.name, name);
}

/** RFC 8020 §2: what is below a name that does not exist does not exist either. */
function isTellingOf({ name, told: { message, answer } }: Heard, denied: DnsName): boolean {
  if (!message || answer.kind === "unknown" || !isWithin(name, denied)) return false;
  if (answer.kind === "found" || answer.aliases.length > 0) return true;
  return message.rcode === rcodes.NOERROR && answer.kind === "nodata" && isSameName(answer.name, name);
}

/**
 * Whether the name servers have all that the resolver denies. Where they deny it themselves the name is gone, and what a cache still has
 * of other types is as it should be; where they do both, it is them who contradict themselves.
 */
async function isThere(view: Asker, domain: DnsName, questions: readonly Question[]): Promise<boolean> {
  const inside = questions.filter(([name]) => isWithin(name, domain));
  const distinct = [...new Map(inside.map(([name, type]) => [`${type} ${keyOf(name)}`, { name, type }])).values()];
  const all = await Promise.all(
    distinct.map(async ({ name, type }) => ({ name, type, told: await ask(view, name, type, { isDnssecOk: true }) })),
  );
  return all.some((each) => isTellingOf(each, each.name)) && !all.some(isDenial);
}
