import { rcodes, rcodeText, types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { anchorAbove } from "./anchor.ts";
import { ask, extendedErrors, type ExtendedError, type DnsLookup } from "./lookup.ts";
import type { SecurityReason } from "../dnssec/reasons.ts";
import { isConclusive } from "../dnssec/security-state.ts";
import { unchecked, type DnssecContext } from "../dnssec/verified.ts";
import { isTampered } from "../dnssec/withheld.ts";

/** How a resolver validates an answer, as far as its reply shows it. */
export interface ResolverValidation {
  /** The resolver; null where none answered. */
  readonly server: string | null;
  /** The response code, or why there is no answer. */
  readonly rcode: string;
  /** The AD bit; null where there is no answer. */
  readonly authenticData: boolean | null;
  readonly extended: readonly ExtendedError[];
  /** The response code with CD set; asked where the first query failed. */
  readonly withoutChecking: string | null;
  readonly verdict: "secure" | "insecure" | "bogus" | "unknown";
  /** The reason, as far as the resolver states one. */
  readonly reason: string | null;
}

/** RFC 8914 §4 and IANA's registry: the extended errors that mean bogus signatures. */
const bogusCodes: ReadonlyMap<number, SecurityReason | null> = new Map<number, SecurityReason | null>([
  // Bogus, without a specific reason.
  [6, null],
  [7, "expired"],
  [8, "not-yet-valid"],
  [9, "no-matching-key"],
  [10, "no-signature"],
  [11, "no-zone-key"],
  [12, "no-proof"],
]);

/** The extended errors that mean the answer need not be signed. */
const insecureCodes: ReadonlyMap<number, SecurityReason | null> = new Map<number, SecurityReason>([
  [1, "unsupported"],
  [2, "unsupported"],
  [27, "iterations"],
]);

/** The most extended errors reported. */
const mostErrors = 8;

/** Asks how the run's resolvers validate a type of a name. */
export async function resolverValidationOf(
  context: DnssecContext,
  name: DnsName,
  type: number,
): Promise<ResolverValidation> {
  const told = await ask(context, name, type, { isDnssecOk: true });
  const extended = extendedErrors(told).slice(0, mostErrors);
  const { message, reply } = told;
  if (!message || !reply) {
    const rcode = told.answer.kind === "unknown" ? told.answer.reason : "TIMEOUT";
    const none = { server: null, authenticData: null, withoutChecking: null };
    return { ...none, rcode, extended, verdict: "unknown", reason: rcode };
  }
  const again = message.rcode === rcodes.SERVFAIL ? await ask(context, name, type, unchecked) : null;
  const said = {
    server: reply.server,
    rcode: rcodeText(message.rcode),
    authenticData: message.isAuthenticData,
    extended,
    withoutChecking: again && (again.message ? rcodeText(again.message.rcode) : wordOf(again)),
  };
  if (again) return { ...said, ...failed(said.rcode, again, extended) };
  if (isTampered(told)) return { ...said, verdict: "unknown", reason: "filtered" };
  if (told.answer.kind === "unknown") return { ...said, verdict: "unknown", reason: told.answer.reason };
  if (message.isAuthenticData) return { ...said, verdict: "secure", reason: null };
  return { ...said, ...(await unauthenticated(context, name, reply.server, extended)) };
}

function wordOf({ answer }: DnsLookup): string {
  return answer.kind === "unknown" ? answer.reason : "NOERROR";
}

/** RFC 8914 §4: codes of resolvers that have checked signatures. Merely missing records may be unreachable. */
const looked: ReadonlySet<number> = new Set([6, 7, 8]);

/**
 * Adjusts a resolver's result by our own. If keys or delegations are unreachable, a failing resolver reports an outage and not bogus data,
 * even though it returns the records with CD set.
 */
export function withoutOutage(
  opinion: ResolverValidation,
  { state, reason }: { readonly state: string; readonly reason: string | null },
): ResolverValidation {
  // Response codes and codes for a missing answer are in capitals; validation reasons are not.
  const isOutage = state === "indeterminate" && reason !== null && /^[A-Z]/.test(reason);
  const hasLooked = opinion.extended.some(({ code }) => looked.has(code));
  if (opinion.verdict !== "bogus" || hasLooked || !isOutage) return opinion;
  return { ...opinion, verdict: "unknown", reason };
}

type Verdict = Pick<ResolverValidation, "verdict" | "reason">;

/** RFC 4035 §5.5: SERVFAIL means bogus or unreachable data. It is bogus only if the data can be had with CD set. */
function failed(rcode: string, again: DnsLookup, extended: readonly ExtendedError[]): Verdict {
  const reason = firstOf(bogusCodes, extended);
  if (reason !== undefined) return { verdict: "bogus", reason };
  if (again.message && isConclusive(again.message)) return { verdict: "bogus", reason: null };
  return { verdict: "unknown", reason: rcode };
}

/** Without AD an answer is insecure, provided the resolver validates at all. */
async function unauthenticated(
  context: DnssecContext,
  name: DnsName,
  server: string,
  extended: readonly ExtendedError[],
): Promise<Verdict> {
  const reason = firstOf(insecureCodes, extended);
  if (reason !== undefined) return { verdict: "insecure", reason };
  const anchor = anchorAbove(context.dns, name);
  if (!anchor) return { verdict: "unknown", reason: "no-anchor" };
  const { message } = await ask(context, anchor, types.DNSKEY, { isDnssecOk: true, server });
  if (message?.isAuthenticData) return { verdict: "insecure", reason: null };
  return { verdict: "unknown", reason: "not-validating" };
}

/** The first known reason among the codes; undefined where none is known. */
function firstOf(
  codes: ReadonlyMap<number, SecurityReason | null>,
  extended: readonly ExtendedError[],
): SecurityReason | null | undefined {
  const said = extended.map(({ code }) => code).filter((code) => codes.has(code));
  return said.map((code) => codes.get(code)).find((each) => each !== null) ?? (said.length > 0 ? null : undefined);
}
