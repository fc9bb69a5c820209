import type { FailureFacts } from "../../../core/failure.ts";
import { rcodes, rcodeText, types } from "../../../formats/dns/codes.ts";
import type { DnsMessage } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import type { Ability, Stance } from "./schema.ts";

/** System errors that mean this machine has no route to an address. They say nothing about the server. */
const ours: ReadonlySet<string> = new Set([
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EACCES",
  "EPERM",
  "EINVAL",
]);

/** Classifies a server by its answer to an SOA query for the zone. */
export function serverStateOf({ message, ...told }: DnsLookup, zone: DnsName): Stance {
  // RFC 7766 §5: clients ask over UDP first, so a server without UDP counts as silent.
  if (message && told.reply?.lost === "udp") return { state: "silent", reason: "NO-UDP" };
  if (message) return stanceBy(message, zone);
  return "failure" in told ? withoutAnswer(told.failure) : { state: "silent", reason: told.answer.kind };
}

/** Why there is no answer: the server was silent, or we did not ask. */
export function withoutAnswer({ reason, params }: FailureFacts): Stance {
  if (reason === "timeout.dns") return { state: "silent", reason: "TIMEOUT" };
  if (reason !== "dns.failed") return { state: "unasked", reason };
  const { detail } = params;
  if (typeof detail !== "string") return { state: "silent", reason };
  if (detail === "BADRESP") return { state: "lame", reason: detail };
  return { state: ours.has(detail) ? "unasked" : "silent", reason: detail };
}

function lame(reason: string): Stance {
  return { state: "lame", reason };
}

function stanceBy(message: DnsMessage, zone: DnsName): Stance {
  const { rcode, isAuthoritative, answers, authorities } = message;
  if (rcode !== rcodes.NOERROR) return lame(rcodeText(rcode));
  if (answers.some(({ type, name }) => type === types.SOA && isSameName(name, zone))) {
    return isAuthoritative ? { state: "authoritative", reason: null } : lame("not-authoritative");
  }
  // RFC 1034 §3.6.2: a CNAME at the apex hides the SOA record, but the server does serve the zone.
  if (isAuthoritative && recordsOf("CNAME", answers).some(({ name }) => isSameName(name, zone))) {
    return { state: "authoritative", reason: null };
  }
  // RFC 1034 §4.3.2: an authoritative server answers from the zone and does not refer elsewhere.
  if (recordsOf("NS", authorities).some(({ name }) => isWithin(zone, name))) return lame("referral");
  // The server serves the parent zone, which has no delegation here.
  if (recordsOf("SOA", authorities).some(({ name }) => isWithin(zone, name))) return lame("other-zone");
  return lame("empty");
}

/** Whether a feature works: it does if the query that needs it was answered. */
export function abilityOf(told: DnsLookup): Ability {
  if (told.message) return { works: true, reason: null };
  const { state, reason } = withoutAnswer(told.failure);
  return { works: state === "unasked" ? null : false, reason };
}
