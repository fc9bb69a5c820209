import { isIP } from "node:net";
import type { Context } from "../../core/check.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import { root, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type DnsLookup } from "./lookup.ts";
import { doubtfulReasonIn } from "./doubtful.ts";
import { addressesIn } from "./name-servers.ts";
import { plainText } from "./plain-text.ts";
import { isPublicAddress } from "./public-address.ts";

/** A host that accepts mail for a domain, RFC 5321 §5.1. */
export interface MailHost {
  readonly name: DnsName;
  readonly preference: number;
  /** `null`: a null MX (RFC 7505). `address`: an IP address instead of a name. */
  readonly kind: "host" | "null" | "address";
  /** RFC 2181 §10.3: the end of the alias chain; null where the host is not an alias. */
  readonly alias: DnsName | null;
  readonly addresses: readonly { readonly address: string; readonly isPublic: boolean }[];
  /** Whether it has addresses; `missing`: the name does not exist. */
  readonly state: "there" | "without" | "missing" | "unknown";
  readonly reason: string | null;
  /** How many addresses there are. */
  readonly addressesTotal: number;
  /** Why the addresses of one family are unknown, even if the other family has some. */
  readonly doubt: string | null;
}

/** The mail records of a domain. */
export interface MailHosts {
  readonly told: DnsLookup;
  readonly answer: DnsAnswer;
  readonly hosts: readonly MailHost[];
  /** How many records there are. */
  readonly total: number;
}

/** The most hosts checked, and the most addresses of each. */
const mostHosts = 20;
const mostAddresses = 16;

/** Looks up the mail hosts of a name, the most preferred first. */
export async function mailHosts(context: Pick<Context, "net" | "once">, name: DnsName): Promise<MailHosts> {
  const told = await ask(context, name, types.MX);
  const { answer } = told;
  const records = answer.kind === "found" ? recordsOf("MX", answer.records) : [];
  const chosen = records
    .map(({ data }) => data)
    .toSorted((one, other) => one.preference - other.preference || compare(one.exchange, other.exchange))
    .slice(0, mostHosts);
  const hosts = await Promise.all(chosen.map((each) => mailHost(context, each.exchange, each.preference)));
  return { told, answer, hosts, total: records.length };
}

function compare(one: DnsName, other: DnsName): number {
  return one.wire.compare(other.wire);
}

/** Looks up one mail host. */
export async function mailHost(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  preference: number,
): Promise<MailHost> {
  const bare = { name, preference, alias: null, addresses: [], addressesTotal: 0, reason: null, doubt: null };
  if (name.wire.equals(root.wire)) return { ...bare, kind: "null", state: "without" };
  if (isIP(plainText(name)) !== 0) return { ...bare, kind: "address", state: "missing" };
  const told = await Promise.all([ask(context, name, types.A), ask(context, name, types.AAAA)]);
  const answers = told.map(({ answer }) => answer);
  const found = told.flatMap(addressesIn);
  const addresses = found.slice(0, mostAddresses);
  // The two address families may end the alias chain differently; the first one is used.
  const alias = answers.flatMap((answer) => (answer.kind === "unknown" ? [] : answer.aliases.slice(-1)))[0];
  const doubts = await Promise.all(told.map(doubtfulReasonIn));
  const doubt = doubts.find((each) => each !== null) ?? null;
  return {
    ...bare,
    kind: "host",
    alias: alias?.data.name ?? null,
    addresses: await Promise.all(
      addresses.map(async (address) => ({ address, isPublic: await isPublicAddress(context, address) })),
    ),
    addressesTotal: found.length,
    doubt,
    ...standing(answers, found.length > 0, doubt),
  };
}

/** If one family is unknown, it may have the addresses that the other lacks. */
function standing(
  answers: readonly DnsAnswer[],
  hasAddress: boolean,
  doubt: string | null,
): Pick<MailHost, "state" | "reason"> {
  if (hasAddress) return { state: "there", reason: null };
  if (doubt !== null) return { state: "unknown", reason: doubt };
  return { state: answers.some(({ kind }) => kind === "nxdomain") ? "missing" : "without", reason: null };
}
