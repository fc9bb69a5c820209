import { isIP } from "node:net";
import type { DnsName } from "../../formats/dns/name.ts";
import { keyOf } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { types } from "../../formats/dns/codes.ts";
import { doubtIn } from "../dns/doubt.ts";
import { mailHost, mailHosts, type MailHost } from "../dns/mail-hosts.ts";
import { plainText } from "../dns/plain-text.ts";
import { securityOf } from "../dnssec/security.ts";
import type { Looking } from "../dnssec/verified.ts";
import type { SecurityState } from "../dnssec/zone-link.ts";

/** What keeps mail from one host, as far as the DNS tells it. */
type ExchangerProblem =
  /** An address in the place of a name, RFC 1035 §3.3.9. */
  | "address"
  /** Its name is an alias, RFC 2181 §10.3. */
  | "alias"
  /** There is no such name. */
  | "missing"
  /** It has no address. */
  | "no-address"
  /** None of its addresses can be reached from the Internet. */
  | "private"
  /** Some of them cannot. */
  | "partly-private"
  /** RFC 7505 §3: it says that no mail is taken, and stands beside hosts that take some. */
  | "null-beside"
  /** None of its addresses verifies (DNSSEC): whoever checks has none for it, RFC 4035 §5.5. */
  | "bogus"
  /** Whether it has addresses could not be told. */
  | "unknown";

/** One address of a mail exchanger. */
interface ExchangerAddress {
  readonly address: string;
  /** Whether it can be reached from the Internet, or is one of a network that the operator has allowed. */
  readonly isPublic: boolean;
}

/** One host that takes mail for a domain. */
export interface Exchanger {
  /** In lower case, in ASCII, without a dot at its end; `.` for a null MX. */
  readonly host: string;
  readonly name: DnsName;
  readonly preference: number;
  /** Where an alias leads in the end; null where the host is none. */
  readonly alias: DnsName | null;
  readonly addresses: readonly ExchangerAddress[];
  readonly addressesTotal: number;
  readonly problems: readonly ExchangerProblem[];
  /** Why one family of addresses, or both, could not be told. */
  readonly reason: string | null;
}

/** Who takes the mail of a domain. */
export interface Exchangers {
  /**
   * `implicit`: no MX records, so that the domain itself is the host (RFC 5321 §5.1); `null`: it takes no mail and says so (RFC 7505);
   * `none`: neither MX records nor addresses, or no such name; `bogus`: DNSSEC does not verify, and nobody is handed any mail.
   */
  readonly kind: "found" | "implicit" | "null" | "none" | "unknown" | "bogus";
  /** Why it is unknown or bogus; NXDOMAIN where it is `none` because there is no such name. */
  readonly reason: string | null;
  /** How far the answer about MX records, or about there being none, can be trusted by its signatures. */
  readonly security: SecurityState;
  /** The most preferred first, each name once; of a null MX none. */
  readonly hosts: readonly Exchanger[];
  /** How many different hosts the MX records name. */
  readonly total: number;
}

/** So many hosts are told, and so many addresses of each. */
const mostHosts = 10;
const mostAddresses = 8;

/** Finds out who takes the mail of a domain, once a run. Only bugs throw. */
export function exchangersOf(context: Looking, domain: DnsName): Promise<Exchangers> {
  return context.once(`mail exchangers ${keyOf(domain)}`, () => look(context, domain));
}

async function look(context: Looking, domain: DnsName): Promise<Exchangers> {
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
    const doubt = await doubtIn(told);
    if (doubt !== null) return { ...bare, kind: "unknown", reason: doubt };
    return answer.kind === "nxdomain" ? { ...bare, kind: "none", reason: "NXDOMAIN" } : implicit(context, domain, bare);
  }
  if (hosts.length === 0) return { ...bare, kind: "unknown", reason: "BADRESP" };
  if (hosts.every(({ kind }) => kind === "null")) return { ...bare, kind: "null", reason: null };
  const once = new Map(hosts.toReversed().map((each) => [keyOf(each.name), each]));
  const chosen = hosts.filter((each) => once.get(keyOf(each.name)) === each).slice(0, mostHosts);
  const doubts = await Promise.all(chosen.map((each) => bogusReason(context, each)));
  // Whoever verifies hears of no address, and keeps the mail.
  if (total <= chosen.length && doubts.every((each) => each !== null)) {
    return { ...bare, kind: "bogus", reason: doubts[0] ?? null };
  }
  const known = chosen.map((each, at) => verified(exchangerOf(each), doubts[at] ?? null));
  return { ...bare, kind: "found", reason: null, hosts: known };
}

/** Why none of the addresses of a host can be believed; null where one can, or where it has none for other reasons. */
async function bogusReason(context: Looking, { kind, name, addresses }: MailHost): Promise<string | null> {
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

/** An address that does not verify is nobody's: RFC 5321 §5.1 has whoever checks go on to the next host. */
function verified(host: Exchanger, doubt: string | null): Exchanger {
  return doubt === null ? host : { ...host, addresses: [], addressesTotal: 0, problems: ["bogus"], reason: doubt };
}

/** RFC 5321 §5.1: without MX records the domain is its own host, with a preference of 0. */
async function implicit(
  context: Looking,
  domain: DnsName,
  bare: Pick<Exchangers, "security" | "hosts" | "total">,
): Promise<Exchangers> {
  const seen = await mailHost(context, domain, 0);
  const bogus = await bogusReason(context, seen);
  if (bogus !== null) return { ...bare, kind: "bogus", reason: bogus };
  const host = exchangerOf(seen);
  if (host.problems.includes("unknown")) return { ...bare, kind: "unknown", reason: host.reason };
  // An alias belongs into no MX record; a domain may be one.
  const problems = host.problems.filter((each) => each !== "alias");
  if (host.addressesTotal === 0) return { ...bare, kind: "none", reason: null };
  return { ...bare, kind: "implicit", reason: null, hosts: [{ ...host, problems }] };
}

function exchangerOf(host: MailHost): Exchanger {
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
  // The family that could not be told may have the public address.
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
