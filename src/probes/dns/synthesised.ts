import { isIP } from "node:net";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type Told } from "./ask.ts";
import { unchecked, type Looking } from "./verified.ts";

/** RFC 6052 §2.2: where the four octets of an address stand, by the length of the prefix; the ninth octet is always zero. */
const layouts: readonly (readonly [number, number, number, number])[] = [
  [4, 5, 6, 7],
  [5, 6, 7, 9],
  [6, 7, 9, 10],
  [7, 9, 10, 11],
  [9, 10, 11, 12],
  [12, 13, 14, 15],
];

/** So many addresses are compared. */
const most = 64;

/**
 * Whether whoever answered has made the AAAA records of an answer from the A records of the name, as a DNS64 does for networks
 * without IPv4 (RFC 6147): nobody can have signed them, and the zone has none that would have to be.
 */
export async function isSynthesised(context: Looking, { answer, reply }: Told): Promise<boolean> {
  if (answer.kind !== "found" || !reply) return false;
  const made = recordsOf("AAAA", answer.records).slice(0, most);
  if (made.length === 0) return false;
  const known = await addressesOf(context, answer.name, reply.server);
  return made.every(({ data }) => known.some((each) => embeds(data.address, each)));
}

async function addressesOf(context: Looking, name: DnsName, server: string): Promise<readonly string[]> {
  const { answer } = await ask(context, name, types.A, { ...unchecked, server });
  const records = answer.kind === "found" ? recordsOf("A", answer.records) : [];
  return records.slice(0, most).map(({ data }) => data.address);
}

/** Whether an IPv6 address is the translation of an IPv4 address, under whatever prefix. */
function embeds(six: string, four: string): boolean {
  if (isIP(six) !== 6 || isIP(four) !== 4) return false;
  const octets = octetsOf(six);
  const wanted = four.split(".").map(Number);
  return layouts.some((places) => {
    // RFC 6052 §2.2: bits 64 to 71 are zero, unless the prefix of 96 bits that a network has chosen goes over them.
    const isFree = places[0] === 12 || octets[8] === 0;
    return isFree && places.every((place, index) => octets[place] === wanted[index]);
  });
}

/** The sixteen octets of an IPv6 address. */
function octetsOf(address: string): readonly number[] {
  // URLs have it in hexadecimal digits alone, and as short as can be.
  const text = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? "::";
  const [head = "", tail] = text.split("::");
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return [...first, ...zeros, ...last].flatMap((group) => [group >> 8, group & 0xff]);
}

function groupsOf(text: string): readonly number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}
