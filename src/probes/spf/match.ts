import { isSameName, isWithin, keyOf, root, type DnsName } from "../../formats/dns/name.ts";
import { addressOctets } from "../../formats/dns/reverse-name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import type { SpfNetwork } from "../../formats/spf/network.ts";
import { addressesOfTerms, isVoid, type ValidatedNames } from "./names.ts";
import type { SpfAddress, SpfAsk } from "./question.ts";

/** Why an evaluation stops early. `lookups`, `voids` and `mx` are limits of RFC 7208 §4.6.4; any other code comes from the DNS. */
export interface SpfStop {
  readonly result: "temperror" | "permerror";
  readonly reason: string;
}

/** What a mechanism needs. */
export interface Matching {
  readonly ask: SpfAsk;
  readonly address: SpfAddress;
  /** The validated names of the address, looked up once. */
  readonly names: () => Promise<ValidatedNames>;
  /** Whether too many MX hosts are an error before the first address is compared, as in pyspf; otherwise after the tenth host. */
  readonly failsEarly: boolean;
  /** Called for a void lookup; a returned stop ends the evaluation. */
  readonly onVoid: () => SpfStop | null;
}

/** RFC 7208 §4.6.4: more MX hosts than this are an error. */
export const mostExchangers = 10;

/** Whether a mechanism with a DNS lookup matches. `target` is the name, and the prefix is the number of address bits that are compared. */
export async function matchName(
  mechanism: "a" | "mx" | "ptr" | "exists",
  target: DnsName,
  prefix: number,
  matching: Matching,
): Promise<boolean | SpfStop> {
  if (mechanism === "a") return hasAddress(target, prefix, matching);
  if (mechanism === "mx") return matchExchangers(target, prefix, matching);
  return mechanism === "ptr" ? hasNameWithin(target, matching) : isThere(target, matching);
}

async function hasNameWithin(target: DnsName, { names, onVoid }: Matching): Promise<boolean | SpfStop> {
  const validated = await names();
  const stop = validated.isVoid ? onVoid() : null;
  return stop ?? validated.names.some((each) => isWithin(each, target));
}

/** §5.7: always an A lookup, also for IPv6 senders. */
async function isThere(target: DnsName, { ask, onVoid }: Matching): Promise<boolean | SpfStop> {
  const answer = await ask(target, "A");
  if (answer.kind === "unknown") return { result: "temperror", reason: answer.reason };
  return isVoid(answer) ? (onVoid() ?? false) : true;
}

async function hasAddress(name: DnsName, prefix: number, matching: Matching): Promise<boolean | SpfStop> {
  const answer = await matching.ask(name, typeOf(matching.address));
  if (answer.kind === "unknown") return { result: "temperror", reason: answer.reason };
  const stop = isVoid(answer) ? matching.onVoid() : null;
  return stop ?? addressesOfTerms(answer).some((each) => isAlike(each, matching.address.octets, prefix));
}

async function matchExchangers(name: DnsName, prefix: number, matching: Matching): Promise<boolean | SpfStop> {
  const { ask, address } = matching;
  const answer = await ask(name, "MX");
  if (answer.kind === "unknown") return { result: "temperror", reason: answer.reason };
  if (answer.kind !== "found") return matching.onVoid() ?? false;
  const exchangers = recordsOf("MX", answer.records);
  const inOrder = exchangers.toSorted(
    ({ data: one }, { data: other }) => one.preference - other.preference || compare(one.exchange, other.exchange),
  );
  // RFC 7505: a null MX has no host.
  const hosts = inOrder.filter(({ data }) => !isSameName(data.exchange, root));
  if (matching.failsEarly && hosts.length > mostExchangers) return { result: "permerror", reason: "mx" };
  for (const [index, { data }] of hosts.entries()) {
    // RFC 7208 §4.6.4 limits the lookups: if one of the first ten hosts matches, no more are needed.
    if (index >= mostExchangers) return { result: "permerror", reason: "mx" };
    const told = await ask(data.exchange, typeOf(address));
    if (told.kind === "unknown") return { result: "temperror", reason: told.reason };
    if (addressesOfTerms(told).some((each) => isAlike(each, address.octets, prefix))) return true;
  }
  return false;
}

function compare(one: DnsName, other: DnsName): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function typeOf({ family }: SpfAddress): "A" | "AAAA" {
  return family === "four" ? "A" : "AAAA";
}

/** Whether an address is in the network of an `ip4` or `ip6` term. */
export function isInNetwork({ octets }: SpfAddress, { address, prefix }: SpfNetwork): boolean {
  return isAlike(addressOctets(address), octets, prefix);
}

/** Whether two addresses of one family share a prefix. */
function isAlike(one: Buffer, other: Buffer, bits: number): boolean {
  if (one.length !== other.length) return false;
  const whole = Math.floor(bits / 8);
  if (!one.subarray(0, whole).equals(other.subarray(0, whole))) return false;
  const rest = bits % 8;
  return rest === 0 || ((one[whole] ?? 0) ^ (other[whole] ?? 0)) >> (8 - rest) === 0;
}
