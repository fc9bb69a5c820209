import type { Context } from "../../core/check.ts";
import { rcodes, typeText } from "../../formats/dns/codes.ts";
import { countLabels, isSameName, isWithin, keyOf, outermost, type DnsName } from "../../formats/dns/name.ts";
import { ask, type LookupOptions, type DnsLookup } from "./lookup.ts";
import { viewPast } from "./authority-view.ts";
import { doubtfulReasonIn } from "./doubtful.ts";

type Asker = Pick<Context, "net" | "once">;

/** A question that a check asks the run's resolvers anyway, so repeating it costs nothing. */
export type ContradictionQuery = readonly [name: DnsName, type: number, asking: LookupOptions];

/** Two contradicting answers of one resolver: the name does not exist, and it has records. */
export interface Contradiction {
  readonly resolver: string;
  /** The highest name that is both denied and answered. */
  readonly name: DnsName;
  /** Types for which the answer was NXDOMAIN. */
  readonly deniedTypes: readonly string[];
  /** Types for which there is an answer, for the name or one below it. */
  readonly answeredTypes: readonly string[];
}

/** A run whose DNS answers are consistent. */
export interface Consistent<C> {
  /** The run itself; or a view that bypasses the resolvers, where one of them contradicts itself about the domain. */
  readonly context: C;
  readonly contradiction: Contradiction | null;
}

/**
 * Checks whether a resolver contradicts itself. Several caches behind one address do so while some of them still remember that a new name
 * does not exist (RFC 2308 §5). A zone cut from one cache and signatures from another do not match, so the name servers are asked instead.
 * Name servers that contradict themselves (RFC 4074 §4.2) are a different fault.
 */
export async function consistently<C extends Asker>(
  context: C,
  questions: readonly ContradictionQuery[],
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
  readonly told: DnsLookup;
}

async function contradictionIn(
  context: Asker,
  questions: readonly ContradictionQuery[],
): Promise<Contradiction | null> {
  const all = await Promise.all(
    questions.map(async ([name, type, asking]) => ({ name, type, told: await ask(context, name, type, asking) })),
  );
  const denials = all.filter(isDenial).toSorted((one, other) => one.name.wire.length - other.name.wire.length);
  for (const { name, told } of denials) {
    const resolver = told.reply?.server ?? "";
    const others = all.filter((each) => each.told.reply?.server === resolver && isTellingOf(each, name));
    if (others.length === 0 || (await doubtfulReasonIn(told)) !== null) continue;
    const denied = denials.filter((each) => isWithin(each.name, name) && each.told.reply?.server === resolver);
    return { resolver, name: cutBelow(told, name), deniedTypes: typesOf(denied), answeredTypes: typesOf(others) };
  }
  return null;
}

/** RFC 2308 §2: a negative answer contains the SOA record of its zone. Another cache may know a new zone just below that one. */
function cutBelow({ answer }: DnsLookup, name: DnsName): DnsName {
  const denier = answer.kind === "nxdomain" ? answer.soa?.name : undefined;
  return denier ? outermost(name, countLabels(denier) + 1) : name;
}

function typesOf(heard: readonly Heard[]): readonly string[] {
  return [...new Set(heard.map(({ type }) => typeText(type)))].toSorted();
}

/** Uses the response code. RFC 9824 §3 denies a name with an NXNAME record, which only clients that ask for DNSSEC see. */
function isDenial({ name, told: { message, answer } }: Heard): boolean {
  if (message?.rcode !== rcodes.NXDOMAIN || answer.kind !== "nxdomain") return false;
  return answer.aliases.length === 0 && isSameName(answer.name, name);
}

/** RFC 8020 §2: names below a name that does not exist do not exist either. */
function isTellingOf({ name, told: { message, answer } }: Heard, denied: DnsName): boolean {
  if (!message || answer.kind === "unknown" || !isWithin(name, denied)) return false;
  if (answer.kind === "found" || answer.aliases.length > 0) return true;
  return message.rcode === rcodes.NOERROR && answer.kind === "nodata" && isSameName(answer.name, name);
}

/**
 * Whether the name servers have everything that the resolver denies. If they deny it, the name was deleted, and cached records of other
 * types are expected. If they do both, the name servers contradict themselves.
 */
async function isThere(view: Asker, domain: DnsName, questions: readonly ContradictionQuery[]): Promise<boolean> {
  const inside = questions.filter(([name]) => isWithin(name, domain));
  const distinct = [...new Map(inside.map(([name, type]) => [`${type} ${keyOf(name)}`, { name, type }])).values()];
  const all = await Promise.all(
    distinct.map(async ({ name, type }) => ({ name, type, told: await ask(view, name, type, { isDnssecOk: true }) })),
  );
  return all.some((each) => isTellingOf(each, each.name)) && !all.some(isDenial);
}
