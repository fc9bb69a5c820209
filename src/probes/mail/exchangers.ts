import { isIP } from "node:net";
import type { DnsName } from "../../formats/dns/name.ts";
import { keyOf } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { types } from "../../formats/dns/codes.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import { mailHost, mailHosts, type MailHost } from "../dns/mail-hosts.ts";
import { plainText } from "../dns/plain-text.ts";
import { securityOf } from "../dnssec/security.ts";
import type { DnssecContext } from "../dnssec/verified.ts";
import type { SecurityState } from "../dnssec/zone-link.ts";

/** Why mail cannot be delivered to one host, as far as the DNS shows it. */
type ExchangerProblem =
  /** An IP address instead of a name, RFC 1035 §3.3.9. */
  | "address"
  /** Its name is an alias, RFC 2181 §10.3. */
  | "alias"
  /** The name does not exist. */
  | "missing"
  /** It has no address. */
  | "no-address"
  /** None of its addresses is public. */
  | "private"
  /** Some of its addresses are not public. */
  | "partly-private"
  /** RFC 7505 §3: a null MX beside other MX hosts. */
  | "null-beside"
  /** None of its addresses passes DNSSEC validation: validating senders get no address, RFC 4035 §5.5. */
  | "bogus"
  /** Whether it has addresses is unknown. */
  | "unknown";

/** One address of a mail exchanger. */
interface ExchangerAddress {
  readonly address: string;
  /** Whether it is public, or in a network that the operator has allowed. */
  readonly isPublic: boolean;
}

/** One host that accepts mail for a domain. */
export interface Exchanger {
  /** In lower case, in ASCII, without a trailing dot; `.` for a null MX. */
  readonly host: string;
  readonly name: DnsName;
  readonly preference: number;
  /** The end of the alias chain; null where the host is not an alias. */
  readonly alias: DnsName | null;
  readonly addresses: readonly ExchangerAddress[];
  readonly addressesTotal: number;
  readonly problems: readonly ExchangerProblem[];
  /** Why one or both address families are unknown. */
  readonly reason: string | null;
}

/** The mail exchangers of a domain. */
export interface Exchangers {
  /**
   * `implicit`: no MX records, so the domain itself is the host (RFC 5321 §5.1). `null`: a null MX (RFC 7505). `none`: neither MX records
   * nor addresses, or NXDOMAIN. `bogus`: DNSSEC validation fails, and validating senders deliver nothing.
   */
  readonly kind: "found" | "implicit" | "null" | "none" | "unknown" | "bogus";
  /** Why it is unknown or bogus; NXDOMAIN where it is `none` because the name does not exist. */
  readonly reason: string | null;
  /** The DNSSEC state of the MX answer, or of the proof that there are no MX records. */
  readonly security: SecurityState;
  /** The most preferred first, each name once; empty for a null MX. */
  readonly hosts: readonly Exchanger[];
  /** The number of different hosts in the MX records. */
  readonly total: number;
}

/** The most hosts reported, and the most addresses of each. */
const mostHosts = 10;
const mostAddresses = 8;

/** Finds the mail exchangers of a domain, cached for the run. Only bugs throw. */
export function exchangersOf(context: DnssecContext, domain: DnsName): Promise<Exchangers> {
  return context.once(`mail exchangers ${keyOf(domain)}`, () => look(context, domain));
}

