import { isIPv6 } from "node:net";
import { isMapped } from "../../../core/target/address.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { findRecord, type RecordProblemId } from "./problems.ts";
import type { RecordsRaw } from "./schema.ts";

type Findings = readonly Finding<RecordProblemId>[];

/** Zonemaster gives up after ten aliases, Unbound after eleven. */
const mostAliases = 10;

/** DNS Flag Day 2020: the size that fits into one datagram on every path. */
const largestAnswer = 1232;

/** Fewer verification tokens reveal little about an organisation. */
const manyTokens = 3;

/** Findings about CNAME chains. */
export function aliasFindings({ aliases, name }: RecordsRaw): Findings {
  const { outcome: end, targets, conflictingTypes: beside } = aliases;
  const chain = [name, ...targets].join(" → ");
  return [
    ...(end === "loop" ? [findRecord("alias-loop", { name, chain })] : []),
    ...(end === "long" ? [findRecord("alias-long", { name, count: mostAliases }, { evidence: chain })] : []),
    ...(beside.length > 0 ? [findRecord("alias-beside", { name, types: beside.join(", ") })] : []),
  ];
}

/** Findings about the addresses of a name. */
export function addressFindings(raw: RecordsRaw): Findings {
  const { addresses, name, wildcard } = raw;
  const closed = addresses.list.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  const isAlone = closed.length === addresses.list.length;
  const said = { name, addresses: closed.join(", ") };
  return [
    ...(isWithoutHosts(raw) ? [findRecord("no-address", { name })] : []),
    ...(closed.length > 0 ? [findRecord(isAlone ? "private-address" : "private-address-beside", said)] : []),
    ...(addresses.hasAaaa === "found" && addresses.hasA === "absent" && !isAlone
      ? [findRecord("ipv4-missing", { name })]
      : []),
    ...(addresses.hasA === "found" && (addresses.hasAaaa === "absent" || isMappedAlone(addresses.list))
      ? [findRecord("ipv6-missing", { name })]
      : []),
    ...(wildcard.state === "present" ? [findRecord("wildcard", { name, types: wildcard.types.join(", ") })] : []),
  ];
}

/** IPv4-mapped addresses give no IPv6 connection. */
function isMappedAlone(list: RecordsRaw["addresses"]["list"]): boolean {
  const sixes = list.filter(({ address }) => isIPv6(address));
  return sixes.length > 0 && sixes.every(({ address }) => isMapped(address));
}

/**
 * Whether a name leads neither to a web server nor to a mail server. Names with a label such as `_dmarc` carry data (RFC 8552), reverse names have PTR
 * records, a CNAME may only prove who owns the name, and an SPF record is for senders or for other records to include.
 */
function isWithoutHosts({ name, addresses, aliases, mail, spf, https, svcb, srv, naptr }: RecordsRaw): boolean {
  if (/(?:^|\.)(?:_|arpa$)/.test(name) || aliases.targets.length > 0) return false;
  const states = [addresses.hasA, addresses.hasAaaa, https.state, svcb.state, naptr.state];
  if (srv.total > 0) return false;
  return states.every((state) => state === "absent") && mail.kind === "none" && spf.evaluation.state === "none";
}

/** Findings about the TXT records as a whole. */
export function textFindings({ texts, name }: RecordsRaw): Findings {
  const { octets, repeated, tokens } = texts;
  const [first] = repeated;
  return [
    ...(texts.total > 0 && octets > largestAnswer ? [findRecord("txt-large", { name, octets })] : []),
    ...(first === undefined ? [] : [findRecord("txt-repeated", { name }, { evidence: first })]),
    ...(tokens >= manyTokens ? [findRecord("txt-tokens", { name, count: tokens })] : []),
  ];
}
