import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { isTranslated } from "../../formats/dns/translated-address.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { unchecked, type DnssecContext } from "./verified.ts";

/** The most addresses compared. */
const most = 64;

/**
 * Whether the resolver synthesised the AAAA records of an answer from A records, as a DNS64 does for networks without IPv4 (RFC 6147). Such
 * records cannot be signed, and the zone has none.
 */
export async function isSynthesised(context: DnssecContext, { answer, reply }: DnsLookup): Promise<boolean> {
  if (answer.kind !== "found" || !reply) return false;
  const made = recordsOf("AAAA", answer.records).slice(0, most);
  if (made.length === 0) return false;
  const known = await addressesOf(context, answer.name, reply.server);
  return made.every(({ data }) => isTranslated(data.address, known));
}

async function addressesOf(context: DnssecContext, name: DnsName, server: string): Promise<readonly string[]> {
  const { answer } = await ask(context, name, types.A, { ...unchecked, server });
  const records = answer.kind === "found" ? recordsOf("A", answer.records) : [];
  return records.slice(0, most).map(({ data }) => data.address);
}
