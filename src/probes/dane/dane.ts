import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, nameOf, labelsOf, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import type { Association } from "../../formats/dns/tlsa.ts";
import { ask } from "../dns/lookup.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import { securityOf } from "../dnssec/security.ts";
import { unchecked } from "../dnssec/verified.ts";
import type { SecurityState } from "../dnssec/zone-link.ts";
import { exchangersOf, type Exchanger } from "../mail/exchangers.ts";

/** The TLSA records of one mail exchanger, RFC 7672 §2.2. */
export interface HostTlsa {
  readonly host: string;
  /** The TLSA base domain: the end of the alias chain where the chain is signed, else the host's own name. */
  readonly base: DnsName;
  /** The DNSSEC state of its address records: where they are not secure, TLSA records are not looked up. */
  readonly addresses: SecurityState;
  /** The DNSSEC state of the CNAME at the host's name, where its addresses are insecure; null otherwise. */
  readonly alias: SecurityState | null;
  /** The DNSSEC state of the TLSA answer. */
  readonly security: SecurityState;
  readonly state: "found" | "absent" | "bogus" | "unknown";
  readonly reason: string | null;
  readonly records: readonly Association[];
}

/** Looks up the TLSA records of a domain's mail exchangers, cached for the run. Only bugs throw. */
export function tlsaOf(context: Context, domain: DnsName): Promise<readonly HostTlsa[]> {
  return context.once(`mail tlsa ${keyOf(domain)}`, async () => {
    const { hosts } = await exchangersOf(context, domain);
    const named = hosts.filter(({ problems }) => !problems.includes("address") && !problems.includes("null-beside"));
    return Promise.all(named.map((each) => hostTlsa(context, each)));
  });
}

/** The name of a mail server's TLSA records: RFC 6698 §3. Null where it would be too long. */
function tlsaName(base: DnsName): DnsName | null {
  const labels = [Buffer.from("_25"), Buffer.from("_tcp"), ...labelsOf(base)];
  const length = labels.reduce((sum, { length: size }) => sum + size + 1, 1);
  return length > 255 ? null : nameOf(labels);
}

async function hostTlsa(context: Context, { host, name, alias }: Exchanger): Promise<HostTlsa> {
  const [four, six] = await Promise.all([securityOf(context, name, types.A), securityOf(context, name, types.AAAA)]);
  const addresses = weakest(four.state, six.state);
  // RFC 7672 §2.2.2: the end of the alias chain is tried first where the whole chain is signed.
  const bases = alias && !isSameName(alias, name) && addresses === "secure" ? [alias, name] : [name];
  const found = await Promise.all(bases.map((base) => look(context, base)));
  const [first] = found;
  const chosen = found.find(({ state }) => state !== "absent") ?? first;
  if (!chosen) throw new Error("a host without a name");
  // RFC 7672 §2.2.2: an alias in a signed zone that leads into an unsigned one still has TLSA records at its own name. Postfix uses them.
  const isAliased = alias !== null && isOpen(addresses);
  const ofAlias = isAliased ? (await securityOf(context, name, types.CNAME)).state : null;
  return { host, addresses, alias: ofAlias, ...chosen };
}

function isOpen(state: SecurityState): boolean {
  return state === "insecure" || state === "island";
}

const ranks: readonly SecurityState[] = ["bogus", "indeterminate", "insecure", "island", "secure"];

function weakest(one: SecurityState, other: SecurityState): SecurityState {
  return ranks.indexOf(one) < ranks.indexOf(other) ? one : other;
}

type Found = Omit<HostTlsa, "host" | "addresses" | "alias">;

async function look(context: Context, base: DnsName): Promise<Found> {
  const name = tlsaName(base);
  const bare = { base, records: [], reason: null };
  if (!name) return { ...bare, security: "insecure", state: "absent" };
  const [security, told] = await Promise.all([
    securityOf(context, name, types.TLSA),
    ask(context, name, types.TLSA, unchecked),
  ]);
  const { state, reason } = security;
  const seen = { ...bare, security: state };
  if (state === "bogus") return { ...seen, state: "bogus", reason };
  const { answer } = told;
  if (answer.kind === "unknown") return { ...seen, state: "unknown", reason: answer.reason };
  if (state === "indeterminate") return { ...seen, state: "unknown", reason: reason ?? "indeterminate" };
  if (answer.kind !== "found") {
    const doubt = await doubtfulReasonIn(told);
    return { ...seen, state: doubt === null ? "absent" : "unknown", reason: doubt };
  }
  return { ...seen, state: "found", records: recordsOf("TLSA", answer.records).map(({ data }) => data) };
}
