import { types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask, extendedErrors, type Told } from "./ask.ts";
import { unchecked, type Looking, type Trouble } from "./verified.ts";

/** RFC 8914: forged, blocked, censored, filtered, prohibited. Whoever says so has put something of its own into the answer. */
const tampering: ReadonlySet<number> = new Set([4, 15, 16, 17, 18]);

/** Whether whoever answered says that it is not what the zone would have answered. */
export function isTampered(told: Told): boolean {
  return extendedErrors(told).some(({ code }) => tampering.has(code));
}

/**
 * Whose doing it is that an answer lacks what its zone must have signed: that of the zone where a server of its own has given it. A resolver that passes on no signatures of a zone that is
 * known to sign withholds those of others, too, and nothing follows from it.
 */
export async function blameFor(context: Looking, trouble: Trouble, told: Told, anchor: DnsName): Promise<Trouble> {
  if (isTampered(told)) return { state: "indeterminate", reason: "filtered" };
  // A zone that says that there is nothing names itself, RFC 2308 §2: without that, what was said is not from there.
  const isNothing = trouble.lacks === "proofs" && told.answer.kind !== "found";
  if (isNothing && told.message && !hasSoa(told.message)) return { state: "indeterminate", reason: "NO-SOA" };
  const server = told.reply?.server;
  if (!trouble.lacks || !told.message || server === undefined) return trouble;
  const { isAuthoritative, isRecursionAvailable } = told.message;
  // RFC 6303: a resolver that answers of itself what others were asked for says nothing about their zones.
  if (isAuthoritative) return isRecursionAvailable ? { state: "indeterminate", reason: "local" } : trouble;
  // No zone has data of this type, so that a proof of it is due.
  const type = trouble.lacks === "signatures" ? types.DNSKEY : types.NULL;
  const { message } = await ask(context, anchor, type, { ...unchecked, server });
  const passesOn = message && (trouble.lacks === "signatures" ? isSigned(message.answers) : hasProof(message));
  return passesOn ? trouble : { state: "indeterminate", reason: "withheld" };
}

function isSigned(records: readonly ResourceRecord[]): boolean {
  return records.some(({ type }) => type === types.RRSIG);
}

function hasSoa({ authorities }: DnsMessage): boolean {
  return authorities.some(({ type }) => type === types.SOA);
}

function hasProof({ authorities }: DnsMessage): boolean {
  return isSigned(authorities) && authorities.some(({ type }) => type === types.NSEC || type === types.NSEC3);
}