async function look(context: DnssecContext, domain: DnsName): Promise<Exchangers> {
  const [mail, { state: security, reason: fault, opinion }] = await Promise.all([
    mailHosts(context, domain),
    securityOf(context, domain, types.MX),
  ]);
  const { told, answer, hosts } = mail;
  const records = answer.kind === "found" ? recordsOf("MX", answer.records) : [];
  const total = new Set(records.map(({ data }) => keyOf(data.exchange))).size;
  const bare = { security, hosts: [], total };
  if (security === "bogus") return { ...bare, kind: "bogus", reason: fault };
  if (answer.kind === "unknown") {
    const isBogus = opinion.verdict === "bogus";
    return { ...bare, kind: isBogus ? "bogus" : "unknown", reason: (isBogus ? opinion.reason : null) ?? answer.reason };
  }
  if (answer.kind !== "found") {
    const doubt = await doubtfulReasonIn(told);
    if (doubt !== null) return { ...bare, kind: "unknown", reason: doubt };
    return answer.kind === "nxdomain" ? { ...bare, kind: "none", reason: "NXDOMAIN" } : implicit(context, domain, bare);
  }
  if (hosts.length === 0) return { ...bare, kind: "unknown", reason: "BADRESP" };
  if (hosts.every(({ kind }) => kind === "null")) return { ...bare, kind: "null", reason: null };
  const once = new Map(hosts.toReversed().map((each) => [keyOf(each.name), each]));
  const chosen = hosts.filter((each) => once.get(keyOf(each.name)) === each).slice(0, mostHosts);
  const doubts = await Promise.all(chosen.map((each) => bogusReason(context, each)));
  // A validating sender gets no address and keeps the mail in its queue.
  if (total <= chosen.length && doubts.every((each) => each !== null)) {
    return { ...bare, kind: "bogus", reason: doubts[0] ?? null };
  }
  const known = chosen.map((each, at) => verified(exchangerOf(each), doubts[at] ?? null));
  return { ...bare, kind: "found", reason: null, hosts: known };
}

/** Why no address of a host passes validation; null where one does, or where it has none for other reasons. */
async function bogusReason(context: DnssecContext, { kind, name, addresses }: MailHost): Promise<string | null> {
  if (kind !== "host") return null;
  const families = await Promise.all(
    ([4, 6] as const).map(async (family) => {
      const { state, reason, opinion } = await securityOf(context, name, family === 4 ? types.A : types.AAAA);
      const isBogus = state === "bogus" || (state === "indeterminate" && opinion.verdict === "bogus");
      const isThere = addresses.some(({ address }) => isIP(address) === family);
      return { isBogus, isThere, reason: (state === "bogus" ? reason : opinion.reason) ?? "bogus" };
    }),
  );
  if (families.some(({ isBogus, isThere }) => isThere && !isBogus)) return null;
  return families.find(({ isBogus }) => isBogus)?.reason ?? null;
}

/** An address that fails validation counts as missing: RFC 5321 §5.1, senders continue with the next host. */
function verified(host: Exchanger, doubt: string | null): Exchanger {
  return doubt === null ? host : { ...host, addresses: [], addressesTotal: 0, problems: ["bogus"], reason: doubt };
}

/** RFC 5321 §5.1: without MX records the domain is its own mail host, with preference 0. */
async function implicit(
  context: DnssecContext,
  domain: DnsName,
  bare: Pick<Exchangers, "security" | "hosts" | "total">,
): Promise<Exchangers> {
  const seen = await mailHost(context, domain, 0);
  const bogus = await bogusReason(context, seen);
  if (bogus !== null) return { ...bare, kind: "bogus", reason: bogus };
  const host = exchangerOf(seen);
  if (host.problems.includes("unknown")) return { ...bare, kind: "unknown", reason: host.reason };
  // An MX target must not be an alias; the domain itself may be one.
  const problems = host.problems.filter((each) => each !== "alias");
  if (host.addressesTotal === 0) return { ...bare, kind: "none", reason: null };
  return { ...bare, kind: "implicit", reason: null, hosts: [{ ...host, problems }] };
}

/** A mail host with its problems. */
export function exchangerOf(host: MailHost): Exchanger {
  const { name, preference, alias, addresses, addressesTotal, doubt } = host;
  return {
    host: plainText(name),
    name,
    preference,
    alias,
    addresses: addresses.slice(0, mostAddresses),
    addressesTotal,
    problems: problemsOf(host),
    reason: doubt,
  };
}

function problemsOf({ kind, alias, state, addresses, doubt }: MailHost): readonly ExchangerProblem[] {
  if (kind === "null") return ["null-beside"];
  if (kind === "address") return ["address"];
  const closed = addresses.filter(({ isPublic }) => !isPublic).length;
  // The unknown family may have the public address.
  const isClosed = closed > 0 && closed === addresses.length && doubt === null;
  return [
    ...(alias ? (["alias"] as const) : []),
    ...(state === "missing" ? (["missing"] as const) : []),
    ...(state === "without" ? (["no-address"] as const) : []),
    ...(isClosed ? (["private"] as const) : []),
    ...(closed > 0 && !isClosed ? (["partly-private"] as const) : []),
    ...(state === "unknown" ? (["unknown"] as const) : []),
  ];
}
