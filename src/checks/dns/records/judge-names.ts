import { isIPv6 } from "node:net";
import { isMapped } from "../../../core/target/address.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { findRecord, type RecordProblemId } from "./problems.ts";
import { reasonOf } from "./judge-reasons.ts";
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
  const { end, targets, beside } = aliases;
  const chain = [name, ...targets].join(" → ");
  return [
    ...(end === "loop" ? [findRecord("alias-loop", { name, chain })] : []),
    ...(end === "long" ? [findRecord("alias-long", { name, count: mostAliases }, { evidence: chain })] : []),
    ...(beside.length > 0 ? [findRecord("alias-beside", { name, types: beside.join(", ") })] : []),
  ];
}

/** Findings about the addresses and the HTTPS records of a name. */
export function addressFindings(raw: RecordsRaw): Findings {
  const { addresses, name, https, wildcard } = raw;
  const closed = addresses.list.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  const isAlone = closed.length === addresses.list.length;
  const said = { name, addresses: closed.join(", ") };
  return [
    ...(isWithoutHosts(raw) ? [findRecord("no-address", { name })] : []),
    ...(closed.length > 0 ? [findRecord(isAlone ? "private-address" : "private-address-beside", said)] : []),
    ...(addresses.six === "found" && addresses.four === "absent" && !isAlone
      ? [findRecord("ipv4-missing", { name })]
      : []),
    ...(addresses.four === "found" && (addresses.six === "absent" || isMappedAlone(addresses.list))
      ? [findRecord("ipv6-missing", { name })]
      : []),
    ...httpsFindings(name, https),
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
function isWithoutHosts({ name, addresses, aliases, mail, spf, https }: RecordsRaw): boolean {
  if (/(?:^|\.)(?:_|arpa$)/.test(name) || aliases.targets.length > 0) return false;
  return [addresses.four, addresses.six, mail.state, spf.state, https.state].every((state) => state === "absent");
}

function httpsFindings(name: string, { hasEch, hasBrokenEch, isLoop, aliases, hints }: RecordsRaw["https"]): Findings {
  const chain = [name, ...aliases].join(" → ");
  return [
    ...(hasEch && !hasBrokenEch ? [findRecord("ech-offered")] : []),
    ...(hasBrokenEch ? [findRecord("ech-broken", { name })] : []),
    ...(isLoop ? [findRecord("https-alias-loop", { name, chain })] : []),
    ...(hints.length > 0 ? [findRecord("https-hint-private", { name, addresses: hints.join(", ") })] : []),
  ];
}

/** Findings about mail servers. */
export function mailFindings({ mail, name }: RecordsRaw): Findings {
  if (mail.state === "unknown") return [unknownMail(name, mail.reason)];
  const isNull = mail.hosts.some(({ kind }) => kind === "null");
  const said = mail.total > 1 ? findRecord("mx-null-beside", { name }) : findRecord("mx-null", { name });
  const hosts = new Map(mail.hosts.map((host) => [host.name, host]));
  return [...(isNull ? [said] : []), ...[...hosts.values()].flatMap((host) => hostFindings(name, host))];
}

function hostFindings(name: string, host: RecordsRaw["mail"]["hosts"][number]): Findings {
  const seen = { subject: host.name };
  if (host.kind === "null") return [];
  if (host.kind === "address") return [findRecord("mx-address", { name, host: host.name }, seen)];
  const closed = host.addresses.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  const { alias, state } = host;
  return [
    ...(alias === null ? [] : [findRecord("mx-alias", { host: host.name, target: alias }, seen)]),
    ...(state === "without" || state === "missing" ? [findRecord("mx-no-address", { host: host.name }, seen)] : []),
    ...(closed.length > 0 ? [findRecord("mx-private", { host: host.name, addresses: closed.join(", ") }, seen)] : []),
    ...(state === "unknown" ? [unknownMail(host.name, host.reason)] : []),
  ];
}

function unknownMail(host: string, reason: string | null): Finding<RecordProblemId> {
  const seen = { subject: host, ...(reason !== null && { evidence: reason }) };
  return findRecord("mx-unknown", { host, reason: reasonOf(reason) }, seen);
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
