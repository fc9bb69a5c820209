import type { Context } from "../../../core/check.ts";
import { outOfTime } from "../../../core/net/dns.ts";
import { rcodes, rcodeText, types } from "../../../formats/dns/codes.ts";
import { countLabels, isSameName, outermost, parentOf, type DnsName } from "../../../formats/dns/name.ts";
import { ask, extendedErrors, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { viewPast } from "../../../probes/dns/authority-view.ts";
import { askAuthority, nameServersOf } from "../../../probes/dns/name-servers.ts";
import { zoneAbove } from "../../../probes/dns/zone.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import type { ParentView } from "./collect-parent.ts";
import type { SeenServer } from "../servers/schema.ts";
import type { Existence } from "./schema.ts";
import { existenceBy } from "../servers/abilities.ts";

/** Maximum number of extended errors. */
const mostExtended = 8;

/** The queries that show whether a name exists: the most common types. */
const asked = [types.A, types.AAAA, types.MX, types.TXT, types.NS] as const;

const order = ["exists", "nxdomain"] as const;

/** Whether a name exists according to the resolvers; the zone's own servers are queried elsewhere. */
export async function existenceOf(context: Pick<Context, "net" | "once">, name: DnsName): Promise<Existence> {
  const told = await Promise.all(asked.map((type) => ask(context, name, type)));
  const [first] = told;
  const states = told.map((each) => stateOf(each, name));
  // A name with records of one type exists, even if other types get NXDOMAIN.
  const state = order.find((each) => states.includes(each)) ?? "unknown";
  const chosen = state === "unknown" ? (told.find(saysWhy) ?? first) : (told[states.indexOf(state)] ?? first);
  return {
    state,
    reason: state === "unknown" && chosen ? reasonOf(chosen) : null,
    resolver: chosen?.reply?.server ?? null,
    extended: chosen ? extendedErrors(chosen).slice(0, mostExtended) : [],
    cdRcode: chosen ? await withoutChecking(context, name, chosen) : null,
    isResolverWorking: null,
    authoritativeState: "unknown",
  };
}

/** Why there is no answer; the end of the run is our own limit. */
function reasonOf(told: DnsLookup): string | null {
  if (isLate(told)) return outOfTime;
  return told.answer.kind === "unknown" ? told.answer.reason : null;
}

/** Prefer a reason over a timeout: a closed port refuses only some of many datagrams. */
function saysWhy({ answer }: DnsLookup): boolean {
  return answer.kind === "unknown" && answer.reason !== "TIMEOUT";
}

function isLate(told: DnsLookup): boolean {
  return "failure" in told && told.failure.reason === outOfTime;
}

/** What an answer says about the name itself. An alias exists even if its target does not. */
function stateOf({ answer }: DnsLookup, name: DnsName): Existence["state"] {
  if (answer.kind === "unknown") return "unknown";
  return answer.kind === "nxdomain" && isSameName(answer.name, name) ? "nxdomain" : "exists";
}

/** RFC 4035 §3.2.2: an answer that arrives only with validation disabled has failed validation. */
async function withoutChecking(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  { message }: DnsLookup,
): Promise<string | null> {
  if (message?.rcode !== rcodes.SERVFAIL) return null;
  const again = await ask(context, name, types.A, { isCheckingDisabled: true });
  return again.message ? rcodeText(again.message.rcode) : again.answer.reason;
}

/** Maximum number of name servers asked to confirm NXDOMAIN. */
const mostWitnesses = 2;

/** The zone that should hold the name, as far as known. */
interface Holder {
  readonly name: DnsName;
  readonly zone: DnsName | null;
  readonly parent: ParentView | null;
  readonly servers: readonly SeenServer[];
}

/** Queries the name servers about the name, and the resolver about the parent zone. */
export async function withAuthorities(
  context: Pick<Context, "net" | "once">,
  existence: Existence,
  holder: Holder,
): Promise<Existence> {
  const { zone, servers } = holder;
  if (zone === null) return existence;
  const seen = servers.flatMap(({ addresses }) => addresses.map((each) => each.existence));
  const said = seen.length > 0 ? seen : await askWitnesses(context, zone, holder);
  const authorities = order.find((each) => said.includes(each)) ?? "unknown";
  if (existence.state !== "unknown") return { ...existence, authoritativeState: authorities };
  return {
    ...existence,
    state: authorities,
    authoritativeState: authorities,
    isResolverWorking: await worksAbove(context, zone),
  };
}

/** Whether the resolver answers for the parent zone; null if the run ended before. */
async function worksAbove(context: Pick<Context, "net" | "once">, zone: DnsName): Promise<boolean | null> {
  const unchecked = { isCheckingDisabled: true };
  if ((await zoneAbove(context, zone, unchecked)).kind === "zone") return true;
  const above = parentOf(zone);
  return above && isLate(await ask(context, above, types.SOA, unchecked)) ? null : false;
}

async function askWitnesses(
  context: Pick<Context, "net" | "once">,
  zone: DnsName,
  { name, parent }: Holder,
): Promise<readonly Existence["state"][]> {
  // A delegated name exists.
  if (parent?.cut && isSameName(parent.cut, name)) return ["exists"];
  const { servers } = await nameServersOf(context, zone, { isCheckingDisabled: true });
  const glue = [...recordsOf("A", parent?.glue ?? []), ...recordsOf("AAAA", parent?.glue ?? [])];
  const known = servers.flatMap(({ addresses }) => addresses.slice(0, 1));
  const places = known.length > 0 ? known : glue.map(({ data }) => data.address);
  const said = await Promise.all(
    places
      .slice(0, mostWitnesses)
      .map(async (address) => existenceBy(await askAuthority(context, address, [name, types.A]), name)),
  );
  if (said.some((each) => each !== "unknown") || isSameName(name, zone)) return said;
  // For names the zone has delegated since, its servers return a referral.
  const below = await viewPast(context, outermost(name, countLabels(zone) + 1));
  return below ? [existenceBy(await ask(below, name, types.A), name)] : said;
}
